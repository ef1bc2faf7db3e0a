import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { stateChanges } from '../engine/stateChanges';
import { ChangeList } from './ChangeList';
import { ValueTree } from './ValueTree';
import type { Replay } from './openReplay';
import { exactClockText, offsetText } from './timeText';
import { usePlayback } from './usePlayback';

const views = ['Difference', 'Action', 'State'] as const;
type View = (typeof views)[number];

/** What the step that is shown did: the difference in the state, the action, the whole state. */
export function StepDetail({ replay }: { replay: Replay }) {
  const [view, setView] = useState<View>('Difference');
  const shown = usePlayback(replay.playback, (state) => state.step);
  // A replay at 16× is not held up by the trees.
  const step = useDeferredValue(shown);
  const { steps, timeline, trace } = replay;
  const described = steps[step];
  const first = steps[0]?.at ?? 0;
  return (
    <Paper
      component="section"
      square
      elevation={0}
      aria-label="The step"
      sx={{
        gridArea: 'step',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 0,
      }}
    >
      <Box component="header" sx={{ padding: '8px 12px 4px' }}>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          Step {step} {described?.label}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {described && `${exactClockText(described.at)} · ${offsetText(described.at - first)}`}
        </Typography>
      </Box>
      <Tabs
        value={view}
        onChange={(_, chosen: View) => setView(chosen)}
        variant="fullWidth"
        aria-label="What to show of the step"
        sx={{ flex: 'none', minHeight: 40 }}
      >
        {views.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`detail-${name}`}
            aria-controls="detail"
            sx={{ minWidth: 0, minHeight: 40, padding: '4px 8px' }}
          />
        ))}
      </Tabs>
      <Divider />
      <Box
        id="detail"
        role="tabpanel"
        aria-labelledby={`detail-${view}`}
        tabIndex={0}
        sx={{
          flex: 1,
          minHeight: 0,
          padding: view === 'Difference' ? '10px 12px' : '6px 4px',
          overflow: 'auto',
          outlineOffset: '-3px !important',
        }}
      >
        {view === 'Difference' && <Difference replay={replay} step={step} />}
        {view === 'Action' && (
          <ValueTree key={view} label={view} value={trace.actions[step]} openLevels={3} />
        )}
        {view === 'State' && (
          <ValueTree key={view} label={view} value={timeline.stateAt(step)} openLevels={1} />
        )}
      </Box>
    </Paper>
  );
}

function Difference({ replay: { timeline }, step }: { replay: Replay; step: number }) {
  const changes = useMemo(
    () => (step === 0 ? [] : stateChanges(timeline.stateAt(step - 1), timeline.stateAt(step))),
    [timeline, step],
  );
  if (step === 0) {
    return <Typography variant="body2">Step 0 is the state before the visit.</Typography>;
  }
  return <ChangeList changes={changes} />;
}
