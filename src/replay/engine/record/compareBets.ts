import { betTypeOf } from '../../../domain/drawnNumber';
import { factsOf, rielText } from './betFacts';
import type { BetFacts, RecordRow, ServerRecord } from './betFacts';
import { claimedStake, failedStates } from './matchBets';
import type { MatchedBet, Matches } from './matchBets';

/** What the comparison says of one bet. `unknown`: the record does not cover it. */
export type Verdict = 'agrees' | 'differs' | 'missing' | 'serverOnly' | 'notSent' | 'unknown';

/** One bet in the recording and in the server's record. */
export interface ComparedBet extends MatchedBet {
  verdict: Verdict;
  roundId: number | null;
  /** In what the sources contradict each other. */
  differences: readonly string[];
  /** What limits what is known. */
  remarks: readonly string[];
}

export interface Comparison {
  /** Every press, and what the record or the app's lists say in addition of the rounds of the recording. */
  bets: readonly ComparedBet[];
  /** Agreeing bets of the app's lists from other rounds. */
  earlier: number;
  /** Rows of the record from other rounds. */
  outside: number;
}

/** From a first to a last round, both included. */
interface Rounds {
  from: number;
  to: number;
}

/** The rounds among these; null if none is known. */
function roundsOf(ids: Iterable<number | null>): Rounds | null {
  const known = [...ids].filter((id) => id !== null).sort((one, other) => one - other);
  const [from, to] = [known[0], known.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

/**
 * Compares the matched bets by their rounds, whatever the clocks say. A bet is called missing only in a
 * round that the record covers, and `only on the server` only in a round of the recording.
 *
 * @param recordedRounds those that the recording shows
 * @param isComplete the agent knows that the record has all bets of these rounds; otherwise it may have been
 *   made during its last round, and begin within its first one
 */
export function compareBets(
  { bets, others }: Matches,
  { rows, isPartial }: ServerRecord,
  recordedRounds: Iterable<number>,
  isComplete: boolean,
): Comparison {
  const recorded = roundsOf(recordedRounds);
  const covered = roundsOf(rows.map(({ roundId }) => roundId));
  const isRecorded = (id: number | null) =>
    recorded !== null && id !== null && id >= recorded.from && id <= recorded.to;
  const isCovered = (id: number | null) =>
    (isComplete && isRecorded(id)) ||
    (covered !== null && id !== null && id > covered.from && id < covered.to);
  const unclear = others.filter(({ number, amount }) => number === null || amount === null);

  /** Why a bet that was not found cannot be called missing; null if it can. */
  const doubtOf = ({ roundId, number, amount }: ReturnType<typeof claimedStake>) => {
    if (isPartial) return 'not on this page of the record';
    if (!isCovered(roundId)) return 'not found; the record may not cover this round';
    const possible = unclear.find(
      (row) =>
        (row.roundId ?? roundId) === roundId &&
        (row.number ?? number) === number &&
        (row.amount ?? amount) === amount,
    );
    return possible ? `row ${possible.line} cannot be read in full and may be this bet` : null;
  };

  const compared = bets.map((bet) => comparedBet(bet, doubtOf(claimedStake(bet))));
  const shown = compared.filter(
    ({ press, verdict, roundId }) =>
      press !== null || verdict === 'differs' || verdict === 'missing' || isRecorded(roundId),
  );
  const serverOnly = others.filter(({ roundId }) => isRecorded(roundId)).map(unknownToApp);
  const order = ({ roundId }: ComparedBet) => roundId ?? -Infinity;
  return {
    bets: [...shown, ...serverOnly].sort((one, other) => order(one) - order(other)),
    earlier: compared.length - shown.length,
    outside: others.length - serverOnly.length,
  };
}

function unknownToApp(row: RecordRow): ComparedBet {
  return {
    ...{ press: null, listed: null, row, by: null, roundId: row.roundId },
    verdict: 'serverOnly',
    differences: [],
    remarks: [
      'neither pressed in this recording nor in a list that the app received; it may come from another tab or device',
    ],
  };
}

function comparedBet(bet: MatchedBet, doubt: string | null): ComparedBet {
  const { press, row } = bet;
  const differences = differencesOf(bet);
  const { roundId } = claimedStake(bet);
  const said = (verdict: Verdict, ...remarks: string[]): ComparedBet => ({
    ...{ ...bet, verdict, roundId, differences, remarks },
  });
  if (row !== null) {
    return said(differences.length === 0 ? 'agrees' : 'differs', ...matchRemarks(bet));
  }
  if (press !== null && press.receiptState === null) {
    return said('notSent', 'the app sent nothing, so no record has it');
  }
  if (doubt !== null) return said('unknown', doubt);
  const state = press?.receiptState;
  return state === 'refused' || state === 'notPlaced'
    ? said('agrees', 'not placed, and not in the record')
    : said('missing', 'not in the server’s record');
}

/** How a bet was found, and what came of it after the recording. */
function matchRemarks({ by, listed, row }: MatchedBet): string[] {
  const isNewlySettled = row?.isSettled === true && listed?.bet.isSettled === false;
  const prize = row?.payout === null ? '' : `: paid ${rielText(row?.payout ?? 0)}`;
  return [
    ...(by === 'stake' ? ['found by round, number and amount, not by its id'] : []),
    ...(isNewlySettled ? [`settled after the recording${prize}`] : []),
  ];
}

/** What a field says in one source, as text; null for nothing that can be read. */
type Said = (facts: BetFacts) => string | null;

const fields: readonly (readonly [string, Said])[] = [
  ['round', ({ roundId }) => (roundId === null ? null : String(roundId))],
  ['number', ({ number }) => number],
  ['type', ({ type }) => type],
  ['amount', ({ amount }) => (amount === null ? null : rielText(amount))],
  ['prize', ({ payout }) => (payout === null ? null : rielText(payout))],
  ['drawn number', ({ drawnDigits }) => drawnDigits],
];

/** In what the three sources of a bet contradict each other, in words. */
function differencesOf({ press, listed, row }: MatchedBet): string[] {
  const called = listed && factsOf(listed.bet);
  const sources: [BetFacts | null, place: string][] = [
    [press && screenFacts(press), 'on the screen'],
    [called, 'in the app’s calls'],
    [row, 'on the server'],
  ];
  const differences = fields.flatMap(([name, said]) => {
    const places = new Map<string, string[]>();
    for (const [facts, place] of sources) {
      const text = facts && said(facts);
      if (text !== null) places.set(text, [...(places.get(text) ?? []), place]);
    }
    if (places.size < 2) return [];
    const parts = [...places].map(([text, where]) => `${text} ${where.join(' and ')}`);
    return [`${name} differs: ${parts.join(', ')}`];
  });
  if (press && row && failedStates.includes(press.receiptState)) {
    differences.push(`the screen said “${press.outcome.title}”, but the server has an equal bet`);
  }
  if (called?.isSettled === true && row?.isSettled === false) {
    differences.push('status differs: settled in the app’s calls, open on the server');
  }
  return differences;
}

/** What the player saw of a press: the stake, and the prize as the app's tables showed it. */
function screenFacts({ stake, bet }: NonNullable<MatchedBet['press']>): BetFacts {
  const { payout = null, drawnDigits = null } = bet ? factsOf(bet) : {};
  return {
    ...stake,
    id: null,
    type: betTypeOf(stake.number),
    isSettled: null,
    payout,
    drawnDigits,
  };
}
