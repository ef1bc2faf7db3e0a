import { join } from 'node:path';
import { userEvent } from '@testing-library/user-event';
import { Viewer } from '../replay/page/Viewer';
import { OpenReplayContext } from '../replay/page/useReplay';
import { openRecording, recordedTickets } from './recordedTicket';
import { renderInTheme } from './renderInTheme';

/** jsdom has no layout to observe. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Shows a recorded session on the replay page.
 * @param linkedStep the step of a link; null for none
 */
export function openViewer(name = 'refused-bet', linkedStep: number | null = null) {
  Object.assign(globalThis, { ResizeObserver: NoObserver });
  const replay = openRecording(join(recordedTickets, `${name}.trace.json.gz`), linkedStep);
  renderInTheme(
    <OpenReplayContext value={replay}>
      <Viewer
        error={null}
        isReading={false}
        open={() => undefined}
        onSwitchLanguage={() => undefined}
      />
    </OpenReplayContext>,
  );
  const step = () => replay.playback.getState().step;
  return { user: userEvent.setup(), replay, step, type: () => replay.steps[step()]?.type };
}
