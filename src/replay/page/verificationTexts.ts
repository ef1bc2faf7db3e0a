import type { Build } from '../../platform/BuildContext';
import { english } from '../engine/summary/english';
import { verificationLabel } from '../engine/summary/verificationLabel';
import type { Verification } from '../engine/verification';

const labels = english.proof;

/** What a badge says of a file. */
export interface BadgeTexts {
  color: 'success' | 'info' | 'warning' | 'error';
  label: string;
  /** For the tooltip. */
  meaning: string;
}

/** Whether another build than this page made the file; null if not, or if it is unknown. */
export function otherBuildTexts(build: Build | null): BadgeTexts | null {
  if (build === null || build.commit === __BUILD__.commit) return null;
  return {
    color: 'warning',
    label: 'Made by another build',
    meaning: `Made by ${build.version} ${build.commit}, replayed by ${__BUILD__.version} ${__BUILD__.commit}. What this build does differently shows as a divergence.`,
  };
}

/** How far the replay agrees with the hashes of the file. */
export function verificationTexts(found: Verification): BadgeTexts {
  const label = verificationLabel(found, labels);
  switch (found.kind) {
    case 'checking':
      return {
        color: 'info',
        label,
        meaning: 'The states are being computed and compared with the trace.',
      };
    case 'consistent':
      return {
        color: 'success',
        label,
        meaning: `The file replays consistently with all ${found.checked} of its own hashes. It does not prove who made it.`,
      };
    case 'partial':
      return {
        color: 'warning',
        label,
        meaning:
          'The file matches all of its hashes; the steps after the last of them have none. It does not prove who made it. Confirm money on the server.',
      };
    case 'unproven':
      return {
        color: 'info',
        label,
        meaning:
          'The file has no hashes of its states to compare with: confirm everything on the server.',
      };
    case 'diverged': {
      const { verifiedUntil: last, differsAt, reason } = found;
      const agreeing =
        last < 0 ? 'No step matches a hash.' : `Steps up to ${last} match their hashes.`;
      return {
        color: 'error',
        label,
        meaning: `${agreeing} The state after step ${differsAt} differs from the recorded one${reason === null ? '' : `: ${reason}`}.`,
      };
    }
  }
}
