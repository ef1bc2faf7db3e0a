import { selectSecondsLeft } from '../../../features/game/gameSelectors';
import { isUnconfirmed } from '../bets/betRow';
import type { BetRow, Press } from '../bets/betRow';
import type { RecordedBet } from '../bets/recordedBets';
import type { Recorded } from '../readSteps';
import { stopText } from '../reasons';
import { rielText } from '../rielText';
import { factsOf, roundFact } from './finding';
import type { Finding, FindingKind } from './finding';

/** What the findings of the stakes are about. */
export const stakeKinds: readonly FindingKind[] = [
  'refused',
  'refusedAsLate',
  'notSent',
  'undecided',
  'notFound',
];

/** A stake that is in flight for no longer than this many milliseconds is not late. */
const usualCallMs = 3000;

/**
 * How a server says that a stake came too late, in English or in Khmer ("closed", "past"); it is quoted, so
 * that support can judge.
 */
const closedMessage =
  /\bclos(?:ed?|ing)\b|\btoo late\b|\bhas ended\b|\u1794\u17b7\u1791|\u17a0\u17bd\u179f/i;

/** The presses on confirm that came to nothing, or of which nothing says what came; each with its reason. */
export function stakeFindings(bets: readonly RecordedBet[], recorded: Recorded): Finding[] {
  const unsent = new Map<unknown, RecordedBet[]>();
  const found: Finding[] = [];
  for (const bet of bets) {
    const { press, row } = bet;
    // The lines that one stop held back are one finding.
    if (press.block || press.stop) {
      const cause = press.stop ?? press;
      unsent.set(cause, [...(unsent.get(cause) ?? []), bet]);
    } else if (row.receiptState === 'refused') found.push(refusal(bet, recorded));
    else if (isUnconfirmed(row)) found.push(...unconfirmed(row, recorded));
  }
  return [...found, ...[...unsent.values()].flatMap(notSent)];
}

const stakeText = ({ stake: { amount, number, roundId } }: Pick<BetRow, 'stake'>) =>
  `stake of ${rielText(amount)} on ${number}, round ${roundId}`;

/** With what the player was told. */
function stakeFacts({ stake, outcome }: BetRow, ...more: readonly (string | null)[]): string {
  const { roundId, number, amount } = stake;
  const told = outcome.shown === '' ? null : `“${outcome.shown}”`;
  return factsOf(roundFact(roundId), number, rielText(amount), ...more, told);
}

const lastEvent = ({ events, step, at }: BetRow) => {
  const last = events.at(-1);
  return { step: last?.step ?? step, at: last?.at ?? at ?? 0 };
};

function refusal({ press, row }: RecordedBet, { timeline }: Recorded): Finding {
  const { step, at } = lastEvent(row);
  const { reason = 'the server refused it', message = null, isSent = true } = press.answer ?? {};
  const because = `${reason}${message === null ? '' : ` “${message}”`}`;
  if (!isSent) {
    const text = `${stakeText(row)}, was not sent: ${because}`;
    return { kind: 'notSent', step, at, text, facts: stakeFacts(row) };
  }
  const secondsLeft = selectSecondsLeft(timeline.stateAt(step), at);
  const isLate = secondsLeft > 0 && closedMessage.test(message ?? '');
  const text = isLate
    ? `${stakeText(row)}, was refused as late with ${secondsLeft} s left on the screen: ${because}`
    : `${stakeText(row)}, was refused: ${because}`;
  const facts = stakeFacts(row, isLate ? `${secondsLeft} s` : null);
  return { kind: isLate ? 'refusedAsLate' : 'refused', step, at, text, facts };
}

function unconfirmed(row: BetRow, { steps }: Recorded): Finding[] {
  const { outcome, receiptState } = row;
  const { step, at } = lastEvent(row);
  const end = steps.at(-1)?.at ?? at;
  if (receiptState === 'sending' && end - at <= usualCallMs) return [];
  const isMissing = receiptState === 'notFound' || receiptState === 'notPlaced';
  const state = isMissing
    ? outcome.title.toLowerCase()
    : `undecided at the end of the recording (${outcome.title.toLowerCase()})`;
  const because = outcome.reason === '' ? '' : `: ${outcome.reason}`;
  return [
    {
      kind: isMissing ? 'notFound' : 'undecided',
      step,
      at,
      text: `${stakeText(row)}, ${state}${because}`,
      facts: stakeFacts(row, balanceFact(row)),
    },
  ];
}

/** The fall of the balance by exactly the stake. */
function balanceFact({ balance: { before, after } }: BetRow): string | null {
  return before === null || after === null ? null : `${rielText(before)} → ${rielText(after)}`;
}

/** Of one press, or the lines of one ticket. */
function notSent(bets: readonly RecordedBet[]): Finding[] {
  const [first] = bets;
  if (!first) return [];
  const { press, row } = first;
  const { step, at } = lastEvent(row);
  const sum = bets.reduce((total, { row: { stake } }) => total + stake.amount, 0);
  const subject =
    bets.length === 1
      ? `${stakeText(row)}, was`
      : `${bets.length} lines of a ticket, ${rielText(sum)} in all, round ${row.stake.roundId}, were`;
  return [
    {
      kind: 'notSent',
      step,
      at,
      text: `${subject} not sent: ${reasonOf(press)}`,
      facts: bets.length === 1 ? stakeFacts(row) : ticketFacts(row, bets.length, sum),
    },
  ];
}

const ticketFacts = ({ stake, outcome }: BetRow, count: number, sum: number) =>
  factsOf(roundFact(stake.roundId), `× ${count}`, rielText(sum), `“${outcome.shown}”`);

function reasonOf({ block, stop }: Press): string {
  return block?.detail ?? (stop ? stopText(stop) : '');
}
