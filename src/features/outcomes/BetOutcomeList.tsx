import { styled } from '@mui/material/styles';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { rowKeys } from '../../ui/table/columns';
import { Figures } from '../../ui/text';
import type { Bet } from '../bets/betsApi';
import { outcomeOf } from './outcome';
import { OutcomeRows } from './OutcomeRows';
import { OutcomeText, stakeText } from './outcomeTexts';

const List = styled(OutcomeRows)(({ theme: { vars } }) => ({
  '--muted': vars.palette.text.secondary,
  '--line': vars.palette.divider,
  '--win': vars.palette.success.main,
  maxHeight: 'min(340px, 50vh)',
  padding: '4px 18px',
}));

interface BetOutcomeListProps {
  bets: readonly Bet[];
  /** The three drawn digits of their round; null if they are unknown. */
  digits: string | null;
  label: string;
}

/** What became of each bet of a drawn round. */
export function BetOutcomeList({ bets, digits, label }: BetOutcomeListProps) {
  const keys = rowKeys(bets, ({ id }) => id ?? 'bet');
  return (
    // Focusable, because it scrolls.
    <List aria-label={label} tabIndex={0}>
      {bets.map((bet, index) => (
        <BetOutcome key={keys[index]} bet={bet} digits={digits} />
      ))}
    </List>
  );
}

/** Number, stake and odds, and the payout of a win or what was lost. */
function BetOutcome({ bet, digits }: { bet: Bet; digits: string | null }) {
  const outcome = outcomeOf(bet, digits);
  const isWon = outcome.payout !== null && outcome.payout > 0;
  return (
    <li data-state={isWon ? 'won' : 'lost'}>
      <DigitBalls number={bet.number} color={isWon ? 'gold' : 'ink'} />
      <Figures>{stakeText(bet)}</Figures>
      <OutcomeText outcome={outcome} />
    </li>
  );
}
