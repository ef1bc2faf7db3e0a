import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { Money } from '../../ui/money';
import { fontSizes } from '../../ui/theme/fontSizes';
import type { Outcome } from '../../domain/outcome';

/**
 * A list with a line for each bet: number, stake, and what became of it at the end of the line. The place
 * sets the colours `--muted`, `--line` and `--win`. It scrolls, so it must be focusable.
 */
export const OutcomeRows = styled('ul')({
  margin: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 44,
    padding: '4px 0',
    fontSize: fontSizes.cell,
    lineHeight: 1.6,
  },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& > li > :last-child': { marginLeft: 'auto', textAlign: 'right' },
  '& small': { color: 'var(--muted)', fontSize: fontSizes.small },
  '& b': { fontWeight: 400 },
  '& > [data-state="won"] b': { color: 'var(--win)', fontWeight: 600 },
});

/** The payout of a win, or what was lost. */
export function OutcomeText({ outcome: { payout, net, isExpected } }: { outcome: Outcome }) {
  const isWon = payout !== null && payout > 0;
  return (
    <span>
      {isExpected && <small>{km.outcomes.expected} </small>}
      <b>
        {payout !== null && `${isWon ? km.outcomes.won : km.outcomes.lost} `}
        <Money amount={isWon ? payout : net && -net} />
      </b>
    </span>
  );
}
