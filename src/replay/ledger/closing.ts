import { isBettingOpen, selectRoundId, selectSecondsLeft } from '../../features/game/gameSelectors';
import { broadcast } from '../../features/connection/broadcasts';
import type { ReadStep } from '../engine/readSteps';
import { closedAtSeconds } from '../../config/bettingRules';
import { roundIdOfResult } from '../../features/game/gameSlice';
import { factOf, factsAbout } from './row';
import type { Fact } from './row';

/** A push that takes no more than this off the countdown was only late, or the one before it was; in seconds. */
const mostDelay = 2;
/** A machine that slept, and not a clock that jumped, is this many seconds further in the round. */
const mostSkipped = 5;

/** The pushes of a round may come this long before its start, in milliseconds. */
const usualStartMs = 5000;

/** Reads the countdown of the screen against what the server made of it. */
export class Closing {
  /** When pushes began to say that time is left while the screen shows none; infinite once that is told. */
  private closedSince: number | null = null;

  /** Null if both agree. */
  factsOf(read: ReadStep): Fact[] | null {
    return this.stillClosed(read) ?? changedFacts(read);
  }

  private stillClosed({ action, step, at, state }: ReadStep): Fact[] | null {
    if (!broadcast.countdownReceived.match(action)) return null;
    const { secondsLeft } = action.payload;
    const isShut = selectSecondsLeft(state, at) === 0 && secondsLeft > closedAtSeconds;
    this.closedSince = isShut ? (this.closedSince ?? at) : null;
    if (!isShut || at - (this.closedSince ?? at) <= usualStartMs) return null;
    this.closedSince = Infinity;
    return pair(step, 0, factOf('closedBy', step, { value: secondsLeft, reason: 'pushed' }));
  }
}

function changedFacts(read: ReadStep): Fact[] | null {
  const { step, at, state, before, action } = read;
  if (!before || state.game === before.game) return null;
  const shown = selectSecondsLeft(before, at);
  const isSame = selectRoundId(before) === selectRoundId(state);
  const isResult =
    broadcast.resultReceived.match(action) &&
    roundIdOfResult(before.game.round, action.payload) === selectRoundId(before);
  const isDrawn = isResult || state.game.round.status === 'calculate';
  if (isBettingOpen(before, at)) {
    const left = isSame && !isDrawn ? selectSecondsLeft(state, at) : 0;
    if (shown - left > mostDelay) {
      const reason = isSame ? (isDrawn ? 'drawAnnounced' : 'pushed') : 'nextRound';
      return pair(step, shown, factOf('closedBy', step, { value: left, reason }));
    }
  }
  return isSame && !isDrawn ? riseFacts(read) : null;
}

function pair(step: number, shown: number, against: Fact): Fact[] {
  const counted = factOf('counted', step, { value: shown, args: [`${shown}`] });
  return factsAbout('closing', counted, { ...against, args: [`${against.value}`] });
}

/** The countdown goes on where it was, but ends later than the screen had it: late pushes, or a clock that jumped. */
function riseFacts({ action, step, at, state, before }: ReadStep): Fact[] | null {
  const [was, is] = [before?.game.round.countdown, state.game.round.countdown];
  if (!broadcast.countdownReceived.match(action) || !was || was.deadline === null) return null;
  const { secondsLeft } = action.payload;
  const later = is.deadline === null ? 0 : (is.deadline - was.deadline) / 1000;
  const skipped = (was.pushed ?? 0) - secondsLeft;
  if (later <= mostDelay + 1 || skipped <= 0 || skipped > mostSkipped) return null;
  const from = Math.max(0, Math.round((was.deadline - at) / 1000));
  return pair(step, from, factOf('rose', step, { value: secondsLeft, reason: 'pushed' }));
}
