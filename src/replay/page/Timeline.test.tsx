import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderReplay, replayOf } from '../../testing/renderReplay';
import { Timeline } from './Timeline';
import { MarksContext } from './useMarks';

const pressed = { type: 'bets/digitPressed', payload: { digit: '1' } };

const call = (phase: string, more = {}) => ({
  type: `api/executeQuery/${phase}`,
  meta: {
    requestId: 'one',
    arg: { type: 'query', endpointName: 'getOdds', queryCacheKey: 'getOdds(undefined)' },
    ...more,
  },
});

const openTimeline = () =>
  renderReplay(
    <Timeline />,
    replayOf([call('pending'), 1000], [call('rejected'), 5000], [pressed, 6000]),
  );

const networkSwitch = () => screen.getByRole('button', { name: 'Network' });

describe('the lanes of the network', () => {
  beforeEach(() => localStorage.clear());

  it('are folded in a low window until they are chosen, which the browser remembers', async () => {
    const first = openTimeline();
    expect(networkSwitch()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Websocket')).toBeNull();
    await userEvent.click(networkSwitch());
    expect(screen.getByText('Websocket')).toBeVisible();
    expect(screen.getByText('getOdds no status')).toBeVisible();
    first.unmount();
    openTimeline();
    expect(networkSwitch()).toHaveAttribute('aria-expanded', 'true');
  });

  it('are shown where they have room, until they are folded', async () => {
    jest.replaceProperty(window, 'innerHeight', 1000);
    const first = openTimeline();
    expect(networkSwitch()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(networkSwitch());
    first.unmount();
    openTimeline();
    expect(networkSwitch()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the marks on the time line', () => {
  it('are named with their steps and times, the earlier one first, and lead there', async () => {
    const replay = replayOf([pressed, 1000], [pressed, 5000]);
    const marks = {
      marked: { A: 2, B: 1 },
      isCompared: true,
      mark: () => undefined,
      compare: () => undefined,
    };
    renderReplay(
      <MarksContext value={marks}>
        <Timeline />
      </MarksContext>,
      replay,
    );
    const flags = within(screen.getByRole('group', { name: 'Marked steps' })).getAllByRole(
      'button',
    );
    expect(flags.map((flag) => flag.getAttribute('aria-label'))).toEqual([
      'Go to B: step 1, 14:00:01',
      'Go to A: step 2, 14:00:05',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Go to A/ }));
    expect(replay.playback.getState().step).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: /^Go to B/ }));
    expect(replay.playback.getState().step).toBe(1);
  });

  it('are not there until a step is marked', () => {
    openTimeline();
    expect(screen.queryByRole('group', { name: 'Marked steps' })).toBeNull();
  });
});
