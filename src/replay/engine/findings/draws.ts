import { isConnected } from '../../../features/connection/connection';
import { broadcast } from '../../../features/connection/broadcasts';
import type { Bet } from '../../../domain/bet';
import { selectBets } from '../../../features/bets/betsSelectors';
import { gameEvents, roundIdOfResult } from '../../../features/game/gameSlice';
import { visibilityChanged } from '../../../store/appEvents';
import { selectIsAtHome } from '../../../store/navigationSlice';
import type { RootState } from '../../../store/rootState';
import type { ReadStep } from '../readSteps';
import { factsOf, roundFact } from './finding';
import type { Detector, Finding } from './finding';
import { numbersOf } from './rounds';

/** What a page that was running showed of one draw. */
interface Draw {
  /** Where the page had its number first; null before. */
  known: { step: number; at: number; digits: string } | null;
  /** A result event named it. */
  isAnnounced: boolean;
  /** The result modal has opened. */
  isOpened: boolean;
  /** So many of its digits, the last one first, were in sight. */
  seenCount: number;
  /** Why the others were not; null for none. */
  reason: string | null;
  /** The player closed the modal, or read the outcome elsewhere: the rest was not wanted. */
  isDone: boolean;
  /** The connection was lost, or the machine slept, while it was the current round. */
  isInterrupted: boolean;
}

/** A page without a step for longer than this slept; milliseconds. */
const sleepMs = 60_000;

/** Draws that the page did not show, and those with own bets that were not in sight. */
export function unseenDraws(): Detector {
  const draws = new Map<number, Draw>();
  const ownRounds = new Set<number>();
  const read = new WeakSet<Bet>();
  let isHidden = false;
  let lastAt = 0;
  let last: RootState | null = null;

  /** Only of a round that was running on this page. */
  function noteRound({ state, at, before }: ReadStep): Draw | undefined {
    const { id, status } = state.game.round;
    // A file can hold anything.
    if (typeof id !== 'number') return undefined;
    if (status !== 'calculate' && !draws.has(id)) draws.set(id, { ...unknownDraw });
    const draw = draws.get(before?.game.round.id ?? id);
    const isCutOff = !isConnected(state.connection) || (lastAt > 0 && at - lastAt > sleepMs);
    if (draw && isCutOff) draw.isInterrupted = true;
    return draw;
  }

  function noteNumbers({ step, at, state, before, action }: ReadStep): void {
    if (broadcast.resultReceived.match(action) && before) {
      const draw = draws.get(roundIdOfResult(before.game.round, action.payload) ?? -1);
      if (draw) draw.isAnnounced = true;
    }
    if (before && before.game === state.game && before.api === state.api) return;
    for (const { roundId, digits } of numbersOf(state, before)) {
      const draw = draws.get(roundId ?? -1);
      if (draw && digits !== null) draw.known ??= { step, at, digits };
    }
    for (const roundId of state.game.omittedRevealIds) {
      const draw = draws.get(roundId);
      if (draw) draw.isDone = true;
    }
  }

  function noteReveal({ state, before, action }: ReadStep): void {
    const [reveal, earlier] = [state.game.reveal, before?.game.reveal];
    const draw = draws.get(reveal?.roundId ?? -1);
    if (reveal && draw) {
      draw.isOpened = true;
      const reason = outOfSight(state, isHidden);
      if (reason === null) draw.seenCount = Math.max(draw.seenCount, reveal.revealedCount);
      else if (draw.seenCount < reveal.digits.length) draw.reason = reason;
    }
    const ended = draws.get(earlier?.roundId ?? -1);
    if (!ended || !earlier || earlier.roundId === reveal?.roundId) return;
    if (earlier.revealedCount === earlier.digits.length) return;
    if (gameEvents.revealClosed.match(action)) ended.isDone = true;
    else ended.reason = `it was replaced after ${earlier.revealedCount} of 3 digits`;
  }

  function noteOwnBets({ state, before }: ReadStep): void {
    const bets = selectBets(state);
    if (!bets || (before && bets === selectBets(before))) return;
    for (const bet of bets) {
      if (read.has(bet)) continue;
      read.add(bet);
      if (bet.roundId !== null) ownRounds.add(bet.roundId);
    }
  }

  return {
    kinds: ['unseenDraw'],
    read(step) {
      const { action, state, at } = step;
      if (visibilityChanged.match(action)) isHidden = action.payload.isHidden;
      if (state.session.player !== null) {
        noteRound(step);
        noteNumbers(step);
        noteReveal(step);
        noteOwnBets(step);
        last = state;
      }
      lastAt = at;
    },
    findings() {
      if (last === null) return [];
      const { round, reveal } = last.game;
      return [...draws].flatMap(([roundId, draw]) => {
        // The last one may still be on its way.
        if (typeof round.id !== 'number' || roundId >= round.id) return [];
        if (reveal?.roundId === roundId) return [];
        return findingOf(roundId, draw, ownRounds.has(roundId));
      });
    },
  };
}

const unknownDraw: Draw = {
  known: null,
  isAnnounced: false,
  isOpened: false,
  seenCount: 0,
  reason: null,
  isDone: false,
  isInterrupted: false,
};

/** Why the result modal was not in sight; null if it was. */
function outOfSight(state: RootState, isHidden: boolean): string | null {
  if (isHidden) return 'another tab or window covered the page';
  if (!selectIsAtHome(state)) return `the player was on ${state.navigation?.pathname ?? 'no page'}`;
  return state.problemReport.isOpen ? 'the problem report covered it' : null;
}

function findingOf(roundId: number, draw: Draw, hasOwnBets: boolean): Finding[] {
  const { known, isOpened, seenCount, reason, isDone, isInterrupted, isAnnounced } = draw;
  if (known === null || isDone || seenCount === known.digits.length) return [];
  const { step, at, digits } = known;
  const subject = `the draw of round ${roundId} (${digits})${hasOwnBets ? ', with own bets,' : ''}`;
  const find = (text: string): Finding[] => [
    {
      kind: 'unseenDraw',
      step,
      at,
      text: `${subject} ${text}`,
      facts: factsOf(roundFact(roundId), digits, isOpened ? `${seenCount}/${digits.length}` : null),
    },
  ];
  if (isOpened) {
    const isCut = reason?.startsWith('it was replaced') === true;
    if (!isCut && !hasOwnBets) return [];
    const share =
      seenCount === 0 ? 'was not in sight' : `was in sight for ${seenCount} of 3 digits`;
    return find(`${share}: ${reason ?? 'the recording does not say why'}`);
  }
  if (isInterrupted) {
    return hasOwnBets ? find('was never shown: the connection was lost or the page slept') : [];
  }
  return find(
    isAnnounced
      ? 'was never shown: its result came when another round was on the screen'
      : 'was never shown: no result event came',
  );
}
