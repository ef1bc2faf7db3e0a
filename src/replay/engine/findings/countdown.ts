import type { RootState } from '../../../store/rootState';
import {
  isBettingOpen,
  selectRoundId,
  selectSecondsLeft,
} from '../../../features/game/gameSelectors';
import { broadcast } from '../../../features/connection/broadcasts';
import type { ReadStep } from '../readSteps';
import { durationText } from '../timeText';
import { factsOf, roundFact } from './finding';
import type { Detector, Finding } from './finding';

/** A push that takes no more than this off the countdown was only late, or the one before it was; in seconds. */
const mostDelay = 2;

/** The server took seconds from a round that the player’s screen still counted. */
export function earlyCloses(): Detector {
  const found: Finding[] = [];
  return {
    kinds: ['close'],
    read({ action, step, at, state, before }) {
      if (!before || state.game === before.game || !isBettingOpen(before, at)) return;
      const [roundId, shown] = [selectRoundId(before), selectSecondsLeft(before, at)];
      const isSameRound = selectRoundId(state) === roundId;
      const left = isSameRound && !isDrawn(state) ? selectSecondsLeft(state, at) : 0;
      if (shown - left <= mostDelay) return;
      const cause = causeOf({ action, state }, isSameRound, left);
      const text = isBettingOpen(state, at)
        ? `the countdown of round ${roundId} fell from ${shown} to ${left} s: ${cause}`
        : `round ${roundId} closed with ${shown} s left on the screen: ${cause}`;
      const facts = factsOf(roundFact(roundId), `${shown} s → ${left} s`);
      found.push({ kind: 'close', step, at, text, facts });
    },
    findings: () => found,
  };
}

const isDrawn = ({ game }: RootState) => game.round.status === 'calculate';

function causeOf(
  { action, state }: Pick<ReadStep, 'action' | 'state'>,
  isSameRound: boolean,
  left: number,
): string {
  if (broadcast.countdownReceived.match(action)) return `the server pushed ${left} s`;
  if (!isSameRound) return `the server’s next round was ${selectRoundId(state) ?? '--'}`;
  return isDrawn(state) ? 'the server announced its draw' : 'the server ended it';
}

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
    found.push({ kind: 'clock', step: to.step, at: to.at, text, facts: ahead });
  }

  return {
    kinds: ['clock'],
    read({ action, step, at, state }) {
      if (!broadcast.countdownReceived.match(action)) return;
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
