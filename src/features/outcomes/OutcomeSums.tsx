import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { Figure, FigureList } from '../../ui/FigureList';
import { Money, WinLose } from '../../ui/money';
import { selectIsListPartial } from '../bets/betsSlice';
import type { Outcome } from '../../domain/outcome';
import { fontSizes } from '../../ui/theme/fontSizes';

const Note = styled('p')({ color: 'var(--muted)', fontSize: fontSizes.small });

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
      <FigureList>
        <Figure name={km.outcomes.staked}>
          <Money amount={staked} />
        </Figure>
        <Figure name={km.outcomes.received}>
          {outcome ? <Money amount={outcome.payout} /> : '·'}
        </Figure>
        {!hasNetAbove && (
          <Figure name={km.outcomes.net}>{outcome ? <WinLose amount={outcome.net} /> : '·'}</Figure>
        )}
      </FigureList>
      {isPartial && <Note role="note">{km.tables.partOfList}</Note>}
    </>
  );
}
