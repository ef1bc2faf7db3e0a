import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderReplay, replayOf } from '../../testing/renderReplay';
import { GoToTime } from './GoToTime';

const recording = () =>
  replayOf(
    [{ type: 'navigation/locationChanged', payload: { pathname: '/', search: '' } }, 1000],
    [{ type: 'bets/digitPressed', payload: { digit: '1' } }, 69_300],
    [{ type: 'bets/digitPressed', payload: { digit: '2' } }, 69_700],
  );

describe('GoToTime', () => {
  it('goes to the first step of a typed second, and gives the keys back to the page', async () => {
    const replay = recording();
    renderReplay(<GoToTime onNotice={jest.fn()} />, replay);
    const field = screen.getByRole('textbox', { name: 'Go to time' });
    await userEvent.type(field, '14:01:09{Enter}');
    expect(replay.playback.getState().step).toBe(2);
    expect(field).not.toHaveFocus();
  });

  it('goes to the step that was shown at a time without a step of its own', async () => {
    const replay = recording();
    renderReplay(<GoToTime onNotice={jest.fn()} />, replay);
    await userEvent.type(screen.getByRole('textbox'), '14:00:30{Enter}');
    expect(replay.playback.getState().step).toBe(1);
  });

  it('says which times there are if there is no such time, and stays', async () => {
    const replay = recording();
    const onNotice = jest.fn();
    renderReplay(<GoToTime onNotice={onNotice} />, replay);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, '15:00{Enter}');
    expect(onNotice).toHaveBeenCalledWith(
      'Type a time from 20-11-2026 14:00:00 to 20-11-2026 14:01:09',
    );
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(replay.playback.getState().step).toBe(0);
  });
});
