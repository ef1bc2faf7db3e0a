import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Divider from '@mui/material/Divider';
import { memo, useEffect, useRef } from 'react';
import { pathChangeAt } from '../engine/pathHistory';
import { pathText } from '../engine/statePath';
import { neighbour } from '../engine/stepFilter';
import { StepButton } from './StepButton';
import { StepRows } from './StepRows';
import { CloseIcon, Mono, NextIcon, PreviousIcon } from './controls';
import { closedRow, openRow, pathChangeText } from './pathChangeText';
import type { PathHistory } from './usePathHistory';
import { usePlayback, useReplay } from './useReplay';

interface PathChangesProps {
  history: PathHistory;
  onClose(): void;
}

/** The steps that changed one value of the state, and the way from one to the next. */
export function PathChanges({ history: { path, steps, share }, onClose }: PathChangesProps) {
  const header = useRef<HTMLDivElement>(null);
  // On a phone the list is above the value that was asked for.
  useEffect(() => {
    header.current?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return (
    <>
      <Stack ref={header} component="header" sx={{ padding: 1, gap: 0.5 }}>
        <Stack direction="row" sx={{ alignItems: 'start', gap: 1 }}>
          <Typography component="h2" variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            Who changed <Mono sx={{ fontWeight: 'bold' }}>{pathText(path)}</Mono>
          </Typography>
          <IconButton aria-label="Close the changes" onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Stack>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, minHeight: 32 }}>
          <Typography variant="caption" color="textSecondary" role="status" sx={{ flex: 1 }}>
            {steps === null ? `${Math.floor(share * 100)} % read` : countText(steps.length)}
          </Typography>
          {steps !== null && steps.length > 0 && (
            <>
              <JumpButton steps={steps} direction={-1} />
              <JumpButton steps={steps} direction={1} />
            </>
          )}
        </Stack>
      </Stack>
      <Divider />
      {steps !== null && steps.length > 0 && (
        <StepRows
          label="Steps that changed it"
          listed={steps}
          detailOf={({ index }, isOpen) => <ChangeText path={path} step={index} isOpen={isOpen} />}
        />
      )}
    </>
  );
}

interface ChangeTextProps {
  path: PathHistory['path'];
  step: number;
  isOpen: boolean;
}

/** Compares the values once and not with each step of a replay that plays. */
const ChangeText = memo(function ChangeText({ path, step, isOpen }: ChangeTextProps) {
  const change = pathChangeAt(useReplay(), path, step);
  return pathChangeText(change, isOpen ? openRow : closedRow);
});

const countText = (count: number) => {
  if (count === 0) return 'No step changed it';
  return count === 1 ? '1 step changed it' : `${count} steps changed it`;
};

function JumpButton({ steps, direction }: { steps: PathHistory['steps']; direction: 1 | -1 }) {
  const step = usePlayback((state) => state.step);
  const target = neighbour(steps ?? [], step, direction);
  return direction === 1 ? (
    <StepButton label="Next change" target={target} icon={NextIcon} />
  ) : (
    <StepButton label="Previous change" target={target} icon={PreviousIcon} />
  );
}
