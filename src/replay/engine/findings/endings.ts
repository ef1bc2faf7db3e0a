import { releaseFileMissing } from '../../../store/appEvents';
import { problemReportEvents } from '../../../features/problemReport/problemReportSlice';
import { sessionEvents } from '../../../features/session/sessionSlice';
import { actionReason } from '../reasons';
import type { Detector, Finding } from './finding';

/** The ends of the player’s session, each with its reason as far as the recording has it. */
export function sessionEnds(): Detector {
  const found: Finding[] = [];
  return {
    kinds: ['session'],
    read({ action, step, at }) {
      const text = sessionEvents.takenOver.match(action)
        ? 'signed out: another player signed in in this browser'
        : action.type === 'session/ended' && (actionReason(action) ?? 'signed out');
      if (text !== false) found.push({ kind: 'session', step, at, text, facts: '' });
    },
    findings: () => found,
  };
}

/** Error screens that the player saw, and the error that ended the recording. */
export function errorScreens(problem: string | null): Detector {
  const found: Finding[] = [];
  let last = { step: 0, at: 0 };
  return {
    kinds: ['error'],
    read({ action, step, at }) {
      last = { step, at };
      const { errorShown } = problemReportEvents;
      if (!errorShown.match(action) && !releaseFileMissing.match(action)) return;
      found.push({
        kind: 'error',
        step,
        at,
        text: `error screen: ${action.payload.message}`,
        facts: action.payload.message,
      });
    },
    findings() {
      if (problem !== null && found.length === 0) {
        const text = `it ended with the error: ${problem}`;
        found.push({ kind: 'error', ...last, text, facts: problem });
      }
      return found;
    },
  };
}
