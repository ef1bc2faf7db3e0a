import type { Build } from '../../app/layout/buildContext';
import { clockText } from '../engine/timeText';
import type { Verification } from '../engine/verification';
import type { Edits } from '../file/findEdits';

/** What a badge says of a file. */
export interface BadgeTexts {
  label: string;
  /** For whoever points at it. */
  meaning: string;
}

/** Whether another build than this page made the file; null if not, or if it is unknown. */
export function otherBuildTexts(build: Build | null): BadgeTexts | null {
  if (build === null || build.commit === __BUILD__.commit) return null;
  return {
    label: 'Made by another build',
    meaning: `Made by ${build.version} ${build.commit}, replayed by ${__BUILD__.version} ${__BUILD__.commit}. What this build does differently shows as a divergence.`,
  };
}

/**
 * Where the file was edited after it was saved; null if it was not.
 *
 * @param timestamps of the steps, in milliseconds since the epoch
 */
export function editTexts(edits: Edits, timestamps: readonly number[]): BadgeTexts | null {
  const { steps, areDetailsEdited } = edits;
  const clockAt = (step: number) => clockText(timestamps[step] ?? timestamps.at(-1) ?? 0);
  const ranges = steps.map(({ from, to }) =>
    from === to
      ? `step ${from} (${clockAt(from)})`
      : `steps ${from}–${to} (${clockAt(from)}–${clockAt(to)})`,
  );
  const places = areDetailsEdited ? [...ranges, 'the details of the recording'] : ranges;
  const [first, ...others] = places;
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return {
    label: `Edited: ${first}${more}`,
    meaning: `The file was edited after it was saved: ${places.join(', ')}. There, trust neither its steps nor its times.`,
  };
}

/** How far the replay agrees with the hashes of the file. */
export function verificationTexts(found: Verification): BadgeTexts {
  switch (found.kind) {
    case 'checking':
      return {
        label: `Checking… ${Math.round(found.share * 100)} %`,
        meaning: 'The states are being computed and compared with the trace.',
      };
    case 'consistent':
      return {
        label: 'Replays consistently; confirm money on the server',
        meaning: `The file replays consistently with all ${found.checked} of its own hashes. It does not prove who made it.`,
      };
    case 'partial':
      return {
        label: `Replays consistently up to step ${found.verifiedUntil}`,
        meaning:
          'All hashes match; the steps after the last of them have none. The file does not prove who made it: confirm money on the server.',
      };
    case 'unproven':
      return {
        label: 'No hashes',
        meaning:
          'The file has no hashes of its states to compare with: confirm everything on the server.',
      };
    case 'diverged': {
      const { verifiedUntil: last, differsAt, reason } = found;
      const agreeing =
        last < 0 ? 'No step matches a hash.' : `Steps up to ${last} match their hashes.`;
      return {
        label: `Diverged from step ${last + 1}`,
        meaning: `${agreeing} The state after step ${differsAt} differs from the recorded one${reason === null ? '' : `: ${reason}`}.`,
      };
    }
  }
}
