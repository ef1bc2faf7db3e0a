import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { ReceiptCard } from './ReceiptCard';
import { selectShownReceipts } from './betsSelectors';
import { betsEvents, selectLookingAgainId } from './betsSlice';

const Receipts = styled('div')({
  display: 'grid',
  gap: 8,
  // An empty place takes no row of the home screen's grid, nor a gap.
  '&:empty': { position: 'absolute' },
});

/**
 * The stakes of which the player should know more than a toast tells, until they are put away. The
 * place is there without any, so that a screen reader hears the first one too.
 */
export function ShownReceipts() {
  const dispatch = useAppDispatch();
  const receipts = useAppSelector(selectShownReceipts);
  const lookingAgainId = useAppSelector(selectLookingAgainId);
  return (
    <Receipts role="group" aria-label={km.receipt.label} aria-live="polite">
      {receipts.map((receipt) => (
        <ReceiptCard
          key={receipt.id}
          receipt={receipt}
          onDismiss={() => dispatch(betsEvents.receiptDismissed({ receiptId: receipt.id }))}
          isLookingAgain={receipt.id === lookingAgainId}
          onBetAgain={() => dispatch(betsEvents.betAgainPressed({ receiptId: receipt.id }))}
        />
      ))}
    </Receipts>
  );
}
