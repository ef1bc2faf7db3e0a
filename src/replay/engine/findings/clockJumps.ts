import { gameEvents } from '../../../features/game/gameSlice';
import { durationText } from '../timeText';
import type { Detector, Finding } from './finding';

/** A push that is this far from where the countdown was is no late one, in milliseconds. */
const jumpMs = 3000;
/** Pushes that were held up have all come so much later, in milliseconds. */
const backlogMs = 2000;

interface Push {
  step: number;
  at: number;
  secondsLeft: number;
  roundId: number | null;
  /** When the round closes by this push. */
  closesAt: number;
}

/**
 * The player's clock jumped: within one round the countdown goes on where it was, but by the clock much time
 * has passed. A late push is not one, since the next push is back in time; a machine that slept is not one,
 * since the countdown ran on.
 */
export function clockJumps(): Detector {
  const found: Finding[] = [];
  let last: Push | null = null;
  let jumped: { from: Push; to: Push } | null = null;

  function judge({ from, to }: { from: Push; to: Push }, push: Push): void {
    const isCaughtUp = push.closesAt - from.closesAt <= jumpMs;
    if (!isCaughtUp && push.at - to.at < backlogMs) return;
    jumped = null;
    if (isCaughtUp) return;
    const ahead = durationText(to.closesAt - from.closesAt);
    const text = `the clock of the player’s machine jumped ahead by ${ahead}, or the countdown stood still`;
    found.push({ kind: 'clock', step: to.step, at: to.at, text });
  }

  return {
    read({ action, step, at, state }) {
      if (!gameEvents.countdownReceived.match(action)) return;
      const { secondsLeft } = action.payload;
      const push: Push = {
        step,
        at,
        secondsLeft,
        roundId: state.game.round.id,
        closesAt: at + secondsLeft * 1000,
      };
      if (!last || !isSameRound(last, push)) jumped = null;
      else if (jumped) judge(jumped, push);
      else if (push.closesAt - last.closesAt > jumpMs) jumped = { from: last, to: push };
      last = push;
    },
    findings: () => found,
  };
}

/** A countdown that rises is another one. */
function isSameRound(one: Push, next: Push): boolean {
  return one.roundId === next.roundId && next.secondsLeft < one.secondsLeft;
}
