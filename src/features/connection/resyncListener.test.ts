import { broadcast } from './broadcasts';
import { connectionEvents } from './connectionSlice';
import { held, openHome, resultRow } from '../../testing/listeners/homeWithLists';
import { locationChanged } from '../../store/navigationSlice';
import { recordActions } from '../../testing/recordActions';

beforeEach(() => jest.useFakeTimers());

const all = ['bet-limit', 'bets', 'previous-result', 'results'];

describe('the missed data', () => {
  it('[7.15] is requested once, all of it, when a lost connection is restored', async () => {
    const { open, lose, newRequests } = await openHome();
    open();
    await newRequests();
    lose();
    expect(await newRequests()).toEqual([]);
    open();
    expect(await newRequests()).toEqual(all);
  });

  it('is requested, all of it, when a quiet connection delivers again', async () => {
    const { open, push, pass, newRequests, store } = await openHome();
    open();
    for (const seconds of [42, 41, 40]) {
      push(seconds);
      await pass(1000);
    }
    await newRequests();
    await pass(2000);
    expect(store.getState().connection.status).toBe('quiet');
    push(37);
    expect(await newRequests()).toEqual(all);
  });

  it.each([
    [2999, []],
    [3000, all],
  ])('%d ms after it was last requested, a page that wakes requests %j', async (ms, requests) => {
    const { open, push, page, pass, newRequests } = await openHome();
    open();
    await newRequests();
    await pass(ms - 250);
    push(40);
    page.wake();
    await pass(250);
    expect(await newRequests()).toEqual(requests);
  });

  it('is requested when a page wakes at home whose connection opened on another screen', async () => {
    const { store, open, push, page, pass, newRequests } = await openHome('/rule');
    open();
    store.dispatch(locationChanged({ pathname: '/', search: '' }));
    await newRequests();
    push(40);
    page.wake();
    await pass(250);
    expect(await newRequests()).toEqual(all);
  });

  it('is requested with its cause', async () => {
    const { store, open, lose, push, page, pass } = await openHome();
    const actions = recordActions(store);
    open();
    lose();
    open();
    await pass(10_000);
    push(40);
    page.wake();
    await pass(250);
    const causes = actions
      .filter(connectionEvents.resyncStarted.match)
      .map(({ payload }) => payload.cause);
    expect(causes).toEqual(['firstConnection', 'connectionRestored', 'pageWoken']);
  });

  it('is not requested on another screen, but on the return to home', async () => {
    const { store, open, lose, newRequests } = await openHome('/rule');
    open();
    lose();
    open();
    expect(await newRequests()).toEqual([]);
    store.dispatch(locationChanged({ pathname: '/', search: '' }));
    expect(await newRequests()).toEqual(all);
    expect(store.getState().game.sync.isSynced).toBe(true);
  });

  it('is requested again if the request was sent before the connection was restored', async () => {
    const { server, open, lose, newRequests, settle, roundId } = await openHome();
    open();
    await newRequests();
    const old = held({ body: [resultRow(49)] });
    server.on('GET results', old.handler);
    lose();
    open();
    await jest.advanceTimersByTimeAsync(0);
    lose();
    server.on('GET results', { body: [resultRow(52)] });
    open();
    await settle();
    expect(roundId()).toBe(53);
    old.release();
    await settle();
    expect(roundId()).toBe(53);
  });
});

/** The results have failed once, and would come now. */
const failOnce = async () => {
  const home = await openHome();
  home.server.on('GET results', { status: 500 });
  home.open();
  await home.newRequests();
  home.server.on('GET results', { body: [resultRow(49)] });
  return home;
};

/** The countdown has run out, and two pushes of the next one have come. */
const missStart = async () => {
  const home = await openHome();
  home.open();
  for (const seconds of [2, 1, 0]) {
    home.push(seconds);
    await home.pass(1000);
  }
  await home.newRequests();
  home.push(60);
  home.push(59);
  return home;
};

describe('results that failed', () => {
  it('are requested again while the connection is lost, and once more when it is restored', async () => {
    const { lose, pass, newRequests, open } = await failOnce();
    lose();
    await pass(1500);
    expect(await newRequests()).toEqual(['results']);
    open();
    expect(await newRequests()).toContain('results');
  });

  it('are not requested a second time once a start has named the round', async () => {
    const { store, pass, newRequests, roundId } = await failOnce();
    store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    expect(await newRequests()).toEqual(['results']);
    await pass(1500);
    expect(await newRequests()).not.toContain('results');
    expect(roundId()).toBe(51);
  });

  it('of a connection that is gone are not requested again next to those of the present one', async () => {
    const { server, open, lose, pass, settle, roundId } = await openHome();
    server.on('GET results', held({ body: [] }).handler);
    open();
    await pass(0);
    lose();
    const present = held({ body: [resultRow(52)] });
    server.on('GET results', present.handler);
    open();
    await pass(0);
    const requests = server.calls('GET results').length;
    await pass(2000);
    present.release();
    await settle();
    expect(roundId()).toBe(53);
    expect(server.calls('GET results')).toHaveLength(requests);
  });
});

describe('a round whose start was missed', () => {
  it('is requested after a part of two seconds, so that not all clients request it together', async () => {
    const { pass, newRequests } = await missStart();
    await pass(900);
    expect(await newRequests()).toEqual([]);
    await pass(100);
    expect(await newRequests()).toEqual(['results']);
  });

  it('is not requested a second time if its start comes after all', async () => {
    const { store, pass, newRequests, roundId } = await missStart();
    store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    await pass(4000);
    expect((await newRequests()).filter((path) => path === 'results')).toHaveLength(1);
    expect(roundId()).toBe(51);
  });

  it('is not assumed at the end of a round, nor while the pushes do not count down', async () => {
    const { open, push, pass, newRequests } = await openHome();
    open();
    await newRequests();
    for (const seconds of [2, 1, 0]) push(seconds);
    await pass(2000);
    expect(await newRequests()).toEqual([]);
    for (const seconds of [60, 60, 61]) push(seconds);
    await pass(2000);
    expect(await newRequests()).toEqual([]);
    push(58);
    await pass(2000);
    expect(await newRequests()).toEqual(['results']);
  });

  it('is requested once if a backend counts down its pause', async () => {
    const { open, push, pass, newRequests } = await openHome();
    open();
    push(1);
    push(0);
    await newRequests();
    for (let seconds = 12; seconds > 0; seconds -= 1) {
      push(seconds);
      await pass(1000);
    }
    expect(await newRequests()).toEqual(['results']);
  });
});

it.each([
  ['results that failed', failOnce],
  ['a round whose start was missed', missStart],
])('%s are requested again on no other screen, but on the return', async (_what, begin) => {
  const { store, pass, newRequests } = await begin();
  store.dispatch(locationChanged({ pathname: '/rule', search: '' }));
  await pass(2000);
  expect(await newRequests()).toEqual(['odds']);
  store.dispatch(locationChanged({ pathname: '/', search: '' }));
  expect(await newRequests()).toContain('results');
});

it('[7.15] the missed data, after several causes at the same time, is requested once for wake, page, network and the restored connection', async () => {
  const { page, clock, open, push, pass, newRequests } = await openHome();
  open();
  push(40);
  await newRequests();
  clock.advance(300_000);
  page.wake();
  page.wake();
  page.setOnline(true);
  await pass(600);
  expect(await newRequests()).toEqual([]);
  open();
  page.wake();
  expect(await newRequests()).toEqual(all);
  await pass(250);
  page.wake();
  await pass(1000);
  expect(await newRequests()).toEqual([]);
});
