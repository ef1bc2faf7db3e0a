import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Build } from '../../app/layout/buildContext';
import type { Verification } from '../engine/verification';

interface VerificationBadgeProps {
  verification: Verification;
  /** The build that made the trace; null if it is unknown. */
  build: Build | null;
}

/** Whether the replay agrees with the file, never who made the file, and whether this build made it. */
export function VerificationBadge({ verification, build }: VerificationBadgeProps) {
  const isOther = build !== null && build.commit !== __BUILD__.commit;
  return (
    <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <Badge color={colors[verification.kind]} {...textsOf(verification)} />
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
