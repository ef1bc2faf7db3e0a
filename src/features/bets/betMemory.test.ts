import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { betOf } from '../../testing/betOf';
import { fakeKeyValueStore, fakeLogger } from '../../testing/fakePorts';
import { testSession } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { ownerMark } from '../../platform/ownerMark';
import { sessionEvents } from '../session/sessionSlice';
import { keepChosenNumber, keepReceipts, readBetMemory } from './betMemory';
import { betsEvents } from './betsSlice';
import { mostReceipts } from '../receipts/receipt';
import * as machine from '../receipts/receiptMachine';

const stake = { roundId: 50, number: '07', amount: 1000 };
const sending = machine.receiptOfPress({ id: 'a', userId: '1001', stake, baseline: ['8'] });
const checking = machine.receiptAfterSilence(sending, 'offline');
const accepted = machine.receiptAfterAcceptance(sending, '9');

describe('the memory of a tab', () => {
  it('[4.38] returns what is final, and what was in progress as being checked', () => {
    const store = fakeKeyValueStore();
    keepReceipts(store, '1001', [sending, checking, accepted]);
    const { receipts } = readBetMemory(store, fakeLogger(), '1001');
    expect(receipts.map(({ state, check }) => [state, check?.cause])).toEqual([
      ['checking', 'reload'],
      ['checking', 'reload'],
      ['accepted', null],
    ]);
    expect(receipts[0]).toMatchObject({ stake, baseline: ['8'], isShown: true });
  });

  it('checks again what version 1.0.0 accepted unread, and trusts no balance that it did not see', () => {
    const key = `receipts:${ownerMark('1001')}`;
    const store = fakeKeyValueStore({ [key]: stored({ state: 'unread', debit: 'none' }) });
    expect(readBetMemory(store, fakeLogger(), '1001').receipts).toMatchObject([
      { state: 'checking', check: { cause: 'reload' }, debit: 'unknown', isShown: true },
    ]);
  });

  it('belongs to one player', () => {
    const store = fakeKeyValueStore();
    keepReceipts(store, '1001', [sending]);
    keepReceipts(store, '1002', []);
    expect(readBetMemory(store, fakeLogger(), '1002').receipts).toEqual([]);
    expect(readBetMemory(store, fakeLogger(), '1001').receipts).toHaveLength(1);
  });

  it('holds no receipt of another player under the player’s name', () => {
    const store = fakeKeyValueStore();
    keepReceipts(store, '1002', [{ ...sending, userId: '1002' }]);
    expect(readBetMemory(store, fakeLogger(), '1002').receipts).toHaveLength(1);
    keepReceipts(store, '1002', [sending]);
    expect(readBetMemory(store, fakeLogger(), '1002').receipts).toEqual([]);
  });

  it('names the player in no key and in no value', () => {
    const store = fakeKeyValueStore();
    const write = jest.spyOn(store, 'write');
    keepReceipts(store, 'player-1001', [{ ...sending, userId: 'player-1001' }]);
    keepChosenNumber(store, 'player-1001', '007');
    expect(write).toHaveBeenCalledTimes(2);
    expect(write.mock.calls.join()).toContain('"amount":1000');
    expect(write.mock.calls.join()).not.toContain('1001');
  });
});

const storedReceipt = (changed: object) => ({ ...sending, ...changed });
const stored = (changed: object) => JSON.stringify([storedReceipt(changed)]);

const hostile = [
  'null',
  '{}',
  '5',
  'x',
  '',
  '[null]',
  '[[]]',
  '{"length":1}',
  stored({ state: 'won' }),
  stored({ stake: null }),
  stored({ stake: { ...stake, number: '0070' } }),
  stored({ stake: { ...stake, number: '<b>' } }),
  stored({ stake: { ...stake, amount: -5 } }),
  stored({ stake: { ...stake, amount: 1e300 } }),
  stored({ stake: { ...stake, roundId: '50' } }),
  stored({ id: '' }),
  stored({ id: 'x'.repeat(1_000_000) }),
  stored({ baseline: [{}] }),
  stored({ isShown: 'yes' }),
  `{"__proto__":${stored({})}}`,
  stored({}).slice(0, -5),
  JSON.stringify(Array.from({ length: mostReceipts + 1 }, () => storedReceipt({}))),
];

describe('a stored value that does not fit', () => {
  it.each(hostile)('[4.38] is dropped with one log line and not read again (%#)', (text) => {
    const store = fakeKeyValueStore({ [`receipts:${ownerMark('1001')}`]: text });
    const logger = fakeLogger();
    expect(readBetMemory(store, logger, '1001')).toEqual({ receipts: [], number: '' });
    // The key names the player, and the value may hold anything.
    const details = { place: 'receipts', reason: expect.any(String) as string };
    expect(logger.lines).toEqual([{ message: 'a stored value was dropped', details }]);
    expect(JSON.stringify(logger.lines)).not.toContain('xxx');
    expect(store.read(`receipts:${ownerMark('1001')}`)).toBeNull();
  });

  it.each(['null', '07', '{"owner":"a"}', '{"owner":"a","number":"0000"}'])(
    'is dropped as the chosen number too: %s',
    (text) => {
      const store = fakeKeyValueStore({ chosenNumber: text });
      const logger = fakeLogger();
      expect(readBetMemory(store, logger, '1001').number).toBe('');
      expect(logger.lines).toHaveLength(1);
    },
  );
});

