import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { dayOf } from '../../lib/dates';
import { factsOf } from '../engine/record/betFacts';
import type { BetFacts } from '../engine/record/betFacts';
import type { ComparedBet, Verdict } from '../engine/record/compareBets';
import { rielText, screenFacts } from '../engine/record/differences';
import type { Field } from '../engine/record/differences';
import { statusText, verdictTexts } from '../engine/record/ticketText';
import type { Step } from '../engine/steps';
import { clockText, dateText } from '../engine/timeText';
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
  /** How far the server's clock is ahead of the player's, in milliseconds. */
  clockLeadMs: number;
}

/** What the screen, the app's calls and the server say of each bet; a row leads to its press. */
export function ComparedBets({ bets, clockLeadMs }: ComparedBetsProps) {
  const { steps } = useReplay();
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
        <ComparedRows key={index} bet={bet} step={stepOf(bet, steps, clockLeadMs)} />
      ))}
      {bets.length > mostShown && <caption>… and {bets.length - mostShown} more.</caption>}
    </Table>
  );
}

/** The press, or what brought the bet into the app, or what the player saw at its time. */
function stepOf(
  { press, listed, at }: ComparedBet,
  steps: readonly Step[],
  leadMs: number,
): number {
  const known = press?.step ?? listed?.step;
  if (known !== undefined) return known;
  const next = steps.findIndex((step) => step.at > (at ?? 0) - leadMs);
  return Math.max(0, (next < 0 ? steps.length : next) - 1);
}

function ComparedRows({ bet, step }: { bet: ComparedBet; step: number }) {
  const { playback, steps } = useReplay();
  const shown = usePlayback((state) => state.step);
  const { press, listed, row, verdict, remarks, fields } = bet;
  const screen = screenFacts(bet);
  const goTo = () => playback.goToStep(step);
  const props = { hover: true, selected: step === shown, onClick: goTo };
  const at = press?.at ?? bet.at;
  const isSameDay = at !== null && dayOf(at) === dayOf(steps[0]?.at ?? 0);
  return (
    <TableBody>
      <Row {...props}>
        <TableCell>
          <StepLink step={step} current={shown}>
            {at === null ? `Step ${step}` : (isSameDay ? clockText : dateText)(at)}
          </StepLink>
          <VerdictText data-verdict={verdict}>
            {signs[verdict]} {verdictTexts[verdict]}
          </VerdictText>
        </TableCell>
        <TableCell>
          {screen && press ? (
            // The title names the prize and the drawn number.
            <Facts
              facts={{ ...screen, payout: null, drawnDigits: null }}
              fields={fields}
              status={press.outcome.title}
            />
          ) : (
            <small>{listed ? 'in the tables, not pressed here' : 'nothing'}</small>
          )}
        </TableCell>
        <TableCell>
          {listed ? <Facts facts={factsOf(listed.bet)} fields={fields} /> : <small>no row</small>}
        </TableCell>
        <TableCell>{row ? <Facts facts={row} fields={fields} /> : <small>no row</small>}</TableCell>
      </Row>
      {remarks.length > 0 && (
        <Row {...props}>
          <TableCell colSpan={4}>
            {/* The differences come first. */}
            {remarks.map((remark, index) => (
              <div key={remark}>{index < fields.length ? <b>{remark}</b> : remark}</div>
            ))}
          </TableCell>
        </Row>
      )}
    </TableBody>
  );
}

interface FactsProps {
  facts: BetFacts;
  /** Those in which the sources differ. */
  fields: readonly Field[];
  status?: string;
}

/** What one source says of a bet. */
function Facts({ facts, fields, status = statusText(facts) }: FactsProps) {
  const { id, roundId, number, type, amount, at, drawnDigits } = facts;
  const marked = (field: Field, text: ReactNode) =>
    fields.includes(field) ? <Differing>{text}</Differing> : text;
  return (
    <>
      <div>
        <b>{marked('number', number ?? 'unreadable')}</b>
        {type !== null && <> {marked('type', type)}</>}
      </div>
      <div>{marked('amount', amount === null ? 'unreadable' : rielText(amount))}</div>
      {roundId !== null && <div>{marked('round', `round ${roundId}`)}</div>}
      <div>{marked(fields.includes('prize') ? 'prize' : 'status', status)}</div>
      {drawnDigits !== null && <div>{marked('drawn number', `drawn ${drawnDigits}`)}</div>}
      {at !== null && <small>{marked('time', dateText(at))}</small>}
      {id !== null && <small>bet {id}</small>}
    </>
  );
}

const Differing = styled('mark')(({ theme }) => ({
  fontWeight: 'bold',
  color: theme.palette.error.main,
  background: 'none',
  '&::before': { content: "'≠ '" },
}));

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
