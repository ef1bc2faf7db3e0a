import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useAppDispatch } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { Money } from '../../../ui/money';
import { betsEvents } from '../betsSlice';
import { canBetAgain } from '../../receipts/receipt';
import type { Receipt } from '../../receipts/receipt';
import { callTimeText, receiptMessage, receiptSeverity } from '../../receipts/betMessages';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 10 });

/** What is known of the slip's last stake while it is not decided; to wait is the usual way. */
export function SlipReceipt({ receipt }: { receipt: Receipt }) {
  const dispatch = useAppDispatch();
  const { id: receiptId, stake } = receipt;
  const { title, hint } = receiptMessage(receipt);
  const isWaiting = receiptSeverity(receipt) === 'waiting';
  const close = () =>
    dispatch(
      // One that is still looked for stands on the home screen then.
      receipt.state === 'notPlaced'
        ? betsEvents.receiptDismissed({ receiptId })
        : betsEvents.slipClosed(),
    );
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
          {km.common.roundTag(stake.roundId)} <Money amount={stake.amount} />
        </strong>
        <div>{hint}</div>
        <div>{callTimeText(receipt)}</div>
      </div>
      <Actions>
        <Button variant="contained" onClick={close}>
          {isWaiting ? km.receipt.wait : km.keypad.close}
        </Button>
        {canBetAgain(receipt) && (
          <Button variant="text" onClick={() => dispatch(betsEvents.slipReopened({ receiptId }))}>
            {km.receipt.betAgain}
          </Button>
        )}
      </Actions>
    </Alert>
  );
}
