import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Build } from '../../app/layout/buildContext';
import type { Faithfulness } from '../engine/faithfulness';

interface FaithBadgeProps {
  faithfulness: Faithfulness;
  /** The build that made the trace; null where nobody told. */
  build: Build | null;
}

interface Badge {
  color: ChipProps['color'];
  text: string;
  /** What the badge means, for whoever points at it. */
  meaning: string;
}

/** Whether what is shown is what the player saw, and whether this build made the trace. */
export function FaithBadge({ faithfulness, build }: FaithBadgeProps) {
  const isOther = build !== null && build.commit !== __BUILD__.commit;
  return (
    <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <BadgeChip {...faithBadge(faithfulness)} />
      {isOther && (
        <BadgeChip
          color="warning"
          text="Made by another build"
          meaning={`Made by ${build.version} ${build.commit}, replayed by ${__BUILD__.version} ${__BUILD__.commit}. What this build does otherwise shows as a divergence.`}
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

/** The badge of each finding. */
function faithBadge(found: Faithfulness): Badge {
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
        text: `Faithful up to step ${found.trustedUntil}`,
        meaning: 'All fingerprints match; the steps after the last of them have none.',
      };
    case 'unproven':
      return {
        color: 'info',
        text: 'No proof',
        meaning: 'The file has no fingerprints of its states to compare with.',
      };
    case 'diverged':
      return divergedBadge(found);
  }
}

function divergedBadge({
  trustedUntil,
  differsAt,
  reason,
}: Extract<Faithfulness, { kind: 'diverged' }>): Badge {
  const proven =
    trustedUntil < 0 ? 'No step is proven.' : `Steps up to ${trustedUntil} are proven.`;
  return {
    color: 'error',
    text: `Diverged from step ${trustedUntil + 1}`,
    meaning: `${proven} The state after step ${differsAt} is not the player’s${reason === null ? '' : `: ${reason}`}.`,
  };
}
