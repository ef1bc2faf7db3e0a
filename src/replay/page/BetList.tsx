import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { BetRow, OutcomeKind } from '../engine/bets/betRow';
import { rielText } from '../engine/rielText';
import { clockText } from '../engine/timeText';
import { usePlayback, useReplay } from './useReplay';
import { fontSizes } from '../../ui/theme/fontSizes';

/** What came of each press on confirm; a row leads to its press, each of its steps to itself. */
export function BetList({ rows }: { rows: readonly BetRow[] | null }) {
  const step = usePlayback((state) => state.step);
  if (rows === null) return <Note role="status">Reading the bets…</Note>;
  if (rows.length === 0) return <Note>No bet was pressed in this recording.</Note>;
  return (
    <TableContainer sx={{ flex: 1, minHeight: 0 }} tabIndex={0} role="region" aria-label="Bets">
      <Table
        size="small"
        stickyHeader
        sx={{
          '& td, & th': { padding: '4px 8px' },
          '& th': { color: 'text.secondary', bgcolor: 'background.paper' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Pressed</TableCell>
            <TableCell>Number</TableCell>
            <TableCell align="right">Amount</TableCell>
            <TableCell>What came of it</TableCell>
            <TableCell align="right">Balance</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <BetTableRow key={index} row={row} step={step} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function BetTableRow({ row, step }: { row: BetRow; step: number }) {
  const { playback } = useReplay();
  const { stake, isLine, at, secondsLeft, outcome, events, balance } = row;
  const [press, ...later] = events;
  return (
    <Row
      hover
      selected={events.some((event) => event.step === step)}
      onClick={() => playback.goToStep(row.step)}
    >
      <TableCell>
        <StepLink step={row.step} current={step}>
          {at === null ? press?.text : clockText(at)}
        </StepLink>
        {secondsLeft !== null && <small>{secondsLeft} s left</small>}
      </TableCell>
      <TableCell>
        <b>{stake.number}</b>
        <small>
          round {stake.roundId}
          {isLine && ' · ticket'}
        </small>
      </TableCell>
      <TableCell align="right">{rielText(stake.amount)}</TableCell>
      <TableCell>
        <Outcome kind={outcome.kind}>{outcome.title}</Outcome>
        {outcome.reason !== '' && <small>{outcome.reason}</small>}
        {outcome.shown !== '' && <small lang="km">“{outcome.shown}”</small>}
        <Steps>
          {later.map((event) => (
            <StepLink key={event.step} step={event.step} current={step}>
              {event.text} {clockText(event.at)}
            </StepLink>
          ))}
        </Steps>
      </TableCell>
      <TableCell align="right">
        <BalanceText {...balance} />
      </TableCell>
    </Row>
  );
}

/** Leads to a step; `current` is the one that is shown. */
function StepLink(props: { step: number; current: number; children: React.ReactNode }) {
  const { playback } = useReplay();
  const { step, current, children } = props;
  return (
    <Link
      component="button"
      type="button"
      variant="caption"
      {...(step === current && { 'aria-current': 'step' })}
      onClick={(event) => {
        event.stopPropagation();
        playback.goToStep(step);
      }}
      sx={{ minHeight: 24, textAlign: 'left', '&[aria-current]': { fontWeight: 'bold' } }}
    >
      {children}
    </Link>
  );
}

function BalanceText({ before, after, withPrize }: BetRow['balance']) {
  return (
    <>
      {before === null ? 'unknown' : rielText(before)}
      {after === null ? <small>no matching change</small> : <div>→ {rielText(after)}</div>}
      {withPrize !== null && <div>→ {rielText(withPrize)}</div>}
    </>
  );
}

const Note = styled(Typography)({ padding: 12 });

/** A row of small print that leads to a step. */
const Row = styled(TableRow)(({ theme }) => ({
  verticalAlign: 'top',
  cursor: 'pointer',
  '& td': { fontSize: theme.typography.caption.fontSize, lineHeight: 1.4 },
  '& small': {
    display: 'block',
    color: theme.palette.text.secondary,
    fontSize: fontSizes.hint,
    overflowWrap: 'anywhere',
  },
}));

const Steps = styled(Box)({ display: 'flex', flexWrap: 'wrap', columnGap: 10 });

const Outcome = styled('b', { shouldForwardProp: (prop) => prop !== 'kind' })<{
  kind: OutcomeKind;
}>(({ theme: { palette }, kind }) => ({
  color: {
    open: palette.warning.main,
    good: palette.text.primary,
    won: palette.success.main,
    lost: palette.text.primary,
    bad: palette.error.main,
    none: palette.error.main,
  }[kind],
}));
