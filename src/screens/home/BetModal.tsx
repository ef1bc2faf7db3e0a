import Dialog from '@mui/material/Dialog';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { BetSlipForm } from '../../features/bets/slip/BetSlipForm';
import { SlipReceipt } from '../../features/bets/slip/SlipReceipt';
import { selectSlipReceipt } from '../../features/bets/betsSelectors';
import { betsEvents } from '../../features/bets/betsSlice';
import { useSlipLine } from '../../features/ticket/useSlipLine';
import { sheet } from '../../ui/theme/windows';
import { useFocusReturn } from '../../ui/useFocusReturn';
import type { BetSlip } from '../../features/bets/betsState';

/** It takes the place of the keypad, whose submit key opened it. */
const atTheFoot = { [sheet]: { alignItems: 'flex-end' } };
const asSheet = { [sheet]: { width: '100%', margin: 0, borderRadius: '18px 18px 0 0' } };

/** The bet-confirmation modal: the slip's form, or the receipt of its last stake while that is not decided. */
export default function BetModal({ slip }: { slip: BetSlip }) {
  const dispatch = useAppDispatch();
  useFocusReturn();
  const receipt = useAppSelector(selectSlipReceipt);
  const line = useSlipLine(slip.number);
  return (
    <Dialog
      open
      onClose={() => dispatch(betsEvents.slipClosed())}
      maxWidth="xs"
      fullWidth
      aria-labelledby="slip-title"
      slotProps={{ container: { sx: atTheFoot }, paper: { sx: asSheet } }}
    >
      {receipt ? (
        <SlipReceipt slip={slip} receipt={receipt} />
      ) : (
        <BetSlipForm slip={slip} line={line} />
      )}
    </Dialog>
  );
}
