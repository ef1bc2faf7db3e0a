import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
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

/** On the paper of a card, and never higher than the part of the window that it may cover. */
const Older = styled('details')(({ theme: { vars } }) => ({
  maxHeight: '40vh',
  overflowY: 'auto',
  borderRadius: 12,
  color: vars.palette.text.primary,
  background: vars.palette.background.paper,
  '& > summary': { padding: '10px 14px', cursor: 'pointer' },
}));

/**
 * The receipts that need more than a toast, until they are dismissed: the newest, and how many more there are. The
 * live region is there without any, so that screen readers announce the first one too.
 */
export function ShownReceipts() {
  const [newest, ...older] = useAppSelector(selectShownReceipts);
  return (
    <Receipts role="group" aria-label={km.receipt.label} aria-live="polite">
      {newest && <ReceiptCard key={newest.id} receipt={newest} />}
      {older.length > 0 && (
        <Older>
          <summary>{km.outcomes.moreBets(formatAmount(older.length))}</summary>
          {older.map((receipt) => (
            <ReceiptCard key={receipt.id} receipt={receipt} />
          ))}
        </Older>
      )}
    </Receipts>
  );
}
