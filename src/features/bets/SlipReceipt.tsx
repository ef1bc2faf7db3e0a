import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef } from 'react';
import { km } from '../../i18n/km';
import { SpinnerButton } from '../../ui/buttons';
import { Money } from '../../ui/money';
import { FigureRow, SlipActions, SlipHead, SlipPanel } from './slipParts';
import { canBetAgain } from './receipt';
import type { Receipt } from './receipt';
import { callTimeText, receiptMessage, receiptSeverity } from './betMessages';

interface SlipReceiptProps {
  receipt: Receipt;
  /** The list of bets is being fetched before the slip opens again. */
  isLookingAgain: boolean;
  onBetAgain(): void;
  onClose(): void;
}

/**
 * The bet modal while the outcome of its stake is unknown. It replaces the form, so that no impatient
 * Enter sends the stake again.
 */
export function SlipReceipt(props: SlipReceiptProps) {
  const { receipt, isLookingAgain, onBetAgain, onClose } = props;
  const { stake } = receipt;
  const { title, hint } = receiptMessage(receipt);
  const isWaiting = receiptSeverity(receipt) === 'waiting';
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus stays in the dialog, on nothing that a key can press.
  useEffect(() => panel.current?.focus(), []);
  return (
    <SlipPanel ref={panel} tabIndex={-1} sx={{ '&&:focus': { outline: 'none' } }}>
      <SlipHead titleId="slip-title" roundId={stake.roundId} number={stake.number} />
      <FigureRow>
        {km.betModal.amount}
        <Money amount={stake.amount} />
      </FigureRow>
      <Alert
        role="status"
        severity={isWaiting ? 'info' : 'error'}
        icon={
          isWaiting ? <CircularProgress size={22} color="inherit" aria-hidden="true" /> : undefined
        }
      >
        <AlertTitle>{title}</AlertTitle>
        {hint}
        <div>{callTimeText(receipt)}</div>
      </Alert>
      <SlipActions>
        <Button size="large" variant={isWaiting ? 'outlined' : 'text'} onClick={onClose}>
          {km.keypad.close}
        </Button>
        {canBetAgain(receipt) && (
          <SpinnerButton size="large" busy={isLookingAgain} onClick={onBetAgain}>
            {km.receipt.betAgain}
          </SpinnerButton>
        )}
      </SlipActions>
    </SlipPanel>
  );
}
