import { sessionEnded } from '../../../api/apiEvents';
import { km } from '../../../i18n/km';
import { betRow, openSlip } from '../../../testing/listeners/openSlip';
import { testSession } from '../../../testing/makeTestServices';
import { makeTestStore } from '../../../testing/makeTestStore';
import { alwaysRefetch } from '../../../api/restApi';
import { fakeKeyValueStore } from '../../../testing/fakePorts';
import type { KeyValueStore } from '../../../platform/keyValueStore';
import { ownerMark } from '../../../trace/stateHash';
import { betsApi } from '../betsApi';
import { betsEvents } from '../betsSlice';
import { broadcast } from '../../connection/broadcasts';
import { sessionEvents } from '../../session/sessionSlice';
import { noLimits } from './limits';
import { openLimits } from './limitsListener';
import { limitsEvents } from './limitsSlice';
import type { LimitsChoice } from './limitsSlice';
import { keepLimits, readLimits } from './limitsStorage';

const choose = (choice: Partial<LimitsChoice>) =>
  limitsEvents.submitted({ stake: null, pause: null, ...choice });

const storedFor = (localStore: KeyValueStore, logger: Parameters<typeof readLimits>[1]) =>
  readLimits(localStore, logger, testSession.userId);

describe('a stake beyond the player’s own limits', () => {
  /** Nothing left, and the player sees why; the slip stays open. */
  const expectBlocked = (parts: Awaited<ReturnType<typeof openSlip>>, message: string) => {
    expect(parts.toasts()).toEqual([message]);
    expect(parts.bets()).toMatchObject({ receipts: [], slip: { roundId: 50, amount: 1000 } });
    expect(parts.posts()).toEqual([]);
  };

  it('is not sent if it is higher than the limit for one bet, and sent if it is not', async () => {
    const parts = await openSlip();
    parts.store.dispatch(choose({ stake: 999 }));
    parts.submit();
    expectBlocked(parts, km.limits.aboveStake('999'));
    const within = await openSlip();
    within.store.dispatch(choose({ stake: 1000 }));
    within.submit();
    await within.answered();
    expect(within.posts()).toHaveLength(1);
  });

  it('is not sent during a pause, not even if the machine’s clock is set forward', async () => {
    const parts = await openSlip();
    parts.store.dispatch(choose({ pause: 'hour' }));
    parts.submit();
    expectBlocked(parts, km.limits.pausedUntil('20-11-2026 | 15:00'));
    parts.clock.advance(2 * 3_600_000);
    parts.store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    parts.push(30);
    const later = { roundId: 51, number: '07', amount: 1000 };
    parts.store.dispatch(betsEvents.betSubmitted(later));
    expectBlocked(parts, km.limits.pausedUntil('20-11-2026 | 15:00'));
    const row = { ...betRow(10), result_id: 51, created_at: '2026-11-20T07:55:00.000000Z' };
    parts.server.on('GET bets', { body: [row] });
    parts.server.on('POST bets', { status: 201, body: { data: { ...row, id: 11 } } });
    await parts.store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
    parts.store.dispatch(betsEvents.betSubmitted(later));
    await parts.answered();
    expect(parts.posts()).toHaveLength(1);
  });

  it('keeps to a limit that another tab has set since', async () => {
    const parts = await openSlip();
    const { localStore } = parts.services;
    const limits = { ...noLimits, stake: { amount: 500, raise: null } };
    keepLimits(localStore, testSession.userId, limits);
    parts.submit();
    expectBlocked(parts, km.limits.aboveStake('500'));
    expect(parts.store.getState().limits.limits).toEqual(limits);
  });
});

describe('the stored limits', () => {
  it('survive a reload and a logout, and belong to one player', () => {
    const { store, services } = makeTestStore();
    store.dispatch(choose({ stake: 5000, pause: 'day' }));
    const { limits } = store.getState().limits;
    expect(limits.stake.amount).toBe(5000);
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(store.getState().limits.limits).toEqual(noLimits);
    expect(storedFor(services.localStore, services.logger)).toEqual(limits);
    store.dispatch(sessionEvents.signedIn({ userId: '1002', username: 'dara', currency: 'KHR' }));
    expect(store.getState().limits.limits).toEqual(noLimits);
    const { userId, username, currency } = testSession;
    store.dispatch(sessionEvents.signedIn({ userId, username, currency }));
    expect(store.getState().limits.limits).toEqual(limits);

    const key = `limits:${ownerMark(userId)}`;
    const reloaded = makeTestStore({
      localStore: { [key]: services.localStore.read(key) ?? '' },
    });
    expect(reloaded.store.getState().limits.limits).toEqual(limits);
  });

  it.each(['{"stake":5}', '{"stake"', ''])('are dropped with a log line if they are %p', (text) => {
    const key = `limits:${ownerMark(testSession.userId)}`;
    const { store, services } = makeTestStore({ localStore: { [key]: text } });
    expect(store.getState().limits.limits).toEqual(noLimits);
    expect(services.localStore.read(key)).toBeNull();
    expect(services.logger.lines).toContainEqual(
      expect.objectContaining({
        message: 'a stored value was dropped',
        details: expect.objectContaining({ place: 'limits' }) as object,
      }),
    );
  });

  it('name the player in no key and in no value', () => {
    const written: string[] = [];
    const keeping = fakeKeyValueStore();
    const store = { ...keeping, write: (...pair: string[]) => written.push(...pair) < 0 };
    expect(keepLimits(store, 'player-1001', noLimits)).toBe(false);
    expect(written.join()).toContain('stake');
    expect(written.join()).not.toContain('1001');
  });

  it.each(['full', 'readOnly'] as const)(
    'hold on this page as they were set last, if the storage is %s and older ones are stored',
    async (room) => {
      const parts = await openSlip();
      const { store, services } = parts;
      store.dispatch(choose({ stake: 5000 }));
      services.localStore.setRoom(room);
      store.dispatch(choose({ stake: 500, pause: 'hour' }));
      expect(store.getState().limits).toMatchObject({ isSaved: true, isKept: false });
      parts.submit();
      parts.submit();
      const [toast = ''] = parts.toasts();
      expect(toast).toBe(km.limits.pausedUntil('20-11-2026 | 15:00'));
      store.dispatch(openLimits());
      expect(store.getState().limits.draft.stake).toBe('500');
      expect(parts.posts()).toEqual([]);
    },
  );

  it('are replaced on a page that could not store its own by what another tab stores after it', () => {
    const { store, services } = makeTestStore();
    services.localStore.setRoom('full');
    store.dispatch(choose({ stake: 500 }));
    services.localStore.setRoom('enough');
    const limits = { ...noLimits, stake: { amount: 300, raise: null } };
    keepLimits(services.localStore, testSession.userId, limits);
    store.dispatch(openLimits());
    expect(store.getState().limits.limits).toEqual(limits);
  });

  it('are read from a browser that also holds the limit of a day’s loss of an earlier version', () => {
    const stored = { stake: { amount: 5000, raise: null }, pause: null };
    const dayLoss = { amount: 20_000, raise: null };
    const key = `limits:${ownerMark(testSession.userId)}`;
    const localStore = { [key]: JSON.stringify({ ...stored, dayLoss }) };
    expect(makeTestStore({ localStore }).store.getState().limits.limits).toEqual(stored);
  });
});
