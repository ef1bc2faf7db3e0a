import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { km } from '../../i18n/km';
import { betRow } from '../../testing/listeners/openSlip';
import { renderApp } from '../../testing/renderApp';
import type { RenderedApp } from '../../testing/renderApp';
import { traceTextOf } from '../../testing/traceOf';
import { openReplay } from '../engine/openReplay';
import type { Replay } from '../engine/openReplay';
// Lazy on the home screen: loaded here, so that no snapshot is taken before it shows.
import { createReplayedApp } from './createReplayedApp';
import type { ReplayedApp } from './createReplayedApp';

const row = (id: number, number: string) => ({ ...betRow(id, number), amount: 2000 });

const server = {
  'GET results': { body: [{ round_id: 49, created_at: null, detail: '{"number":"007"}' }] },
  'GET previous-result': { body: null },
  'GET bet-limit': { body: { min_bet: 1000, max_bet: 50_000 } },
  'GET odds': { body: [{ type: '1D', odds: 9 }] },
  'GET bets': { body: [row(8, '4')] },
  'POST bets': {
    status: 201,
    body: { message: 'Well placed', data: { ...row(9, '07'), amount: 1000 } },
  },
  'GET report': { body: [{ date: '2026-11-20', turn_over: 2000, win_lose: -2000 }] },
};

/** What a person reads on the screen, the fields' values too. */
function screenText(): string {
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
  return [document.body.textContent, ...fields].join(' | ');
}

/** What the live app showed after this number of actions. */
type Seen = Map<number, string>;

async function look({ store, services: { recorder } }: RenderedApp, seen: Seen): Promise<void> {
  // Responses, lazy screens and leaving cards settle first; a timer may still dispatch in between.
  let before = { text: '', step: -1 };
  await waitFor(() => {
    const { toasts } = store.getState().notifications;
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(toasts.length);
    const now = { text: screenText(), step: recorder.count() };
    const isStill = now.text === before.text && now.step === before.step;
    before = now;
    expect(isStill).toBe(true);
  });
  seen.set(before.step, before.text);
}

interface Played {
  /** The text of the recording. */
  trace: string;
  seen: Seen;
}

/** What a signed-in player does: bets, a draw, the report, a refusal with its toast, a 401. */
async function play(): Promise<Played> {
  const app = await renderApp('/', { server });
  const { user, services, happens } = app;
  const seen: Seen = new Map();
  const see = () => look(app, seen);
  const push = async (event: Parameters<typeof services.broadcasts.emit>[0]) => {
    await happens(() => services.broadcasts.emit(event));
    await see();
  };

  // A connection that is silent for three seconds closes the betting.
  const pressWhenOpen = async (secondsLeft: number, name: string) => {
    await push({ kind: 'countdown', secondsLeft });
    await waitFor(() => {
      const button = screen.getByRole('button', { name });
      expect(button).toBeEnabled();
      fireEvent.click(button);
    });
  };

  await screen.findByRole('region', { name: km.home.bettingForm });
  await push({ kind: 'connection', state: 'open' });
  await push({ kind: 'status', status: 'start', roundId: 50, result: null });
  for (const secondsLeft of [30, 29, 28]) {
    await push({ kind: 'countdown', secondsLeft });
    services.clock.advance(1000);
  }
  await happens(() => services.balances.push(90_000));
  await user.keyboard('0');
  await see();
  await user.keyboard('7');
  await see();
  await pressWhenOpen(27, km.keypad.enter);
  await screen.findByRole('dialog');
  await see();
  await user.click(screen.getByRole('button', { name: km.betModal.addChip('1,000') }));
  await see();
  await pressWhenOpen(26, km.betModal.submit);
  await screen.findByText('Well placed');
  await see();

  // A bet that is refused: the toast, and the modal that stays.
  app.server.on('POST bets', { status: 422, body: { message: 'Too much for you' } });
  await user.keyboard('9');
  await pressWhenOpen(25, km.keypad.enter);
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: km.betModal.addChip('5,000') }));
  await see();
  await pressWhenOpen(24, km.betModal.submit);
  await screen.findByText('Too much for you');
  await see();
  await user.keyboard('{Escape}');
  await see();

  const result = { roundId: 50, createdAt: '2026-11-20T07:01:00Z', digits: '407' };
  await push({ kind: 'result', ...result });
  await push({ kind: 'status', status: 'calculate', roundId: 50, result });
  await push({ kind: 'status', status: 'start', roundId: 51, result: null });
  await push({ kind: 'connection', state: 'lost' });
  await app.goTo('/?slug=result');
  await see();
  await app.goTo('/report');
  await screen.findByRole('table');
  await see();
  app.server.on('GET results', { status: 401, body: { message: 'Unauthenticated.' } });
  await app.goTo('/');
  await screen.findByLabelText(km.login.username);
  await see();
  return { trace: traceTextOf(app.services.recorder), seen };
}

async function showStep(replay: Replay, app: ReplayedApp, step: number): Promise<void> {
  await act(async () => {
    app.show(replay.screenAt(step));
    await Promise.resolve();
  });
}

/** The steps in a random order, the same in each run. */
function shuffled(steps: readonly number[]): number[] {
  const order = steps.map((step, at) => [Math.sin(at * 12.9898) * 43758.5453, step] as const);
  return order.sort(([one], [other]) => (one % 1) - (other % 1)).map(([, step]) => step);
}

describe('createReplayedApp', () => {
  let played: Played;
  beforeAll(async () => {
    // jsdom has none. Every screen is idle at once, so that no snapshot is taken before all of its parts show.
    window.requestIdleCallback = (run) => {
      run({ didTimeout: false, timeRemaining: () => 0 });
      return 0;
    };
    window.cancelIdleCallback = () => undefined;
    played = await play();
    cleanup();
    document.body.replaceChildren();
  }, 180_000);

  it('shows at each step what the player saw: forwards, backwards and at random', async () => {
    const { trace, seen } = played;
    const replay = openReplay('recording.trace.json', trace, 0);
    const app = createReplayedApp(replay.screenAt(0), __BUILD__);
    render(app.element);

    const steps = [...seen.keys()];
    expect(steps.length).toBeGreaterThan(18);
    for (const step of [...steps, ...steps.toReversed(), ...shuffled(steps)]) {
      await showStep(replay, app, step);
      await waitFor(() => expect(`${step}: ${screenText()}`).toBe(`${step}: ${seen.get(step)}`));
    }
    // A whole recording, shown three times.
  }, 180_000);

  it('blocks and counts what the replayed screens dispatch, and changes nothing', async () => {
    const replay = openReplay('recording.trace.json', played.trace, 0);
    const step = replay.steps.findIndex(({ type }) => type === 'bets/slipOpened');
    const blocked: number[] = [];
    const app = createReplayedApp(replay.screenAt(step), __BUILD__, (count) => blocked.push(count));
    render(app.element);
    const dialog = await screen.findByRole('dialog');
    const { userEvent } = await import('@testing-library/user-event');
    const fetched = jest.spyOn(globalThis, 'fetch');
    await userEvent.click(screen.getByRole('button', { name: km.keypad.close }));
    // The focus leaves the amount, and the slip is closed.
    expect(blocked).toEqual([1, 2]);
    expect(dialog).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });
});
