import type { Bet } from '../bets/betsApi';
import { rowKeys } from '../../ui/table/columns';

/** Which outcomes this browser has shown the player, in a reveal or on the card of missed bets. */
export interface SeenBets {
  /** Every bet of an older round counts as seen. */
  fromRound: number;
  /** Keys of the seen rounds and bets since then. */
  keys: string[];
}

/** A bet with a round, and its key among all bets of the player. */
export interface KeyedBet {
  key: string;
  bet: Bet;
  roundId: number;
}

/** More keys than this are shortened to half of them. */
const mostKeys = 400;

/** Stands for a field that could not be read. */
const unread = '?';

/** The key of a round whose reveal was seen. */
export function keyOfRound(roundId: number): string {
  return `${roundId}:`;
}

/**
 * The bets that a later list can recognise, each with a key that stays the same: round, id and stake,
 * since rows of a joined select may share an id. Without an id it is the stake and its position from the
 * end, since a list only grows at its front.
 */
export function keyedBets(bets: readonly Bet[]): KeyedBet[] {
  const keyOf = ({ roundId, id, number, amount }: Bet) =>
    `${roundId}:${id ?? ''}/${number ?? unread}/${amount ?? unread}`;
  const positions = rowKeys(bets, keyOf);
  return bets.flatMap((bet, index) => {
    const { id, roundId, number, amount } = bet;
    const isRecognisable = id !== null || (number !== null && amount !== null);
    if (roundId === null || !isRecognisable) return [];
    return [{ key: id === null ? `${positions[index]}` : keyOf(bet), bet, roundId }];
  });
}

/**
 * What a browser begins with that knows nothing of the player: all that is settled counts as seen, and all
 * before it. The newest bets do by their keys, so that one row with an absurd round moves nothing.
 *
 * @param stakeRoundId the oldest round in which a stake was sent before this list; null without one
 */
export function firstSeenBets(bets: readonly Bet[], stakeRoundId: number | null): SeenBets {
  const stakedFrom = stakeRoundId ?? Infinity;
  const all = keyedBets(bets);
  const settled = all.filter(({ bet, roundId }) => bet.isSettled && roundId < stakedFrom);
  const roundsOf = (some: KeyedBet[]) => some.map(({ roundId }) => roundId);
  const newest = roundsOf(settled).sort((one, other) => other - one);
  const open = roundsOf(all.filter(({ bet }) => !bet.isSettled));
  const first = Math.min(...newest.slice(1, mostKeys / 2), ...open, stakedFrom);
  const fromRound = first === Infinity ? 0 : first;
  const seen = settled.filter(({ roundId }) => roundId >= fromRound);
  return { fromRound, keys: seen.map(({ key }) => key) };
}

/** The settled bets whose outcome was not seen, newest first. */
export function unseenBets({ fromRound, keys }: SeenBets, bets: readonly Bet[]): KeyedBet[] {
  const seen = new Set(keys);
  return keyedBets(bets).filter(
    ({ bet, key, roundId }) =>
      bet.isSettled &&
      roundId >= fromRound &&
      !seen.has(key) &&
      (bet.id === null || !keys.some((other) => isSameBet(key, other))),
  );
}

/** Whether two keys with an id are equal as far as both lists could be read. */
function isSameBet(one: string, other: string): boolean {
  const fields = other.split('/');
  return one
    .split('/')
    .every((field, at) => field === fields[at] || [field, fields[at]].includes(unread));
}

/** With more seen rounds and bets; the same object if all of them were. */
export function withSeen(seen: SeenBets, keys: string[]): SeenBets {
  return mergedSeen(seen, { fromRound: seen.fromRound, keys });
}

/** Without old keys, as far as no bet of their rounds is open or unseen. */
export function shortenedSeen(seen: SeenBets, bets: readonly Bet[]): SeenBets {
  if (seen.keys.length <= mostKeys) return seen;
  const rounds = seen.keys.map(roundOfKey).sort((one, other) => one - other);
  const waiting = [
    ...keyedBets(bets).filter(({ bet }) => !bet.isSettled),
    ...unseenBets(seen, bets),
  ].map(({ roundId }) => roundId);
  const fromRound = Math.min(rounds[rounds.length - mostKeys / 2] ?? 0, ...waiting);
  return mergedSeen(seen, { fromRound, keys: [] });
}

/** What two tabs of this browser have shown together; `one` itself if the other adds nothing. */
export function mergedSeen(one: SeenBets, other: SeenBets): SeenBets {
  const known = new Set(one.keys);
  const fromRound = Math.max(one.fromRound, other.fromRound);
  const isNew = (key: string) => !known.has(key) && roundOfKey(key) >= fromRound;
  const added = [...new Set(other.keys)].filter(isNew);
  if (added.length === 0 && fromRound === one.fromRound) return one;
  const kept = one.keys.filter((key) => roundOfKey(key) >= fromRound);
  return { fromRound, keys: [...kept, ...added] };
}

function roundOfKey(key: string): number {
  return Number(key.slice(0, key.indexOf(':')));
}
