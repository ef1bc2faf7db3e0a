import { sessionEnded } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { accepted, openSlip } from '../../testing/listeners/openSlip';
import { pass } from '../../testing/listeners/unansweredStakes';
import { testSession } from '../../testing/makeTestServices';
import { waitFor } from '../../testing/waitFor';
import { sessionEvents } from '../session/sessionSlice';
import { betsApi } from './betsApi';
import { betsEvents } from './betsSlice';
import { initialBets } from './betsState';

const stake = { roundId: 50, number: '07', amount: 1000 };

// What belongs to the player is discarded a moment after the end of the session.
beforeEach(() => jest.useFakeTimers());

/** A stake is in flight, and then the server refuses the access token of another call. */
async function endSession() {
  const parts = await openSlip();
  const { store, server, services, submit, posts } = parts;
  server.on('GET bets', { status: 500 });
  await store.dispatch(refetch(betsApi.endpoints.getBets));
  let answer = (_: { status: number; body: unknown }) => {};
  server.on('POST bets', () => new Promise((resolve) => (answer = resolve)));
  submit();
  await waitFor(() => expect(posts()).toHaveLength(1));
  store.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }));
  const linesBefore = services.logger.lines.length;
  return {
    ...parts,
    /** The response comes. */
    answer: async (response: { status: number; body: unknown }) => {
      answer(response);
      await pass(0);
    },
    /** The lines of the log since then. */
    logged: () => services.logger.lines.slice(linesBefore),
    listCalls: () => server.calls('GET bets').length,
  };
}

describe('a response that comes after another sign-in', () => {
  const signIn = ({ store, services }: Awaited<ReturnType<typeof endSession>>) => {
    const player = { userId: '1002', username: 'dararith', currency: 'KHR' };
    services.sessionCookies.save({ ...testSession, ...player });
    store.dispatch(sessionEvents.signedIn(player));
  };

  it('changes nothing for the new player', async () => {
    const parts = await endSession();
    signIn(parts);
    await parts.answer(accepted);
    expect(parts.bets()).toEqual(initialBets({ number: '', receipts: [] }));
    expect(parts.toasts()).toEqual([]);
    expect(parts.logged()).toEqual([]);
  });

  it('says nothing of the stake that the new player has sent', async () => {
    const parts = await endSession();
    signIn(parts);
    const press = { receiptId: 'next', userId: '1002', stake, baseline: [] };
    parts.store.dispatch(betsEvents.betSent(press));
    await parts.answer(accepted);
    expect(parts.bets().receipts).toMatchObject([{ id: 'next', state: 'sending' }]);
    expect(parts.toasts()).toEqual([]);
  });
});

it.each([
  ['accepts the stake', accepted],
  ['accepts it without details', { status: 201, body: { message: 'Well placed' } }],
])(
  'a response that comes with the end of the session is shown if it %s, and requests no list',
  async (_, response) => {
    const { answer, toasts, listCalls } = await endSession();
    const before = listCalls();
    await answer(response);
    expect(toasts()).toEqual(['Well placed']);
    expect(listCalls()).toBe(before);
  },
);

it('a stake in flight is aborted at the end of its session', async () => {
  const { store, server, submit, posts } = await openSlip();
  server.on('POST bets', () => new Promise(() => undefined));
  const { fetch } = globalThis;
  let stakeSignal: AbortSignal | undefined;
  globalThis.fetch = (input) => {
    const request = input as Request;
    if (request.method === 'POST') stakeSignal = request.signal;
    return fetch(request);
  };
  submit();
  await waitFor(() => expect(posts()).toHaveLength(1));
  store.dispatch(sessionEnded({ reason: 'loggedOut' }));
  expect(stakeSignal?.aborted).toBe(false);
  await pass(0);
  expect(stakeSignal?.aborted).toBe(true);
});
