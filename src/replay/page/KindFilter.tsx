import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import { kindNames } from '../engine/steps';
import type { StepKind } from '../engine/steps';
import { KindDot } from './stepKindStyle';

interface KindFilterProps {
  kind: StepKind;
  count: number;
  /** Lists this kind alone. */
  onOnly(): void;
}

/** Switches a kind of actions on and off; under the pointer and with the focus also 'only' this one. */
export function KindFilter({ kind, count, onOnly }: KindFilterProps) {
  const name = kindNames[kind];
  return (
    <Chip>
      <ToggleButton value={kind}>
        <KindDot kind={kind} sx={{ marginRight: '6px' }} />
        {name} {count}
      </ToggleButton>
      <Button size="small" variant="contained" aria-label={`Only ${name}`} onClick={onOnly}>
        only
      </Button>
    </Chip>
  );
}

const Chip = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  '&& > .MuiToggleButton-root': { minHeight: 26, padding: '0 8px', fontSize: '0.75rem' },
  '&& > .MuiButton-root': {
    minWidth: 36,
    minHeight: 26,
    padding: '0 6px',
    fontSize: '0.75rem',
    lineHeight: 1.4,
  },
  // Without a pointer that can point it stands beside the name, since it would cover it.
  '@media (hover: hover)': {
    '& > .MuiButton-root': { position: 'absolute', right: 0, opacity: 0 },
    '&:hover > .MuiButton-root, & > .MuiButton-root:focus-visible': { opacity: 1 },
  },
});
