import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderReplay, replayOf } from '../../testing/renderReplay';
import { Timeline } from './Timeline';

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
