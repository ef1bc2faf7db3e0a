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

interface Badge {
  color: ChipProps['color'];
  text: string;
  /** What the badge means, for whoever points at it. */
  meaning: string;
}

/** Whether the page shows what the player saw, and whether this build made the trace. */
export function VerificationBadge({ verification, build }: VerificationBadgeProps) {
  const isOther = build !== null && build.commit !== __BUILD__.commit;
  return (
    <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <BadgeChip {...badgeOf(verification)} />
      {isOther && (
        <BadgeChip
          color="warning"
          text="Made by another build"
          meaning={`Made by ${build.version} ${build.commit}, replayed by ${__BUILD__.version} ${__BUILD__.commit}. What this build does differently shows as a divergence.`}
        />
      )}
    </Stack>
  );
}

function BadgeChip({ color, text, meaning }: Badge) {
  return (
    <Tooltip title={meaning} describeChild>
      <Chip size="small" color={color} label={text} tabIndex={0} />
    </Tooltip>
  );
}

function badgeOf(found: Verification): Badge {
  switch (found.kind) {
    case 'checking':
      return {
        color: 'info',
        text: `Checking… ${Math.round(found.share * 100)} %`,
        meaning: 'The states are being computed and compared with the trace.',
      };
    case 'faithful':
      return {
        color: 'success',
        text: 'Faithful',
        meaning: `All ${found.checked} fingerprints of the trace match: this is what the player saw.`,
      };
    case 'partial':
      return {
        color: 'warning',
        text: `Faithful up to step ${found.verifiedUntil}`,
        meaning: 'All fingerprints match; the steps after the last of them have none.',
      };
    case 'unproven':
      return {
        color: 'info',
        text: 'No proof',
        meaning: 'The file has no fingerprints of its states to compare with.',
      };
    case 'diverged': {
      const { verifiedUntil, differsAt, reason } = found;
      const proven =
        verifiedUntil < 0 ? 'No step is proven.' : `Steps up to ${verifiedUntil} are proven.`;
      return {
        color: 'error',
        text: `Diverged from step ${verifiedUntil + 1}`,
        meaning: `${proven} The state after step ${differsAt} differs from the recorded one${reason === null ? '' : `: ${reason}`}.`,
      };
    }
  }
}
