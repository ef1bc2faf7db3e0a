import { selectSecondsLeft } from '../../../features/game/gameSelectors';
import { isUnconfirmed } from '../bets/betRow';
import type { BetRow, Press } from '../bets/betRow';
import type { RecordedBet } from '../bets/recordedBets';
import type { Recorded } from '../readSteps';
import { stopText } from '../reasons';
import { rielText } from '../record/betFacts';
import type { Finding, FindingKind } from './finding';

/** What the findings of the stakes are about. */
export const stakeKinds: readonly FindingKind[] = [
  'refused',
  'refusedAsLate',
  'notSent',
  'ownLimit',
  'undecided',
  'notFound',
];

/** A stake that is in flight for no longer than this many milliseconds is not late. */
const usualCallMs = 3000;

/** How a server says that a stake came too late; it is quoted, so that support can judge. */
const closedMessage = /\bclos(?:ed?|ing)\b|\btoo late\b|\bhas ended\b|បិទ|ហួស/i;

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

const lastEvent = ({ events, step, at }: BetRow) => {
  const last = events.at(-1);
  return { step: last?.step ?? step, at: last?.at ?? at ?? 0 };
};

function refusal({ press, row }: RecordedBet, { timeline }: Recorded): Finding {
  const { step, at } = lastEvent(row);
  const { reason = 'the server refused it', message = null, isSent = true } = press.answer ?? {};
  const because = `${reason}${message === null ? '' : ` “${message}”`}`;
  if (!isSent) {
    return { kind: 'notSent', step, at, text: `${stakeText(row)}, was not sent: ${because}` };
  }
  const secondsLeft = selectSecondsLeft(timeline.stateAt(step), at);
  const isLate = secondsLeft > 0 && closedMessage.test(message ?? '');
  return isLate
    ? {
        kind: 'refusedAsLate',
        step,
        at,
        text: `${stakeText(row)}, was refused as late with ${secondsLeft} s left on the screen: ${because}`,
      }
    : { kind: 'refused', step, at, text: `${stakeText(row)}, was refused: ${because}` };
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
    },
  ];
}

/** Of one press, or the lines of one ticket. */
function notSent(bets: readonly RecordedBet[]): Finding[] {
  const [first] = bets;
  if (!first) return [];
  const { press, row } = first;
  const { step, at } = lastEvent(row);
  const isOwnLimit = press.block?.block.reason === 'ownLimit';
  const sum = bets.reduce((total, { row: { stake } }) => total + stake.amount, 0);
  const subject =
    bets.length === 1
      ? `${stakeText(row)}, was`
      : `${bets.length} lines of a ticket, ${rielText(sum)} in all, round ${row.stake.roundId}, were`;
  return [
    {
      kind: isOwnLimit ? 'ownLimit' : 'notSent',
      step,
      at,
      text: `${subject} not sent: ${reasonOf(press)}`,
    },
  ];
}

function reasonOf({ block, stop }: Press): string {
  return block?.detail ?? (stop ? stopText(stop) : '');
}
