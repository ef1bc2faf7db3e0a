import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { ComparedBet, Verdict } from '../engine/record/compareBets';
import { sourceTexts, verdictTexts } from '../engine/record/ticketText';
import { Row, StepLink } from './BetList';
import { usePlayback, useReplay } from './useReplay';

/** So that a verdict needs no colour. */
const signs: Readonly<Record<Verdict, string>> = {
  agrees: '✓',
  differs: '≠',
  missing: '✗',
  serverOnly: '+',
  notSent: '–',
  unknown: '?',
};

/** A long record may differ everywhere; the first bets say enough, and the copied text has them all. */
const mostShown = 300;

interface ComparedBetsProps {
  bets: readonly ComparedBet[];
  /** The first step of each round, by its id. */
  rounds: ReadonlyMap<number, number>;
}

/** What the screen, the app's calls and the server say of each bet; a row leads to its press or its round. */
export function ComparedBets({ bets, rounds }: ComparedBetsProps) {
  if (bets.length === 0) return null;
  return (
    <Table size="small" aria-label="Bets and the server’s record" sx={tableStyle}>
      <TableHead>
        <TableRow>
          <TableCell>Bet</TableCell>
          <TableCell>Screen</TableCell>
          <TableCell>App’s calls</TableCell>
          <TableCell>Server</TableCell>
        </TableRow>
      </TableHead>
      {bets.slice(0, mostShown).map((bet, index) => (
        <ComparedRows
          key={index}
          bet={bet}
          step={bet.press?.step ?? bet.listed?.step ?? rounds.get(bet.roundId ?? -1) ?? 0}
        />
      ))}
      {bets.length > mostShown && <caption>… and {bets.length - mostShown} more.</caption>}
    </Table>
  );
}

function ComparedRows({ bet, step }: { bet: ComparedBet; step: number }) {
  const { playback } = useReplay();
  const shown = usePlayback((state) => state.step);
  const { verdict, differences, remarks, press, row } = bet;
  const { screen, calls, server } = sourceTexts(bet);
  const props = {
    hover: true,
    selected: step === shown,
    onClick: () => playback.goToStep(step),
  };
  return (
    <TableBody>
      <Row {...props}>
        <TableCell>
          <b>{press?.stake.number ?? bet.listed?.bet.number ?? row?.number}</b>{' '}
          <StepLink step={step} current={shown}>
            step {step}
          </StepLink>
          <VerdictText data-verdict={verdict}>
            {signs[verdict]} {verdictTexts[verdict]}
          </VerdictText>
        </TableCell>
        <TableCell>{screen}</TableCell>
        <TableCell>{calls}</TableCell>
        <TableCell>{server}</TableCell>
      </Row>
      {differences.length + remarks.length > 0 && (
        <Row {...props}>
          <TableCell colSpan={4}>
            {differences.map((text) => (
              <div key={text}>
                <b>{text}</b>
              </div>
            ))}
            {remarks.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </TableCell>
        </Row>
      )}
    </TableBody>
  );
}

const VerdictText = styled('b')(({ theme: { palette } }) => ({
  display: 'block',
  '&:is([data-verdict="differs"], [data-verdict="missing"], [data-verdict="serverOnly"])': {
    color: palette.error.main,
  },
  '&[data-verdict="unknown"]': { color: palette.warning.main },
}));

const tableStyle = {
  tableLayout: 'fixed',
  '& td, & th': { padding: '4px 6px', overflowWrap: 'anywhere' },
  '& th': { color: 'text.secondary' },
  '& tr + tr td': { paddingTop: 0 },
  // The two rows of a bet are one.
  '& tbody tr:not(:last-child) td': { borderBottom: 'none' },
} as const;
