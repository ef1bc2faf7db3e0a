import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { Spinner } from '../../ui/buttons/Spinner';
import { CheckIcon, CloseIcon, WarningIcon } from '../../ui/icons/icons';
import { Money } from '../../ui/money/Money';
import { isLive } from './receipt';
import type { Receipt } from './receipt';
import './receipt.css';
import { receiptTone, receiptWords } from './receiptWords';

interface ReceiptCardProps {
  receipt: Receipt;
  onDismiss(): void;
  /** Opens the slip with the same stake; it sends nothing. */
  onBetAgain(): void;
}

/** What became of a stake: round, number and amount, the state in words, and what can be done. */
export function ReceiptCard({ receipt, onDismiss, onBetAgain }: ReceiptCardProps) {
  const { stake } = receipt;
  const { title, hint } = receiptWords(receipt);
  const tone = receiptTone(receipt);
  return (
    <article className={`receipt receipt-${tone}`}>
      <span className="receipt-icon">
        <ToneIcon tone={tone} />
      </span>
      <div className="receipt-words">
        <strong className="receipt-title">{title}</strong>
        <p className="receipt-hint">{hint}</p>
      </div>
      <p className="receipt-stake">
        <span className="tabular">{km.common.roundTag(stake.roundId)}</span>
        <DigitBalls number={stake.number} tone="ink" />
        <Money amount={stake.amount} />
      </p>
      {tone === 'bad' && (
        <Button className="receipt-again" variant="outlined" onClick={onBetAgain}>
          {km.receipt.betAgain}
        </Button>
      )}
      {!isLive(receipt) && (
        <IconButton className="receipt-close" aria-label={km.receipt.dismiss} onClick={onDismiss}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </article>
  );
}

function ToneIcon({ tone }: { tone: ReturnType<typeof receiptTone> }) {
  if (tone === 'good') return <CheckIcon size={20} />;
  if (tone === 'bad') return <WarningIcon size={20} />;
  return <Spinner />;
}