const player = { userId: '1001', username: 'sophea', currency: 'KHR' };

/** A page whose player chose 472 when the session expired, and what the tab then keeps. */
function expire() {
  const { store, services } = makeTestStore();
  for (const digit of '472') store.dispatch(betsEvents.digitPressed({ digit }));
  store.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }));
  const sessionStore = { chosenNumber: services.sessionStore.read('chosenNumber') ?? '' };
  const reload = (userId: string) =>
    makeTestStore({ sessionStore, session: { ...testSession, userId } });
  return { store, services, reload };
}

describe('the number that was chosen when the session expired', () => {
  it('is restored after the login of the same player, and only once', () => {
    const { store, services } = expire().reload('1001');
    expect(store.getState().bets).toMatchObject({ number: '472', slip: null, receipts: [] });
    expect(services.sessionStore.read('chosenNumber')).toBeNull();
  });

  it('is not restored for another player', () => {
    const { store, services } = expire().reload('1002');
    expect(store.getState().session.player).toMatchObject({ userId: '1002' });
    expect(store.getState().bets.number).toBe('');
    expect(services.sessionStore.read('chosenNumber')).toBeNull();
  });

  it('survives a session link of the same player, and not one of another', () => {
    const same = expire();
    same.store.dispatch(sessionEvents.signedIn(player));
    expect(same.store.getState().bets.number).toBe('472');
    const other = expire();
    other.store.dispatch(sessionEvents.signedIn({ ...player, userId: '1002' }));
    expect(other.store.getState().bets.number).toBe('');
  });

  it('is not stored if none was chosen', () => {
    const { store, services } = makeTestStore();
    expect(store.getState().session.player).toMatchObject({ userId: '1001' });
    store.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }));
    expect(store.getState().session.player).toBeNull();
    expect(services.sessionStore.read('chosenNumber')).toBeNull();
  });
});

it('a logout keeps the accepted stakes too: their bets belong to no refused one', () => {
  const { store, services } = makeTestStore();
  const send = (receiptId: string) =>
    store.dispatch(betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] }));
  send('refused');
  store.dispatch(betsEvents.betRefused({ receiptId: 'refused', message: 'no', kind: 'refused' }));
  send('accepted');
  const bet = betOf({ id: 9 });
  store.dispatch(betsEvents.betAccepted({ receiptId: 'accepted', bet, message: null }));
  send('under way');
  store.dispatch(sessionEnded({ reason: 'loggedOut' }));
  const { receipts } = readBetMemory(services.sessionStore, fakeLogger(), '1001');
  expect(receipts).toMatchObject([
    { id: 'under way', state: 'checking' },
    { id: 'accepted', state: 'accepted', betKey: '9' },
    { id: 'refused', state: 'refused' },
  ]);
});

describe('the stored receipts', () => {
  /** A page with a stake under way, and what the storage then holds of it. */
  const sendStake = () => {
    const { store, services } = makeTestStore();
    const press = { receiptId: 'under way', userId: '1001', stake };
    store.dispatch(betsEvents.betSent({ ...press, baseline: [], isBaselinePartial: true }));
    const kept = () => readBetMemory(services.sessionStore, fakeLogger(), '1001').receipts;
    return { store, services, kept };
  };

  it('are written only when a receipt changes', () => {
    const { store, services, kept } = sendStake();
    const write = jest.spyOn(services.sessionStore, 'write');
    store.dispatch(betsEvents.digitPressed({ digit: '4' }));
    expect(write).not.toHaveBeenCalled();
    const bet = betOf({ id: 9 });
    store.dispatch(betsEvents.betAccepted({ receiptId: 'under way', bet, message: null }));
    expect(kept()).toMatchObject([{ state: 'accepted', betKey: '9' }]);
  });

  it('hold no stake that was not sent', () => {
    const { store, kept } = sendStake();
    const refusal = { receiptId: 'under way', message: null, kind: 'notSent' } as const;
    store.dispatch(betsEvents.betRefused(refusal));
    expect(kept()).toEqual([]);
  });

  it('stay unknown after a logout, whatever response still comes', () => {
    const { store, kept } = sendStake();
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    store.dispatch(
      betsEvents.betRefused({ receiptId: 'under way', message: null, kind: 'refused' }),
    );
    expect(store.getState().bets.receipts).toMatchObject([{ state: 'refused' }]);
    expect(kept()).toMatchObject([{ id: 'under way', state: 'checking' }]);
  });

  it('outlive the data in the store when a session link brings another player', () => {
    const { store, services, kept } = sendStake();
    store.dispatch(playerDataDiscarded());
    expect(store.getState().bets.receipts).toEqual([]);
    expect(kept()).toMatchObject([{ id: 'under way' }]);
    expect(services.logger.lines).toEqual([]);
  });

  it('are left alone by a second end of the same session', () => {
    const { store, services, kept } = sendStake();
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(kept()).toMatchObject([{ id: 'under way', isBaselinePartial: true }]);
    expect(services.logger.lines).toEqual([]);
  });
});
