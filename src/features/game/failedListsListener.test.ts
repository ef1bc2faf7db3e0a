import type { FakeAnswer } from '../../testing/fakeServer';
import { openHome, resultRow } from '../../testing/listeners/homeWithLists';
import { refetch } from '../../api/refetch';
import { broadcast } from '../connection/broadcasts';
import { selectIsServerReadable } from '../connection/connectionSlice';
import { gameApi } from './gameApi';

beforeEach(() => jest.useFakeTimers());

const good: Record<string, FakeAnswer> = {
  results: { body: [resultRow(50)] },
  'bet-limit': { body: { min_bet: 1000, max_bet: 50_000 } },
};
const cut = { text: '[{"round_id":5', isAborted: true };
/** What a cut answer looks like over HTTP/2. */
const seeminglyWhole = { text: '[{"round_id":5' };

/** Home in a round that a `start` has named, in which one list fails. */
async function openRound(path: string, answer: FakeAnswer) {
  const home = await openHome();
  home.open();
  home.store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
  await home.pass(2000);
  await home.newRequests();
  home.server.on(`GET ${path}`, answer);
  const { getResults, getBetLimit } = gameApi.endpoints;
  await home.store.dispatch(refetch(path === 'results' ? getResults : getBetLimit));
  const requests = () => home.server.calls(`GET ${path}`).length;
  let seen = requests();
  return {
    ...home,
    /** The requests for the list in this time. */
    requestsIn: async (milliseconds: number) => {
      await home.pass(milliseconds);
      await home.settle();
      const before = seen;
      seen = requests();
      return seen - before;
    },
    isReadable: () => selectIsServerReadable(home.store.getState(), ['getResults', 'getBetLimit']),
  };
}

describe.each(['results', 'bet-limit'])('the list of %s that failed in a round', (path) => {
  it.each([
    ['an answer with 500', { status: 500 }],
    ['a connection cut in mid-body', cut],
    ['an answer that is no whole JSON', seeminglyWhole],
  ])('is requested again after growing delays until it comes: %s', async (_, answer) => {
    const { server, requestsIn } = await openRound(path, answer);
    expect(await requestsIn(1499)).toBe(0);
    expect(await requestsIn(1)).toBe(1);
    expect(await requestsIn(2999)).toBe(0);
    server.on(`GET ${path}`, good[path] ?? {});
    expect(await requestsIn(1)).toBe(1);
    expect(await requestsIn(60_000)).toBe(0);
  });

  it('is requested soon after a connection has opened, however often it failed before', async () => {
    const { requestsIn, lose, open } = await openRound(path, { status: 500 });
    expect(await requestsIn(60_000)).toBe(5);
    lose();
    open();
    expect(await requestsIn(0)).toBe(1);
    expect(await requestsIn(1500)).toBe(1);
  });

  it('blames the server’s data only if a second answer is unreadable too', async () => {
    const { server, requestsIn, isReadable } = await openRound(path, seeminglyWhole);
    expect(isReadable()).toBe(true);
    await requestsIn(1500);
    expect(isReadable()).toBe(false);
    server.on(`GET ${path}`, good[path] ?? {});
    await requestsIn(3000);
    expect(isReadable()).toBe(true);
  });

  it('never blames the server’s data for connections that were cut', async () => {
    const { requestsIn, isReadable } = await openRound(path, cut);
    expect(await requestsIn(10_500)).toBe(3);
    expect(isReadable()).toBe(true);
  });
});
