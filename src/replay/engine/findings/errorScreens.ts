import { problemReportEvents } from '../../../features/problemReport/problemReportSlice';
import { releaseFileMissing } from '../../../app/appEvents';
import type { Detector, Finding } from './finding';

/** Error screens that the player saw, and the error that ended the recording. */
export function errorScreens(problem: string | null): Detector {
  const found: Finding[] = [];
  let last = { step: 0, at: 0 };
  return {
    read({ action, step, at }) {
      last = { step, at };
      const { errorShown } = problemReportEvents;
      if (!errorShown.match(action) && !releaseFileMissing.match(action)) return;
      found.push({
        kind: 'error',
        step,
        at,
        text: `error screen: ${action.payload.message}`,
      });
    },
    findings() {
      if (problem !== null && found.length === 0) {
        found.push({ kind: 'error', ...last, text: `it ended with the error: ${problem}` });
      }
      return found;
    },
  };
}
