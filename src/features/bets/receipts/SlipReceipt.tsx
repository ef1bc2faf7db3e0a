import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { km } from '../../../i18n/km';
import { SpinnerButton } from '../../../ui/buttons';
import { Money } from '../../../ui/money';
import { canBetAgain } from './receipt';
import type { Receipt } from './receipt';
import { callTimeText, receiptMessage, receiptSeverity } from './betMessages';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 10 });

interface SlipReceiptProps {
  receipt: Receipt;
  /** The list of bets is being fetched before the slip opens again. */
  isLookingAgain: boolean;
  onBetAgain(): void;
  onClose(): void;
}

/** What is known of the slip's last stake while it is not decided; to wait is the usual way. */
export function SlipReceipt(props: SlipReceiptProps) {
  const { receipt, isLookingAgain, onBetAgain, onClose } = props;
  const { roundId, amount } = receipt.stake;
  const { title, hint } = receiptMessage(receipt);
  const isWaiting = receiptSeverity(receipt) === 'waiting';
  return (
    <Alert
      role="group"
      aria-label={km.receipt.label}
      severity={isWaiting ? 'info' : 'error'}
      icon={
        isWaiting ? <CircularProgress size={22} color="inherit" aria-hidden="true" /> : undefined
      }
    >
      <div role="status">
        <AlertTitle>{title}</AlertTitle>
        <strong>
          {km.common.roundTag(roundId)} <Money amount={amount} />
        </strong>
        <div>{hint}</div>
        <div>{callTimeText(receipt)}</div>
      </div>
      <Actions>
        <Button variant="contained" onClick={onClose}>
          {km.keypad.close}
        </Button>
        {canBetAgain(receipt) && (
          <SpinnerButton type="button" variant="text" busy={isLookingAgain} onClick={onBetAgain}>
            {km.receipt.betAgain}
          </SpinnerButton>
        )}
      </Actions>
    </Alert>
  );
}
