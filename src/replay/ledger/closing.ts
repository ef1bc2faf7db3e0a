import { closedAtSeconds } from '../../config/bettingRules';
import { isBettingOpen, selectRoundId, selectSecondsLeft } from '../../features/game/gameSelectors';
import { broadcast } from '../../features/connection/broadcasts';
import type { ReadStep } from '../engine/readSteps';
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

  factsOf(read: ReadStep): Fact[] {
    return [...this.stillClosed(read), ...closedFacts(read), ...riseFacts(read)];
  }

  private stillClosed({ action, step, at, state }: ReadStep): Fact[] {
    if (!broadcast.countdownReceived.match(action)) return [];
    const { secondsLeft } = action.payload;
    const isShut = selectSecondsLeft(state, at) === 0 && secondsLeft > closedAtSeconds;
    this.closedSince = isShut ? (this.closedSince ?? at) : null;
    if (!isShut || at - (this.closedSince ?? at) <= usualStartMs) return [];
    this.closedSince = Infinity;
    return against(0, secondsFact('closedBy', step, secondsLeft, 'pushed'));
  }
}

/** Betting was open, and the server says that less is left than the screen counted. */
function closedFacts({ step, at, state, before }: ReadStep): Fact[] {
  if (!before || state.game === before.game || !isBettingOpen(before, at)) return [];
  const [was, is] = [selectRoundId(before) ?? 0, selectRoundId(state) ?? 0];
  const isDrawn = state.game.round.status === 'calculate';
  const shown = selectSecondsLeft(before, at);
  const left = was === is && !isDrawn ? selectSecondsLeft(state, at) : 0;
  // A round that is taken back is another contradiction.
  if (is < was || shown - left <= mostDelay) return [];
  const reason = was < is ? 'nextRound' : isDrawn ? 'drawAnnounced' : 'pushed';
  return against(shown, secondsFact('closedBy', step, left, reason));
}

/** The countdown goes on where it was, but ends later than the screen had it: late pushes, or a clock that jumped. */
function riseFacts({ action, step, at, state, before }: ReadStep): Fact[] {
  if (!broadcast.countdownReceived.match(action) || !before) return [];
  const [was, is] = [before.game.round, state.game.round];
  const { secondsLeft } = action.payload;
  const { deadline, pushed } = was.countdown;
  if (deadline === null) return [];
  const later = is.countdown.deadline === null ? 0 : (is.countdown.deadline - deadline) / 1000;
  const skipped = (pushed ?? 0) - secondsLeft;
  const isOther = was.id !== is.id || is.status === 'calculate';
  if (isOther || later <= mostDelay + 1 || skipped <= 0 || skipped > mostSkipped) return [];
  const from = Math.max(0, Math.round((deadline - at) / 1000));
  return against(from, secondsFact('rose', step, secondsLeft, 'pushed'));
}

const secondsFact = (name: Fact['name'], step: number, value: number, reason: string | null) =>
  factOf(name, step, { value, args: [String(value)], reason });

/** What the screen counted, against what shows that it was wrong. */
export const against = (shown: number, fact: Fact): Fact[] =>
  factsAbout('closing', secondsFact('counted', fact.step, shown, null), fact);
