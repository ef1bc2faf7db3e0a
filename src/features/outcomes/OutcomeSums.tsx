import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { Money, WinLose } from '../../ui/money';
import { selectIsListPartial } from '../bets/betsSlice';
import type { Outcome } from '../../domain/outcome';
import { fontSizes } from '../../ui/theme/fontSizes';

const Sums = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  margin: 0,
  lineHeight: 1.6,
  '& dt': { color: 'var(--muted)', fontSize: fontSizes.small },
  '& dd': { margin: 0, fontWeight: 600 },
  '& > :nth-of-type(3)': { textAlign: 'right' },
});

const Note = styled('p')({ margin: 0, color: 'var(--muted)', fontSize: fontSizes.small });

interface OutcomeSumsProps {
  staked: number | null;
  /** Null until the draw decides it. */
  outcome: Outcome | null;
  /** The net stands above, large. */
  hasNetAbove?: boolean;
}

/** Stake, payout and net of several bets. The place sets the colour `--muted`. */
export function OutcomeSums({ staked, outcome, hasNetAbove = false }: OutcomeSumsProps) {
  const isPartial = useAppSelector(selectIsListPartial);
  return (
    <>
      <Sums>
        <div>
          <dt>{km.outcomes.staked}</dt>
          <dd>
            <Money amount={staked} />
          </dd>
        </div>
        <div>
          <dt>{km.outcomes.received}</dt>
          <dd>{outcome ? <Money amount={outcome.payout} /> : '·'}</dd>
        </div>
        {!hasNetAbove && (
          <div>
            <dt>{km.outcomes.net}</dt>
            <dd>{outcome ? <WinLose amount={outcome.net} /> : '·'}</dd>
          </div>
        )}
      </Sums>
      {isPartial && <Note role="note">{km.tables.partOfList}</Note>}
    </>
  );
}
