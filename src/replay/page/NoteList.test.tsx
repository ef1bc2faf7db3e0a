import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offerDownload } from '../../lib/offerDownload';
import { recordRandomActions } from '../../testing/recordRandomActions';
import { testApp, traceTextOf } from '../../testing/traceOf';
import { AppTheme } from '../../ui/theme/AppTheme';
import { openReplay } from '../engine/openReplay';
import { withNotes } from '../file/agentNotes';
import { Viewer } from './Viewer';
import { OpenReplayContext } from './useReplay';

jest.mock('../../lib/offerDownload');

/** jsdom has no layout to observe. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  Object.assign(globalThis, { __BUILD__: testApp, ResizeObserver: NoObserver });
});

const recorded = traceTextOf(recordRandomActions({ actions: 30 }).recorder);

/** Shows a file with these notes. */
function open(notes: { step: number; text: string; author: string }[] = []) {
  const replay = openReplay('recording.trace.json', withNotes(recorded, notes), null);
  render(
    <AppTheme>
      <OpenReplayContext value={replay}>
        <Viewer error={null} isReading={false} open={() => undefined} add={() => undefined} />
      </OpenReplayContext>
    </AppTheme>,
  );
  return { user: userEvent.setup(), replay };
}

const listed = () =>
  within(screen.getByRole('list', { name: 'Notes' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Whether the browser asks before it leaves the page. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const twoNotes = [
  { step: 12, text: 'The stake', author: 'Dara' },
  { step: 20, text: 'The answer', author: '' },
];

describe('notes on the replay page', () => {
  it('open the file at the first one, and lead to their steps', async () => {
    const { user, replay } = open(twoNotes);
    expect(replay.playback.getState().step).toBe(12);
    expect(screen.getByRole('tab', { name: 'Notes 2', selected: true })).toBeVisible();
    await user.click(screen.getByText('The answer'));
    expect(replay.playback.getState().step).toBe(20);
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('are written with N at the step that is shown, and offer the author again', async () => {
    const { user, replay } = open();
    act(() => replay.playback.goToStep(7));
    await user.keyboard('n');
    await user.paste('Player pressed twice');
    await user.click(screen.getByLabelText('Author (optional)'));
    await user.paste('Dara');
    await user.click(screen.getByRole('button', { name: 'Keep the note' }));
    const [note] = replay.notebook.getState().notes;
    expect(note).toEqual({ step: 7, text: 'Player pressed twice', author: 'Dara' });
    expect(asksBeforeLeaving()).toBe(true);

    await user.click(await screen.findByRole('tab', { name: 'Notes 1' }));
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    expect(screen.getByLabelText('Author (optional)')).toHaveValue('Dara');
    await user.paste('again');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(replay.notebook.getState().notes).toHaveLength(2);
  });

  it('are edited, deleted and brought back', async () => {
    const { user, replay } = open(twoNotes);
    await user.click(screen.getByRole('button', { name: 'Edit the note at step 12' }));
    await user.clear(screen.getByRole('textbox', { name: /^Note/ }));
    await user.paste('Another text');
    await user.click(screen.getByRole('button', { name: 'Keep the note' }));
    expect(replay.notebook.getState().notes[0]?.text).toBe('Another text');

    await user.click(await screen.findByRole('button', { name: 'Delete the note at step 20' }));
    expect(listed()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listed()).toEqual([
      expect.stringContaining('Another text'),
      expect.stringContaining('The answer'),
    ]);
  });

  it('are saved in a copy of the file, after which the page can be left', async () => {
    const { user, replay } = open(twoNotes);
    act(() => replay.notebook.replace(null, { step: 1, text: 'Only this', author: '' }));
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Save with notes' }));
    const [name, [text] = []] = jest.mocked(offerDownload).mock.lastCall ?? [];
    expect(name).toBe('recording.notes.trace.json');
    const copy = openReplay('copy', text as string, null);
    expect(copy.notebook.getState().notes).toEqual(replay.notebook.getState().notes);
    expect(copy.playback.getState().step).toBe(1);
    expect(asksBeforeLeaving()).toBe(false);
  });
});
