import { fireEvent, render, screen, within } from '@testing-library/react';
import type { RootState } from '../../app/rootReducer';
import { recordRandomActions } from '../../testing/recordRandomActions';
import { testApp, traceOf } from '../../testing/traceOf';
import { AppTheme } from '../../ui/theme/AppTheme';
import { openReplay } from '../engine/openReplay';
import { RecordingHeader } from './RecordingHeader';
import { OpenReplayContext } from './useReplay';

class NoObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp, ResizeObserver: NoObserver }));

/** Opens the header over a recording with these details. */
function openHeader(details: { isClosed?: boolean; chain?: undefined }) {
  const file = traceOf(recordRandomActions({ actions: 20 }).recorder);
  const text = JSON.stringify({ ...file, $trace: { ...file.$trace, words: 'help', ...details } });
  render(
    <AppTheme>
      <OpenReplayContext value={openReplay('recording.trace.json', text, 0)}>
        <RecordingHeader
          isBrief={false}
          isReading={false}
          onOpen={() => undefined}
          onAdd={() => undefined}
          onNotice={() => undefined}
        />
      </OpenReplayContext>
    </AppTheme>,
  );
  return screen.getAllByRole('note').map(({ textContent }) => textContent);
}

describe('the notes on a recording', () => {
  it('say that the end may be missing if the recording has no closing mark', () => {
    expect(openHeader({ isClosed: false })).toContainEqual(
      expect.stringContaining('The end may be missing'),
    );
  });

  it('say that nothing covers the times of a file without a chain', () => {
    expect(openHeader({ chain: undefined })).toContainEqual(
      expect.stringContaining('No hash covers its times'),
    );
  });

  it('are only the player’s own for a recording with its closing mark and its chain', () => {
    expect(openHeader({ isClosed: true })).toEqual(['The player wrote help']);
  });
});

describe('a note that is longer than its line', () => {
  it('has a button that shows the rest, and one that fits has none', () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.textContent.length > 50 ? 900 : 300;
    });
    openHeader({ isClosed: false });
    const [words, remark] = screen.getAllByRole('note');
    if (!words || !remark) throw new Error('the notes are missing');
    expect(within(words).queryByRole('button')).toBeNull();
    const more = within(remark).getByRole('button', { name: 'More of: About this file' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(more);
    expect(
      within(remark).getByRole('button', { name: 'Less of: About this file' }),
    ).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('saving the whole trace', () => {
  /** Saves a recording whose states have so many characters each, and returns what the agent is told. */
  function saveTrace(stateLength: number): string[] {
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const file = traceOf(recordRandomActions({ actions: 60 }).recorder);
    const state = file.committedState as RootState;
    file.committedState = {
      ...state,
      sound: { ...state.sound, padding: 'x'.repeat(stateLength) },
    };
    const notices: string[] = [];
    render(
      <AppTheme>
        <OpenReplayContext value={openReplay('recording.trace.json', JSON.stringify(file), 0)}>
          <RecordingHeader
            isBrief={false}
            isReading={false}
            onOpen={() => undefined}
            onAdd={() => undefined}
            onNotice={(text) => notices.push(text)}
          />
        </OpenReplayContext>
      </AppTheme>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save as .json' }));
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
    return notices;
  }

  it('warns if the Redux DevTools panel would show nothing of it', () => {
    expect(saveTrace(1_000_000)).toEqual([
      expect.stringContaining('Too large for the Redux DevTools panel'),
    ]);
  });

  it('says nothing if the panel can show it', () => {
    expect(saveTrace(10)).toEqual([]);
  });
});
