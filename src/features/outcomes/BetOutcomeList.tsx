import { styled } from '@mui/material/styles';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { rowKeys } from '../../ui/table/columns';
import { roundText, stakeText } from '../game/cellTexts';
import { Figures } from '../../ui/text';
import type { Bet } from '../../domain/bet';
import { outcomeOf } from '../../domain/outcome';
import { OutcomeRows, OutcomeText } from './OutcomeRows';

const List = styled(OutcomeRows)(({ theme: { breakpoints, vars } }) => ({
  '--muted': vars.palette.text.secondary,
  '--line': vars.palette.divider,
  '--win': vars.palette.success.main,
  maxHeight: 'min(340px, 50vh)',
  padding: '4px 18px',
  [breakpoints.down('sm')]: { '& > li > small': { order: 1, flexBasis: '100%' } },
}));

/** What became of each settled bet; they may be of several rounds. */
export function BetOutcomeList({ bets, label }: { bets: readonly Bet[]; label: string }) {
  const keys = rowKeys(bets, ({ id }) => id ?? 'bet');
  return (
    // Focusable, because it scrolls.
    <List aria-label={label} tabIndex={0}>
      {bets.map((bet, index) => (
        <BetOutcome key={keys[index]} bet={bet} />
      ))}
    </List>
  );
}

/** Round, number, stake and odds, and the payout of a win or what was lost. */
function BetOutcome({ bet }: { bet: Bet }) {
  const outcome = outcomeOf(bet, null);
  const isWon = outcome.payout !== null && outcome.payout > 0;
  return (
    <li data-state={isWon ? 'won' : 'lost'}>
      <Figures as="small">{roundText(bet.roundId)}</Figures>
      <DigitBalls number={bet.number} color={isWon ? 'gold' : 'ink'} />
      <Figures>{stakeText(bet)}</Figures>
      <OutcomeText outcome={outcome} />
    </li>
  );
}
