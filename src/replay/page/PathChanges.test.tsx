import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { renderReplay, replayOf } from '../../testing/renderReplay';
import type { StatePath } from '../engine/statePath';
import { PathChanges } from './PathChanges';
import { usePathHistory } from './usePathHistory';

/** Asks for one path or the other. */
function Asking() {
  const { history, ask, close } = usePathHistory();
  const askFor = (path: StatePath) => () => ask(path, {});
  return (
    <>
      <button onClick={askFor(['session', 'balance'])}>balance</button>
      <button onClick={askFor(['game', 'round', 'id'])}>round</button>
      <button onClick={askFor(['sound', 'isOn'])}>sound</button>
      {history && <PathChanges history={history} onClose={close} />}
    </>
  );
}

const { balanceReceived } = sessionEvents;
const { roundStarted } = gameEvents;

function open() {
  const replay = replayOf(
    [balanceReceived({ balance: 500 }), 0],
    [roundStarted({ roundId: 50 }), 1000],
    [balanceReceived({ balance: 500 }), 2000],
    [balanceReceived({ balance: 400 }), 3000],
    [roundStarted({ roundId: 51 }), 4000],
  );
  renderReplay(<Asking />, replay);
  return () => replay.playback.getState().step;
}

beforeAll(() => {
  // jsdom has no layout. Chromium answers with a promise.
  Element.prototype.scrollIntoView = jest.fn().mockResolvedValue(undefined);
});

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the changes of a value', () => {
  it('lead from one change to the next and back, past steps that changed nothing of it', async () => {
    const step = open();
    await press('balance');
    expect(await screen.findByText('2 steps changed it')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('Who changed session.balance');
    expect(screen.getByRole('button', { name: 'Previous change' })).toBeDisabled();
    await press('Next change');
    expect(step()).toBe(1);
    await press('Next change');
    expect(step()).toBe(4);
    expect(screen.getByRole('button', { name: 'Next change' })).toBeDisabled();
    await press('Previous change');
    expect(step()).toBe(1);
  });

  it('give way to those of another value, and close', async () => {
    const step = open();
    await press('balance');
    await press('round');
    expect(await screen.findByText('2 steps changed it')).toBeVisible();
    await press('Next change');
    expect(step()).toBe(2);
    await press('sound');
    expect(await screen.findByText('No step changed it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next change' })).toBeNull();
    await press('Close the changes');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
