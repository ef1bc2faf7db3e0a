import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Build } from '../../app/layout/buildContext';
import type { Edits } from '../engine/file/findEdits';
import type { Proof } from '../engine/proof';
import { editTexts, otherBuildTexts, signatureTexts, verificationTexts } from './verificationTexts';
import type { BadgeTexts } from './verificationTexts';

interface VerificationBadgeProps extends Proof {
  /** The build that made the trace; null if it is unknown. */
  build: Build | null;
  /** Of the steps, in milliseconds since the epoch. */
  timestamps: readonly number[];
}

/**
 * Whether the replay agrees with the file and the file with its chain, who saved it if it is signed, and
 * whether this build made it.
 */
export function VerificationBadge({
  verification,
  build,
  edits,
  signature,
  timestamps,
}: VerificationBadgeProps) {
  const otherBuild = otherBuildTexts(build);
  return (
    <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <Badge
        color={colors[verification.kind]}
        {...verificationTexts(verification, signature?.kind === 'signed')}
      />
      {signature && (
        <Badge color={signatureColors[signature.kind]} {...signatureTexts(signature)} />
      )}
      {edits !== null && <EditBadge edits={edits} timestamps={timestamps} />}
      {otherBuild && <Badge color="warning" {...otherBuild} />}
    </Stack>
  );
}

/** Where the file was edited after it was saved; nothing if it was not. */
function EditBadge({ edits, timestamps }: { edits: Edits; timestamps: readonly number[] }) {
  const texts = editTexts(edits, timestamps);
  return texts && <Badge color="error" {...texts} />;
}

function Badge({ meaning, ...chip }: BadgeTexts & { color: ChipProps['color'] }) {
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

const signatureColors = {
  signed: 'success',
  otherPlayer: 'error',
  unfit: 'error',
  unknownKey: 'warning',
  unchecked: 'info',
} as const;
