import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { Spinner } from '../../ui/buttons/Spinner';
import { WarningIcon } from '../../ui/icons/icons';
import { Money } from '../../ui/money/Money';
import { betTypeOf } from '../../lib/drawnNumber';
import type { Receipt } from './receipt';
import './receipt.css';
import { receiptTone, receiptWords } from './receiptWords';

interface SlipReceiptProps {
  receipt: Receipt;
  onBetAgain(): void;
  onClose(): void;
}

/**
 * The bet modal after a press whose answer did not come: it says what is known of the stake, in
 * place of the form, so that no impatient Enter can send it again.
 */
export function SlipReceipt({ receipt, onBetAgain, onClose }: SlipReceiptProps) {
  const { stake } = receipt;
  const { title, hint } = receiptWords(receipt);
  const tone = receiptTone(receipt);
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button is gone; the focus stays in the dialog and on nothing that a key presses.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="slip slip-receipt">
      <header className="slip-head">
        <h2 id="slip-title">{km.betModal.title}</h2>
        <DigitBalls number={stake.number} size="lg" />
        <dl className="slip-facts">
          <dt>{km.betModal.round}</dt>
          <dd className="tabular">{km.common.roundTag(stake.roundId)}</dd>
          <dt>{km.betModal.type}</dt>
          <dd>{betTypeOf(stake.number)}</dd>
        </dl>
      </header>
      <p className="slip-receipt-amount">
        {km.betModal.amount}
        <Money amount={stake.amount} />
      </p>
      <div className={`slip-receipt-state receipt-${tone}`} role="status">
        <span className="receipt-icon">
          {tone === 'waiting' ? <Spinner /> : <WarningIcon size={22} />}
        </span>
        <strong className="receipt-title">{title}</strong>
        <p className="receipt-hint">{hint}</p>
      </div>
      <div className="slip-actions">
        <Button size="large" variant={tone === 'waiting' ? 'outlined' : 'text'} onClick={onClose}>
          {km.keypad.close}
        </Button>
        {tone === 'bad' && (
          <Button size="large" variant="contained" onClick={onBetAgain}>
            {km.receipt.betAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
