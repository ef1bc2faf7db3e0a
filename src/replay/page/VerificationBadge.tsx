import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Build } from '../../app/layout/buildContext';
import type { Verification } from '../engine/verification';
import type { Edits } from '../file/findEdits';
import { clockText } from './timeText';

interface VerificationBadgeProps {
  verification: Verification;
  /** The build that made the trace; null if it is unknown. */
  build: Build | null;
  /** Null while it is unknown, or if the file has no chain. */
  edits: Edits | null;
  /** Of the steps, in milliseconds since the epoch. */
  timestamps: readonly number[];
}

/**
 * Whether the replay agrees with the file and the file with its chain, never who made the file; and
 * whether this build made it.
 */
export function VerificationBadge({
  verification,
  build,
  edits,
  timestamps,
}: VerificationBadgeProps) {
  const isOther = build !== null && build.commit !== __BUILD__.commit;
  return (
    <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <Badge color={colors[verification.kind]} {...textsOf(verification)} />
      {edits !== null && <EditBadge edits={edits} timestamps={timestamps} />}
      {isOther && (
        <Badge
          color="warning"
          label="Made by another build"
          meaning={`Made by ${build.version} ${build.commit}, replayed by ${__BUILD__.version} ${__BUILD__.commit}. What this build does differently shows as a divergence.`}
        />
      )}
    </Stack>
  );
}

/** Where the file was edited after it was saved; nothing if it was not. */
function EditBadge({ edits, timestamps }: { edits: Edits; timestamps: readonly number[] }) {
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
  return (
    <Badge
      color="error"
      label={`Edited: ${first}${more}`}
      meaning={`The file was edited after it was saved: ${places.join(', ')}. There, trust neither its steps nor its times.`}
    />
  );
}

interface Texts {
  label: string;
  /** For whoever points at it. */
  meaning: string;
}

function Badge({ meaning, ...chip }: Texts & { color: ChipProps['color'] }) {
  return (
    <Tooltip title={meaning} describeChild>
      <Chip size="small" tabIndex={0} {...chip} />
    </Tooltip>
  );
}

const colors = {
  checking: 'info',
  consistent: 'success',
  partial: 'warning',
  unproven: 'info',
  diverged: 'error',
} as const;

function textsOf(found: Verification): Texts {
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
