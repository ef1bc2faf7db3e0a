import { sessionEvents } from '../../../features/session/sessionSlice';
import { actionReason } from '../actionReason';
import type { Detector, Finding } from './finding';

/** The ends of the player’s session, each with its reason as far as the recording has it. */
export function sessionEnds(): Detector {
  const found: Finding[] = [];
  return {
    read({ action, step, at }) {
      const text = sessionEvents.takenOver.match(action)
        ? 'signed out: another player signed in in this browser'
        : action.type === 'session/ended' && (actionReason(action) ?? 'signed out');
      if (text !== false) found.push({ kind: 'session', step, at, text });
    },
    findings: () => found,
  };
}
