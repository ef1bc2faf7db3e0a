import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Build } from '../../platform/BuildContext';
import type { Verification } from '../engine/verification';
import { otherBuildTexts, verificationTexts } from './verificationTexts';

interface VerificationBadgeProps {
  verification: Verification;
  /** The build that made the trace; null if it is unknown. */
  build: Build | null;
}

/** Whether the replay agrees with the file, and whether this build made it. */
export function VerificationBadge({ verification, build }: VerificationBadgeProps) {
  const badges = [verificationTexts(verification), otherBuildTexts(build)];
  return (
    <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {badges.map((texts, index) =>
        texts === null ? null : (
          <Tooltip key={index} title={texts.meaning} describeChild>
            <Chip size="small" tabIndex={0} color={texts.color} label={texts.label} />
          </Tooltip>
        ),
      )}
    </Stack>
  );
}
