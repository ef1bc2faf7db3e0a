import { refetch } from '../../api/refetch';
import { gameApi } from '../game/gameApi';
import { selectConnectionStatus } from '../game/gameSelectors';
import { held, openHome, resultRow, settleTurns } from '../../testing/listeners/homeWithLists';

beforeEach(() => jest.useFakeTimers());

describe('betting in a round that is not synchronised', () => {
  it('[7.15] is closed until the results have come', async () => {
    const { server, open, lose, push, pass, settle, isOpen, roundId } = await openHome();
    open();
    push(40);
    await settle();
    expect(isOpen()).toBe(true);
    lose();
    expect(isOpen()).toBe(false);
    await pass(1000);
    const results = held({ body: [resultRow(49)] });
    server.on('GET results', results.handler);
    open();
    push(39);
    await settleTurns();
    expect(isOpen()).toBe(false);
    results.release();
    await settle();
    expect(roundId()).toBe(50);
    expect(isOpen()).toBe(true);
  });

  it('is not opened by results that were requested before the connection was open', async () => {
    const { store, server, open, push, isOpen, roundId } = await openHome();
    const results = held({ body: [resultRow(49)] });
    server.on('GET results', results.handler);
    void store.dispatch(refetch(gameApi.endpoints.getResults));
    await settleTurns();
    server.on('GET results', () => new Promise(() => undefined));
    open();
    push(40);
    results.release();
    await settleTurns();
    expect(roundId()).toBe(50);
    expect(isOpen()).toBe(false);
  });

  it('[3.5] is open in the round after the newest result, also if the ids count by ten', async () => {
    const { server, open, push, settle, isOpen, roundId } = await openHome();
    server.on('GET results', { body: [resultRow(70), resultRow(60), resultRow(50)] });
    open();
    push(40);
    await settle();
    expect(roundId()).toBe(71);
    expect(isOpen()).toBe(true);
  });

  it('is closed in a new round until its countdown comes', async () => {
    const { server, open, lose, push, settle, isOpen, roundId } = await openHome();
    open();
    push(40);
    await settle();
    lose();
    server.on('GET results', { body: [resultRow(50)] });
    open();
    await settle();
    expect(roundId()).toBe(51);
    expect(isOpen()).toBe(false);
    push(55);
    expect(isOpen()).toBe(true);
  });

  it('stays closed if the results fail, which are fetched again after growing delays', async () => {
    const { store, server, open, push, pass, newRequests, isOpen } = await openHome();
    server.on('GET results', { status: 500 });
    open();
    push(40);
    expect(await newRequests()).toEqual(['bets', 'results']);
    expect(isOpen()).toBe(false);
    expect(selectConnectionStatus(store.getState())).toBe('reconnecting');
    await pass(1500);
    push(38);
    expect(await newRequests()).toEqual(['results']);
    await pass(2600);
    push(36);
    expect(await newRequests()).toEqual([]);
    server.on('GET results', { body: [resultRow(49)] });
    await pass(400);
    push(35);
    expect(await newRequests()).toEqual(['results']);
    expect(isOpen()).toBe(true);
    expect(selectConnectionStatus(store.getState())).toBe('open');
  });
});
