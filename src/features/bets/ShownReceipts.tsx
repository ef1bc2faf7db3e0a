import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { selectShownReceipts } from './betsSelectors';

const ReceiptCard = lazyWithPreload(
  () => import(/* webpackChunkName: "home-tables" */ './ReceiptCard'),
);

const Receipts = styled('div')({
  display: 'grid',
  gap: 8,
  // When empty, it takes no row and no gap of the home screen's grid.
  '&:empty': { position: 'absolute' },
});

/**
 * The receipts that need more than a toast, until they are dismissed. The live region is there
 * without any, so that screen readers announce the first one too.
 */
export function ShownReceipts() {
  const receipts = useAppSelector(selectShownReceipts);
  return (
    <Receipts role="group" aria-label={km.receipt.label} aria-live="polite">
      {receipts.map((receipt) => (
        <ReceiptCard key={receipt.id} receipt={receipt} />
      ))}
    </Receipts>
  );
}
