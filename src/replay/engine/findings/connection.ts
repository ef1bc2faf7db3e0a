import { isConnected } from '../../../features/connection/connection';
import { isBettingOpen, selectSecondsLeft } from '../../../features/game/gameSelectors';
import { selectIsSignedIn } from '../../../features/session/sessionSlice';
import { slowCallsOf } from '../calls';
import type { CallOutcome } from '../calls';
import type { Recorded } from '../readSteps';
import { durationText } from '../timeText';
import { factsOf } from './finding';
import type { Detector, Finding } from './finding';

/** The connection was lost while the player could bet. */
export function lostConnections(): Detector {
  const found: Finding[] = [];
  let lost: { step: number; at: number; secondsLeft: number } | null = null;
  const end = (until: string, duration?: string) => {
    if (lost === null) return;
    const { step, at, secondsLeft } = lost;
    const text = `connection lost while betting was open, with ${secondsLeft} s left; ${until}`;
    found.push({ kind: 'connection', step, at, text, facts: factsOf(duration) });
    lost = null;
  };
  return {
    kinds: ['connection'],
    read({ step, at, state, before }) {
      if (!selectIsSignedIn(state)) end('the session ended before it came back');
      else if (lost !== null) {
        if (isConnected(state.connection) && state.game.sync.isSynced) {
          const duration = durationText(at - lost.at);
          end(`back after ${duration}`, duration);
        }
      } else if (before && isBettingOpen(before, at) && !isConnected(state.connection)) {
        lost = { step, at, secondsLeft: selectSecondsLeft(before, at) };
      }
    },
    findings() {
      end('not back at the end of the recording');
      return found;
    },
  };
}

const texts: Readonly<Record<CallOutcome, (duration: string) => string>> = {
  answered: (duration) => `took ${duration}`,
  failed: (duration) => `took ${duration}, and failed`,
  givenUp: (duration) => `was given up after ${duration}`,
  open: (duration) => `had no answer for ${duration}, when the recording ended`,
};

/** Calls without an answer for more than three seconds; each is found where it began. */
export function slowCalls(recorded: Recorded): Finding[] {
  return slowCallsOf(recorded).map(({ endpoint, outcome, step, from, to }) => {
    const duration = durationText(to - from);
    const text = `${endpoint} ${texts[outcome](duration)}`;
    return { kind: 'slowCall', step, at: from, text, facts: factsOf(endpoint, duration) };
  });
}
