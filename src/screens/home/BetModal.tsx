import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { BetSlipForm } from '../../features/bets/slip/BetSlipForm';
import { SlipReceipt } from '../../features/bets/receipts/SlipReceipt';
import { selectLastAmount, selectSlipReceipt } from '../../features/bets/betsSelectors';
import { betsEvents, selectIsSending, selectLookingAgainId } from '../../features/bets/betsSlice';
import type { BetSlip } from '../../features/bets/betsState';
import { useStakeBlocks } from '../../features/bets/useStakeBlocks';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import {
  selectBetLimit,
  selectIsBetLimitKnown,
  selectOdds,
  selectRoundId,
} from '../../features/game/gameSelectors';
import { selectLimitBlock } from '../../features/bets/limits/limitSelectors';
import { limitBlockText } from '../../features/bets/limits/limitTexts';
import { selectBalance } from '../../features/session/sessionSlice';
import { selectCanAddToTicket, selectIsInTicket } from '../../features/bets/ticket/ticketSelectors';
import { addToTicket } from '../../features/bets/ticket/ticketThunks';
import { betTypeOf } from '../../domain/drawnNumber';

/** The bet-confirmation modal: the slip's form, below the receipt of its last stake while that is not decided. */
export default function BetModal({ slip }: { slip: BetSlip }) {
  const dispatch = useAppDispatch();
  const receipt = useAppSelector(selectSlipReceipt);
  const lookingAgainId = useAppSelector(selectLookingAgainId);
  const close = () => dispatch(betsEvents.slipClosed());
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="xs"
      fullWidth
      // Tab still goes round inside; only Alt+T may take the focus to a toast.
      disableEnforceFocus
      aria-labelledby="slip-title"
    >
      <Slip
        // When a receipt comes or goes, the form moves: it is mounted again, so that it takes no press at first.
        key={receipt?.id ?? 'none'}
        slip={slip}
        receipt={
          receipt && (
            <SlipReceipt
              receipt={receipt}
              isLookingAgain={receipt.id === lookingAgainId}
              onBetAgain={() => dispatch(betsEvents.betAgainPressed({ receiptId: receipt.id }))}
              // One that is still looked for stands on the home screen then.
              onClose={
                receipt.state === 'notPlaced'
                  ? () => dispatch(betsEvents.receiptDismissed({ receiptId: receipt.id }))
                  : close
              }
            />
          )
        }
        onCancel={close}
      />
    </Dialog>
  );
}

interface SlipProps {
  slip: BetSlip;
  receipt: ReactNode;
  onCancel: () => void;
}

/** The slip with the present state of the game. */
function Slip({ slip, receipt, onCancel }: SlipProps) {
  const dispatch = useAppDispatch();
  const currentRoundId = useAppSelector(selectRoundId);
  const blocks = useStakeBlocks(slip);
  const isSending = useAppSelector(selectIsSending);
  const limits = useAppSelector(selectBetLimit);
  const areLimitsKnown = useAppSelector(selectIsBetLimitKnown);
  const balance = useAppSelector(selectBalance);
  const odds = useAppSelector(selectOdds);
  const lastAmount = useAppSelector(selectLastAmount);
  const ownLimitWarning = useClockedSelector((state, now) => {
    const block = selectLimitBlock(state, slip.amount ?? 0, now);
    return block && limitBlockText(block);
  });
  const canAdd = useAppSelector(selectCanAddToTicket);
  const isInTicket = useAppSelector((state) => selectIsInTicket(state, slip.number));
  const type = betTypeOf(slip.number);
  return (
    <BetSlipForm
      slip={slip}
      receipt={receipt}
      currentRoundId={currentRoundId}
      blocks={blocks}
      isSending={isSending}
      limits={limits}
      areLimitsKnown={areLimitsKnown}
      balance={balance}
      ownLimitWarning={ownLimitWarning}
      odds={type === null ? 0 : odds[type]}
      onAmountChange={(entry) => dispatch(betsEvents.slipAmountChanged(entry))}
      lastAmount={lastAmount}
      onChipUndo={() => dispatch(betsEvents.chipUndone())}
      onAmountLeave={() => dispatch(betsEvents.slipAmountLeft())}
      onTry={() => dispatch(betsEvents.submitTried())}
      onMoveToRound={(roundId) => dispatch(betsEvents.slipMovedToRound({ roundId }))}
      onSubmit={(stake) => dispatch(betsEvents.betSubmitted(stake))}
      onAddToTicket={canAdd ? (stake) => dispatch(addToTicket(stake)) : undefined}
      isInTicket={isInTicket}
      onCancel={onCancel}
    />
  );
}
