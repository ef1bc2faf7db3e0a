import { held, openHome, resultRow } from '../../testing/listeners/homeWithLists';
import { locationChanged } from '../../app/navigation/navigationSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const all = ['bet-limit', 'bets', 'previous-result', 'results'];

describe('the missed data', () => {
  it('is requested with the first connection: what a draw or a start may have changed before it', async () => {
    const { server, open, newRequests, roundId } = await openHome();
    server.on('GET results', { body: [resultRow(50), resultRow(49)] });
    open();
    expect(await newRequests()).toEqual(['bets', 'results']);
    expect(roundId()).toBe(51);
  });

  it('is requested once, all of it, when a lost connection is restored', async () => {
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
    expect(store.getState().game.connection.status).toBe('quiet');
    push(37);
    expect(await newRequests()).toEqual(all);
  });

  it('is requested, all of it, when a page wakes with a working connection', async () => {
    const { open, push, page, pass, newRequests } = await openHome();
    open();
    await newRequests();
    await pass(10_000);
    push(40);
    page.wake();
    await pass(250);
    expect(await newRequests()).toEqual(all);
  });

  it('is not requested on another screen, but on the return to home', async () => {
    const { store, open, lose, newRequests } = await openHome('/rule');
    open();
    lose();
    open();
    expect(await newRequests()).toEqual([]);
    store.dispatch(locationChanged({ pathname: '/', search: '' }));
    expect(await newRequests()).toEqual(all);
    expect(store.getState().game.connection.isRoundSynced).toBe(true);
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

describe('a round whose start was missed', () => {
  it('is found by the list once two pushes count down after the end of the one before', async () => {
    const { open, push, pass, newRequests, server, roundId, isOpen } = await openHome();
    open();
    for (const seconds of [2, 1, 0]) {
      push(seconds);
      await pass(1000);
    }
    await newRequests();
    server.on('GET results', { body: [resultRow(50)] });
    push(60);
    await pass(2000);
    expect(await newRequests()).toEqual([]);
    push(58);
    await pass(2000);
    expect(await newRequests()).toEqual(['results']);
    expect(roundId()).toBe(51);
    expect(isOpen()).toBe(true);
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

describe('the missed data, after several causes at the same time,', () => {
  it('is requested once for wake, page, network and the restored connection', async () => {
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

  it('is requested once for a network that was gone and is back', async () => {
    const { page, open, pass, newRequests } = await openHome();
    open();
    await newRequests();
    page.setOnline(false);
    page.setOnline(true);
    page.wake();
    await pass(600);
    open();
    await pass(600);
    expect(await newRequests()).toEqual(all);
  });

  it('is requested once for several wakes with a working connection', async () => {
    const { page, open, push, pass, newRequests } = await openHome();
    open();
    await newRequests();
    await pass(10_000);
    push(40);
    page.wake();
    await pass(100);
    page.wake();
    await pass(250);
    page.wake();
    await pass(250);
    expect(await newRequests()).toEqual(all);
  });
});
