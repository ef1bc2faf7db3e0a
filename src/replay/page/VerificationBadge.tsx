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

/** Whether the page shows what the player saw, and whether this build made the trace. */
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
  faithful: 'success',
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
    case 'faithful':
      return {
        label: 'Faithful',
        meaning: `All ${found.checked} fingerprints of the trace match: this is what the player saw.`,
      };
    case 'partial':
      return {
        label: `Faithful up to step ${found.verifiedUntil}`,
        meaning: 'All fingerprints match; the steps after the last of them have none.',
      };
    case 'unproven':
      return {
        label: 'No proof',
        meaning: 'The file has no fingerprints of its states to compare with.',
      };
    case 'diverged': {
      const { verifiedUntil: last, differsAt, reason } = found;
      const proven = last < 0 ? 'No step is proven.' : `Steps up to ${last} are proven.`;
      return {
        label: `Diverged from step ${last + 1}`,
        meaning: `${proven} The state after step ${differsAt} differs from the recorded one${reason === null ? '' : `: ${reason}`}.`,
      };
    }
  }
}
