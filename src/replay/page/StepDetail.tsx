import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useDeferredValue, useMemo, useState } from 'react';
import { stateChanges } from '../engine/stateChanges';
import { ChangeList } from './ChangeList';
import { ValueTree } from './ValueTree';
import type { Replay } from './openReplay';
import { exactClockText, offsetText } from './phnomPenhText';
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
    <section className="detail" aria-label="The step">
      <header className="detail-head">
        <h2>
          <span className="detail-step">Step {step}</span>
          {described?.label}
        </h2>
        <p>
          {described && `${exactClockText(described.at)} · ${offsetText(described.at - first)}`}
        </p>
      </header>
      <Tabs
        value={view}
        onChange={(_, chosen: View) => setView(chosen)}
        aria-label="What to show of the step"
      >
        {views.map((name) => (
          <Tab key={name} value={name} label={name} id={`detail-${name}`} aria-controls="detail" />
        ))}
      </Tabs>
      <div
        id="detail"
        className="detail-body"
        role="tabpanel"
        aria-labelledby={`detail-${view}`}
        tabIndex={0}
      >
        {view === 'Difference' && <Difference replay={replay} step={step} />}
        {view === 'Action' && (
          <ValueTree key={view} label={view} value={trace.actions[step]} openLevels={3} />
        )}
        {view === 'State' && (
          <ValueTree key={view} label={view} value={timeline.stateAt(step)} openLevels={1} />
        )}
      </div>
    </section>
  );
}

function Difference({ replay: { timeline }, step }: { replay: Replay; step: number }) {
  const changes = useMemo(
    () => (step === 0 ? [] : stateChanges(timeline.stateAt(step - 1), timeline.stateAt(step))),
    [timeline, step],
  );
  if (step === 0) return <p className="detail-empty">Step 0 is the state before the visit.</p>;
  return <ChangeList changes={changes} />;
}
