import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replayOf } from '../../testing/renderReplay';
import { AppTheme } from '../../ui/theme/AppTheme';
import { FileBar } from './FileBar';

const pressed = { type: 'bets/digitPressed', payload: { digit: '1' } };

/** Two recordings from 14:00:00, of which the second one ends later; the first one is shown. */
function openBar() {
  const files = [replayOf([pressed, 2000]), replayOf([pressed, 3000], [pressed, 4000])].map(
    (replay, id) => ({ id, replay: { ...replay, fileName: `${id}.trace.json` } }),
  );
  const [active] = files;
  if (!active) throw new Error('there is no file');
  const [onShow, onClose] = [jest.fn(), jest.fn()];
  const view = render(
    <AppTheme>
      <FileBar files={files} active={active} onShow={onShow} onClose={onClose} />
    </AppTheme>,
  );
  const row = (name: string) => within(screen.getByRole('group', { name }));
  return { ...view, active: active.replay, row, onShow, onClose };
}

describe('the files on one clock', () => {
  it('have the time of the one that is shown in all rows', async () => {
    const { active, row } = openBar();
    act(() => active.playback.goToStep(1));
    const times = await Promise.all(
      ['0.trace.json', '1.trace.json'].map((name) => row(name).findByRole('slider')),
    );
    for (const slider of times) {
      expect(slider).toHaveAttribute('aria-valuetext', '20-11-2026 14:00:02');
    }
  });

  it('are shown at the same time by their names, and closed by their own buttons', async () => {
    const { active, row, onShow, onClose } = openBar();
    act(() => active.playback.goToStep(1));
    const shown = row('0.trace.json').getByRole('button', { name: '0.trace.json' });
    expect(shown).toHaveAttribute('aria-pressed', 'true');
    const other = row('1.trace.json');
    await userEvent.click(other.getByRole('button', { name: '1.trace.json' }));
    expect(onShow).toHaveBeenCalledWith(1, active.steps[1]?.at);
    await userEvent.click(other.getByRole('button', { name: 'Close 1.trace.json' }));
    expect(onClose).toHaveBeenCalledWith(1);
  });
});
