import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { MarkButtons } from './MarkButtons';
import { PanelTabs, tabPanelProps } from './PanelTabs';
import { StepDifference } from './StepDifference';
import { ValueTree } from './ValueTree';
import { WhyNot } from './WhyNot';
import { Panel } from './controls';
import { MarksContext } from './useMarks';
import { useNotebook } from './useNotebook';
import { usePlayback, useReplay } from './useReplay';
import { useTimeText } from './useTimeText';

const views = ['Difference', 'Action', 'State', 'Why not?', 'Notes'] as const;
type View = (typeof views)[number];

/**
 * What the step that is shown did: the difference in the state, the action, the whole state, and why no bet.
 * A file with notes opens with these.
 *
 * @param notes the notes of all steps
 */
export function StepDetail({ notes }: { notes: ReactNode }) {
  const { steps, timeline, trace } = useReplay();
  const time = useTimeText();
  const [view, setView] = useState<View>(trace.agentNotes.length > 0 ? 'Notes' : 'Difference');
  const { isCompared } = use(MarksContext);
  const [wasCompared, setWasCompared] = useState(isCompared);
  if (isCompared !== wasCompared) {
    setWasCompared(isCompared);
    if (isCompared) setView('Difference');
  }
  const noteCount = useNotebook().notes.length;
  // The trees don't hold up a replay at 16×.
  const step = useDeferredValue(usePlayback((state) => state.step));
  const { label = '', at = 0 } = steps[step] ?? {};
  return (
    <Panel aria-label="The step">
      <Box component="header" sx={{ padding: '8px 12px 4px' }}>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          Step {step} {label}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="caption" color="textSecondary">
            {time.exact(at)} · {time.offset(at)}
          </Typography>
          <MarkButtons step={step} />
        </Stack>
      </Box>
      <PanelTabs
        id="detail"
        label="What to show of the step"
        names={views}
        shown={view}
        onShow={(name) => setView(name)}
        counts={noteCount > 0 ? { Notes: noteCount } : {}}
      />
      <Box
        {...tabPanelProps('detail', view)}
        tabIndex={0}
        sx={{
          // What is hidden from sight scrolls with it, instead of making the document higher.
          position: 'relative',
          flex: 1,
          minHeight: 0,
          padding: 1,
          overflow: 'auto',
          outlineOffset: '-3px !important',
        }}
      >
        {view === 'Difference' && <StepDifference step={step} />}
        {view === 'Action' && (
          <ValueTree key={view} label={view} value={trace.actions[step]} openLevels={3} />
        )}
        {view === 'State' && (
          <ValueTree
            key={view}
            label={view}
            value={timeline.stateAt(step)}
            openLevels={1}
            isState
          />
        )}
        {view === 'Why not?' && <WhyNot step={step} />}
        {view === 'Notes' && notes}
      </Box>
    </Panel>
  );
}
