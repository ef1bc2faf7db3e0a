import { styled } from '@mui/material/styles';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { roundText, rowKeys, stakeText } from '../../ui/table/columns';
import { Figures } from '../../ui/text';
import { RepeatButton } from '../bets/tables/RepeatButton';
import type { Bet } from '../bets/betsApi';
import { outcomeOf } from './outcome';
import { OutcomeRows } from './OutcomeRows';
import { OutcomeText } from './outcomeTexts';

const List = styled(OutcomeRows)(({ theme: { vars } }) => ({
  '--muted': vars.palette.text.secondary,
  '--line': vars.palette.divider,
  '--win': vars.palette.success.main,
  maxHeight: 'min(340px, 50vh)',
  padding: '4px 18px',
}));

interface BetOutcomeListProps {
  bets: readonly Bet[];
  /** The three drawn digits of their round; null if they are unknown, or if all bets are settled. */
  digits: string | null;
  label: string;
  /** The bets are of several rounds: each line begins with its own. */
  hasRounds?: boolean;
}

/** What became of each bet of a drawn round, or of several. */
export function BetOutcomeList({ bets, digits, label, hasRounds = false }: BetOutcomeListProps) {
  const keys = rowKeys(bets, ({ id }) => id ?? 'bet');
  return (
    // Focusable, because it scrolls.
    <List aria-label={label} tabIndex={0}>
      {bets.map((bet, index) => (
        <BetOutcome key={keys[index]} bet={bet} digits={digits} hasRound={hasRounds} />
      ))}
    </List>
  );
}

interface BetOutcomeProps {
  bet: Bet;
  digits: string | null;
  hasRound: boolean;
}

/** Number, stake and odds, and the payout of a win or what was lost. */
function BetOutcome({ bet, digits, hasRound }: BetOutcomeProps) {
  const outcome = outcomeOf(bet, digits);
  const isWon = outcome.payout !== null && outcome.payout > 0;
  return (
    <li data-state={isWon ? 'won' : 'lost'}>
      {hasRound && <Figures as="small">{roundText(bet.roundId)}</Figures>}
      <DigitBalls number={bet.number} color={isWon ? 'gold' : 'ink'} />
      {!hasRound && <RepeatButton bet={bet} />}
      <Figures>{stakeText(bet)}</Figures>
      <OutcomeText outcome={outcome} />
    </li>
  );
}
