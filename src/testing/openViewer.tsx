import { join } from 'node:path';
import { userEvent } from '@testing-library/user-event';
import { withNotes } from '../replay/engine/file/agentNotes';
import { openReplay } from '../replay/engine/openReplay';
import type { Replay } from '../replay/engine/openReplay';
import { Viewer } from '../replay/page/Viewer';
import { useNotes } from '../replay/page/useNotes';
import { OpenReplayContext } from '../replay/page/useReplay';
import { openRecording, recordedTickets } from './recordedTicket';
import { renderInTheme } from './renderInTheme';

/** jsdom has no layout to observe. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function Page({ replay }: { replay: Replay }) {
  return (
    <OpenReplayContext value={replay}>
      <Viewer error={null} isReading={false} open={() => undefined} notes={useNotes(replay)} />
    </OpenReplayContext>
  );
}

/**
 * Shows a recorded session on the replay page, with these notes of agents.
 * @param firstStep the step of a link; null for none
 */
export function openViewer(
  name = 'refused-bet',
  notes: { step: number; text: string }[] = [],
  firstStep: number | null = null,
) {
  Object.assign(globalThis, { ResizeObserver: NoObserver });
  const { text } = openRecording(join(recordedTickets, `${name}.trace.json.gz`));
  const replay = openReplay('recording.trace.json', withNotes(text, notes), firstStep);
  renderInTheme(<Page replay={replay} />);
  const step = () => replay.playback.getState().step;
  return { user: userEvent.setup(), replay, step, type: () => replay.steps[step()]?.type };
}
