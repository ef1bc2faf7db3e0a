import { refetch } from '../../api/refetch';
import { km } from '../../i18n/km';
import type { FakeServer } from '../../testing/fakeServer';
import { fakeLogger } from '../../testing/fakePorts';
import { openSlip } from '../../testing/listeners/openSlip';
import {
  listedBet,
  networkFailure,
  noBets,
  openPage,
  pass,
  settledBet,
  stake,
  openPageWithServer,
} from '../../testing/listeners/unansweredStakes';
import { ownerMark } from '../../platform/ownerMark';
import { betsApi } from './betsApi';
import { readBetMemory } from './betMemory';

const storageKey = `receipts:${ownerMark('1001')}`;

describe('a reload', () => {
  beforeEach(() => jest.useFakeTimers());

  const reload = async (server: FakeServer, stored: string) => {
    server.on('GET bets', noBets);
    return openPage(server, { [storageKey]: stored });
  };

  it('finds the receipt, which was written before the call left', async () => {
    const { server, submit, services } = await openPageWithServer();
    const written: unknown[] = [];
    server.on('POST bets', () => {
      written.push(JSON.parse(services.sessionStore.read(storageKey) ?? 'null'));
      return networkFailure();
    });
    await submit();
    expect(written).toMatchObject([[{ state: 'sending', stake }]]);
  });

  it('while a stake is being sent checks it and reports it as placed', async () => {
    const { server, submit, stored } = await openPageWithServer();
    server.on('POST bets', () => new Promise(() => undefined));
    await submit();
    const { states, store } = await reload(server, stored());
    expect(states()).toEqual(['checking']);
    server.on('GET bets', { body: [listedBet(9)] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(states()).toEqual(['placed']);
  });

  it('while a stake is being sent never reports it as not placed, since the page did not see the balance', async () => {
    const { server, submit, stored } = await openPageWithServer();
    server.on('POST bets', () => new Promise(() => undefined));
    await submit();
    const { states } = await reload(server, stored());
    server.on('GET bets', { body: [settledBet] });
    await pass(120_000);
    expect(states()).toEqual(['notFound']);
  });

  it('while a stake is watched in the background continues that, and finds it', async () => {
    const { server, submit, stored } = await openPageWithServer();
    await submit();
    await pass(4500);
    const { states } = await reload(server, stored());
    await pass(1000);
    expect(states()).toEqual(['notFound']);
    server.on('GET bets', { body: [listedBet(9)] });
    await pass(5000);
    expect(states()).toEqual(['placed']);
  });

  it('does not take an accepted bet for the next equal stake', async () => {
    const { server, submit, stored } = await openPageWithServer();
    server.on('POST bets', { status: 201, body: { data: listedBet(8) } });
    await submit();
    server.on('GET bets', { status: 500 });
    const page = await openPage(server, { [storageKey]: stored() });
    server.on('POST bets', networkFailure);
    await page.submit();
    server.on('GET bets', { body: [listedBet(8)] });
    await pass(60_000);
    expect(page.states()).toEqual(['notFound', 'accepted']);
  });
});

describe('the stored receipts', () => {
  it('stay in a full storage, and the stake that it refuses is sent all the same', async () => {
    const parts = await openSlip();
    await parts.send();
    const kept = () => readBetMemory(parts.services.sessionStore, fakeLogger(), '1001').receipts;
    expect(kept()).toHaveLength(1);
    parts.services.sessionStore.setRoom('full');
    await parts.send();
    expect(parts.posts()).toHaveLength(2);
    expect(kept()).toMatchObject([{ state: 'accepted' }]);
  });

  it('stop every stake that they lack, while they can be neither replaced nor removed', async () => {
    const parts = await openSlip();
    await parts.send();
    parts.services.sessionStore.setRoom('readOnly');
    parts.submit();
    expect(parts.posts()).toHaveLength(1);
    expect(parts.receipts()).toEqual(['accepted']);
    expect(parts.toasts()).toContain(km.receipt.notNoted);
  });
});
