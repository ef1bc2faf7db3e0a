import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { ChangeList } from './ChangeList';
import { ValueTree } from './ValueTree';
import { Panel } from './controls';
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
    <Panel aria-label="The step" sx={{ gridArea: 'step' }}>
      <Box component="header" sx={{ padding: '8px 12px 4px' }}>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          Step {step} {label}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {exactClockText(at)} · {offsetText(at - (steps[0]?.at ?? 0))}
        </Typography>
      </Box>
      <Tabs
        value={view}
        onChange={(_, chosen: View) => setView(chosen)}
        variant="fullWidth"
        aria-label="What to show of the step"
        sx={{
          '&, & button': { flexShrink: 0, minHeight: 40 },
          '& button': { minWidth: 0, padding: '4px 8px' },
        }}
      >
        {views.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`detail-${name}`}
            aria-controls="detail"
            onClick={({ detail: clicks, currentTarget }) => {
              // After a click the arrows and Space stay with the page; by keyboard they are the tabs'.
              if (clicks > 0) currentTarget.blur();
            }}
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
          padding: 1,
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
    </Panel>
  );
}
