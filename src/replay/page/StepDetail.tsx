import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { ChangeList } from './ChangeList';
import { ValueTree } from './ValueTree';
import { exactClockText, offsetText } from './timeText';
import { usePlayback, useReplay } from './useReplay';

const views = ['Difference', 'Action', 'State'] as const;
type View = (typeof views)[number];

/** What the step that is shown did: the difference in the state, the action, the whole state. */
export function StepDetail() {
  const { steps, timeline, trace } = useReplay();
  const [view, setView] = useState<View>('Difference');
  // The trees don't hold up a replay at 16×.
  const step = useDeferredValue(usePlayback((state) => state.step));
  const { label = '', at = 0 } = steps[step] ?? {};
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
          Step {step} {label}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {exactClockText(at)} · {offsetText(at - (steps[0]?.at ?? 0))}
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
        {view === 'Difference' && <ChangeList step={step} />}
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
