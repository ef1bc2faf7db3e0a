import { isBettingOpen, selectRoundId, selectSecondsLeft } from '../../features/game/gameSelectors';
import { broadcast } from '../../features/connection/broadcasts';
import type { ReadStep } from '../engine/readSteps';
import { factOf } from './row';
import type { Fact } from './row';

/** A push that takes no more than this off the countdown was only late, or the one before it was; in seconds. */
const mostDelay = 2;
/** A machine that slept, and not a clock that jumped, is this many seconds further in the round. */
const mostSkipped = 5;

/** The countdown of the screen against what the server made of it; null if both agree. */
export function closingFacts(read: ReadStep): Fact[] | null {
  const { step, at, state, before } = read;
  if (!before || state.game === before.game) return null;
  const shown = selectSecondsLeft(before, at);
  const isSame = selectRoundId(before) === selectRoundId(state);
  const isDrawn = state.game.round.status === 'calculate';
  if (isBettingOpen(before, at)) {
    const left = isSame && !isDrawn ? selectSecondsLeft(state, at) : 0;
    if (shown - left > mostDelay) {
      const cause = isSame ? (isDrawn ? 'drawAnnounced' : 'pushed') : 'nextRound';
      return pair(step, shown, 'closedBy', left, cause);
    }
  }
  if (!isSame || isDrawn) return null;
  const rise = riseOf(read);
  return rise === null ? null : pair(step, rise.from, 'rose', rise.to, 'pushed');
}

function pair(
  step: number,
  shown: number,
  name: Fact['name'],
  value: number,
  reason: string,
): Fact[] {
  return [
    factOf('counted', step, { about: 'closing', value: shown, args: [String(shown)] }),
    factOf(name, step, { about: 'closing', value, args: [String(value)], reason }),
  ];
}

/** The countdown goes on where it was, but ends later than the screen had it: late pushes, or a clock that jumped. */
function riseOf({ action, at, state, before }: ReadStep): { from: number; to: number } | null {
  const [was, is] = [before?.game.round.countdown, state.game.round.countdown];
  if (!broadcast.countdownReceived.match(action) || !was || was.deadline === null) return null;
  const { secondsLeft } = action.payload;
  const later = is.deadline === null ? 0 : (is.deadline - was.deadline) / 1000;
  const skipped = (was.pushed ?? 0) - secondsLeft;
  if (later <= mostDelay + 1 || skipped <= 0 || skipped > mostSkipped) return null;
  return { from: Math.max(0, Math.round((was.deadline - at) / 1000)), to: secondsLeft };
}
