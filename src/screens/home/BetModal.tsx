import Dialog from '@mui/material/Dialog';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { BetSlipForm } from '../../features/bets/slip/BetSlipForm';
import { selectSlipReceipt } from '../../features/bets/betsSelectors';
import { betsEvents } from '../../features/bets/betsSlice';
import type { BetSlip } from '../../features/bets/betsState';

/** The bet-confirmation modal: the slip's form, below the receipt of its last stake while that is not decided. */
export default function BetModal({ slip }: { slip: BetSlip }) {
  const dispatch = useAppDispatch();
  const receipt = useAppSelector(selectSlipReceipt);
  return (
    <Dialog
      open
      onClose={() => dispatch(betsEvents.slipClosed())}
      maxWidth="xs"
      fullWidth
      // Tab still goes round inside; only Alt+T may take the focus to a toast.
      disableEnforceFocus
      aria-labelledby="slip-title"
    >
      {/* When a receipt comes or goes, the form moves: it is mounted again, so that it takes no press at first. */}
      <BetSlipForm key={receipt?.id ?? 'none'} slip={slip} />
    </Dialog>
  );
}
