import { dateText } from '../timeText';
import type { RecordRow, ServerRecord } from './betFacts';
import { differencesOf, rielText } from './differences';
import type { Field } from './differences';
import { claimedStake, nearMs } from './matchBets';
import type { MatchedBet, Matches } from './matchBets';

/** What the comparison says of one bet. `unknown`: the record or the recording does not cover it. */
export type Verdict = 'agrees' | 'differs' | 'missing' | 'serverOnly' | 'notSent' | 'unknown';

/** One bet in the recording and in the server's record. */
export interface ComparedBet extends MatchedBet {
  verdict: Verdict;
  /** The fields in which the sources contradict each other. */
  fields: readonly Field[];
  /** Each difference, and what limits what is known. */
  remarks: readonly string[];
  /** When it was placed, in milliseconds since the epoch; null if unknown. */
  at: number | null;
}

/** From and to, in milliseconds since the epoch, both included. */
export interface Period {
  from: number;
  to: number;
}

export interface Comparison {
  /** Every press, and what the record or the app's lists say beside it in the time of the recording. */
  bets: readonly ComparedBet[];
  /** Bets of the app's lists from outside the time of the recording of which nothing is said. */
  earlier: number;
  /** Rows of the record from outside the time of the recording, or without a time. */
  outside: number;
  /** The time for which the record is taken as complete, by the server's clock; null if it is unknown. */
  covered: Period | null;
  /** About all bets. */
  remarks: readonly string[];
}

/** The time from the first to the last of these times; null without any. */
function periodOf(times: readonly number[]): Period | null {
  return times.reduce<Period | null>(
    (period, at) => ({
      from: Math.min(period?.from ?? at, at),
      to: Math.max(period?.to ?? at, at),
    }),
    null,
  );
}

/**
 * Compares the matched bets. A bet is called missing only in the time that the record covers, and `only on
 * the server` only in the time of the recording.
 *
 * @param recorded the time of the recording by the player's clock; null if it is unknown
 * @param isComplete the agent knows that the record has all bets of that time too, not only those from its
 *   first to its last
 */
export function compareBets(
  { bets, others, clockLeadMs }: Matches,
  record: ServerRecord,
  recorded: Period | null,
  isComplete: boolean,
): Comparison {
  const lead = clockLeadMs ?? 0;
  const ofRecording = isComplete && recorded ? [recorded.from + lead, recorded.to + lead] : [];
  const covered = periodOf([...record.rows.flatMap(({ at }) => at ?? []), ...ofRecording]);
  const isRecorded = (at: number | null) =>
    recorded !== null && at !== null && at >= recorded.from + lead && at <= recorded.to + lead;
  const unclear = others.filter(({ number, amount }) => number === null || amount === null);
  const doubts = { isPartial: record.isPartial, covered, unclear };
  const compared = bets.map((bet) => comparedBet(bet, doubts, clockLeadMs));
  const shown = compared.filter(
    ({ press, verdict, at }) =>
      press !== null || verdict === 'differs' || verdict === 'missing' || isRecorded(at),
  );
  const serverOnly = others
    .filter(({ at }) => isRecorded(at))
    .map((row): ComparedBet => ({
      ...{ press: null, listed: null, row, by: null, at: row.at },
      verdict: 'serverOnly',
      fields: [],
      remarks: [
        'neither pressed in this recording nor in a list that the app received; it may come from another tab or device',
      ],
    }));
  const order = (one: ComparedBet) => (one.at === null ? -Infinity : one.at);
  return {
    bets: [...shown, ...serverOnly].sort((one, other) => order(one) - order(other)),
    earlier: compared.length - shown.length,
    outside: others.length - serverOnly.length,
    covered,
    remarks: [
      ...(Math.abs(lead) > nearMs ? [clockRemark(lead)] : []),
      ...(recorded === null
        ? ['This recording has no times: nothing is called “only on the server”.']
        : []),
      ...(record.isPartial
        ? ['The record is one page of several: nothing is called missing in it.']
        : []),
    ],
  };
}

function clockRemark(leadMs: number): string {
  const seconds = Math.round(Math.abs(leadMs) / 1000);
  const text = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `The server’s times are ${text} ${leadMs > 0 ? 'ahead of' : 'behind'} the player’s clock.`;
}

function comparedBet(bet: MatchedBet, doubts: Doubts, clockLeadMs: number | null): ComparedBet {
  const { press, row } = bet;
  const pressedAt = press?.at ?? null;
  const { at: claimedAt } = claimedStake(bet);
  const at = row?.at ?? (pressedAt === null ? claimedAt : pressedAt + (clockLeadMs ?? 0));
  const differences = differencesOf(bet, clockLeadMs);
  const said = (verdict: Verdict, ...remarks: string[]): ComparedBet => ({
    ...bet,
    at,
    verdict,
    fields: differences.map(({ field }) => field),
    remarks: [...differences.map(({ text }) => text), ...remarks],
  });
  if (row !== null) {
    return said(differences.length === 0 ? 'agrees' : 'differs', ...matchRemarks(bet));
  }
  if (press !== null && press.receiptState === null) {
    return said('notSent', 'the app sent nothing, so no record has it');
  }
  const doubt = doubtOf(bet, at, doubts);
  if (doubt !== null) return said('unknown', doubt);
  const state = press?.receiptState;
  return state === 'refused' || state === 'notPlaced'
    ? said('agrees', 'not placed, and not in the record')
    : said('missing', 'not in the server’s record');
}

/** How a bet was found, and what came of it after the recording. */
function matchRemarks({ by, listed, row }: MatchedBet): string[] {
  const remarks = [];
  if (by === 'stake') remarks.push('found by round, number, amount and time, not by its id');
  if (by === 'likely')
    remarks.push('probably this bet: round and time agree, nothing else is near');
  if (row?.isSettled === true && listed?.bet.isSettled === false) {
    const prize = row.payout === null ? '' : `: paid ${rielText(row.payout)}`;
    remarks.push(`settled after the recording${prize}`);
  }
  return remarks;
}

/** What limits what is known of a bet that the record seems to lack. */
interface Doubts {
  isPartial: boolean;
  covered: Period | null;
  /** Rows that belong to no bet and can't be read in full. */
  unclear: readonly RecordRow[];
}

/** Why a bet that was not found cannot be called missing; null if it can. */
function doubtOf(
  bet: MatchedBet,
  at: number | null,
  { isPartial, covered, unclear }: Doubts,
): string | null {
  if (isPartial) return 'not on this page of the record';
  if (covered === null) return 'not found; which time the record covers is unknown';
  if (at === null) return 'not found; when it was placed is unknown';
  if (at < covered.from) return `not covered: the record begins at ${dateText(covered.from)}`;
  if (at > covered.to) return `not covered: the record ends at ${dateText(covered.to)}`;
  const { roundId, number, amount } = claimedStake(bet);
  const possible = unclear.find(
    (row) =>
      (row.roundId ?? roundId) === roundId &&
      (row.number ?? number) === number &&
      (row.amount ?? amount) === amount,
  );
  return possible ? `row ${possible.line} cannot be read in full and may be this bet` : null;
}
