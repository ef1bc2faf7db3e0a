import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Build } from '../../app/layout/buildContext';
import type { Proof } from '../engine/proof';
import { editTexts, otherBuildTexts, verificationTexts } from './verificationTexts';

interface VerificationBadgeProps extends Proof {
  /** The build that made the trace; null if it is unknown. */
  build: Build | null;
  /** Of the steps, in milliseconds since the epoch. */
  timestamps: readonly number[];
}

/** Whether the replay agrees with the file, the file with its chain, and whether this build made it. */
export function VerificationBadge(props: VerificationBadgeProps) {
  const { verification, build, edits, timestamps } = props;
  const badges = [
    verificationTexts(verification),
    edits && editTexts(edits, timestamps),
    otherBuildTexts(build),
  ];
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
