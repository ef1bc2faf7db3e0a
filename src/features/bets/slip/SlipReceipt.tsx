import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useAppDispatch } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { Money } from '../../../ui/money';
import { betsEvents } from '../betsSlice';
import type { BetSlip } from '../betsState';
import { canBetAgain } from '../../receipts/receipt';
import type { Receipt } from '../../receipts/receipt';
import { callTimeText, receiptMessage, receiptSeverity } from '../../receipts/betMessages';
import { FigureRow, SlipForm, SlipHead } from './slipParts';

const spinner = <CircularProgress size={22} color="inherit" aria-hidden="true" />;

/**
 * The bet modal in place of its form, while the slip's last stake is not decided: what is known of the stake. To
 * wait is the usual way. It takes the focus of the form, so that Escape still closes it.
 */
export function SlipReceipt({ slip, receipt }: { slip: BetSlip; receipt: Receipt }) {
  const dispatch = useAppDispatch();
  const { id: receiptId, stake } = receipt;
  const { title, hint } = receiptMessage(receipt);
  const isWaiting = receiptSeverity(receipt) === 'waiting';
  const isNotPlaced = canBetAgain(receipt);
  const { receiptDismissed, slipClosed, slipReopened } = betsEvents;
  // One that is still looked for stands on the home screen then.
  const close = () => dispatch(isNotPlaced ? receiptDismissed({ receiptId }) : slipClosed());
  const betAgain = () => dispatch(slipReopened({ receiptId }));
  return (
    <SlipForm as="div">
      <DialogContent>
        <SlipHead slip={slip} />
        <FigureRow>
          {km.betModal.amount}
          <Money amount={stake.amount} />
        </FigureRow>
        <Alert
          ref={takeFocus}
          tabIndex={-1}
          role="group"
          aria-label={km.receipt.label}
          severity={isWaiting ? 'info' : 'error'}
          icon={isWaiting ? spinner : undefined}
        >
          <div role="status">
            <AlertTitle>{title}</AlertTitle>
            {hint} {callTimeText(receipt)}
          </div>
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button variant={isNotPlaced ? 'text' : 'contained'} size="large" onClick={close}>
          {isNotPlaced ? km.keypad.close : km.receipt.wait}
        </Button>
        {isNotPlaced && (
          <Button variant="contained" size="large" onClick={betAgain}>
            {km.receipt.betAgain}
          </Button>
        )}
      </DialogActions>
    </SlipForm>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
