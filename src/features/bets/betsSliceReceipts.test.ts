import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { makeTestStore } from '../../testing/makeTestStore';
import { sessionEvents } from '../session/sessionSlice';
import { betsApi } from './betsApi';
import { betsEvents, betsReducer } from './betsSlice';
import { initialBets } from './betsState';
import type { BetsState } from './betsState';
import * as machine from '../receipts/receiptMachine';
import type { Receipt } from '../receipts/receipt';

const stake = { roundId: 50, number: '07', amount: 1000 };
const sending = machine.receiptOfPress({ id: 'a', userId: '1001', stake, baseline: [] });
const checking = machine.receiptAfterSilence(sending, 'offline');
const notFound = machine.receiptAfterMiss(checking, 'notFound');
const notPlaced = machine.receiptAfterProof(checking);
const slip = { roundId: 51, number: '4', amount: 500, isTouched: true, receiptId: null };

const stateWith = (receipts: Receipt[], changed: Partial<BetsState> = {}): BetsState => ({
  ...initialBets({ number: '', receipts }),
  ...changed,
});

describe('the receipt of a stake', () => {
  it('is changed by its own events alone', () => {
    const other = { ...checking, id: 'b' };
    const found = betsEvents.betFound({ receiptId: 'a', stake, betKey: '9', isLate: false });
    const next = betsReducer(stateWith([other, checking], { slip }), found);
    expect(next).toMatchObject({ receipts: [other, { id: 'a', state: 'placed' }], slip });
    expect(next.receipts[0]).toBe(other);
  });

  it('stays the same object if an event does not change it', () => {
    const state = stateWith([notFound]);
    const refused = betsEvents.betRefused({ receiptId: 'a', message: null, kind: 'refused' });
    expect(betsReducer(state, refused)).toBe(state);
    expect(betsReducer(stateWith([sending]), refused).receipts).toMatchObject([
      { state: 'refused' },
    ]);
  });

  it('is gone if its request never left the page', () => {
    const notSent = betsEvents.betRefused({ receiptId: 'a', message: null, kind: 'notSent' });
    const other = { ...checking, id: 'b' };
    expect(betsReducer(stateWith([other, sending]), notSent).receipts).toEqual([other]);
  });

  it('is looked for further if a list comes while an equal stake is in flight', async () => {
    const { store } = makeTestStore();
    const press = { userId: '1001', stake, baseline: [] };
    const receiptOf = (receiptId: string) =>
      store.getState().bets.receipts.find(({ id }) => id === receiptId);
    store.dispatch(betsEvents.betSent({ receiptId: 'a', ...press }));
    store.dispatch(betsEvents.betRefused({ receiptId: 'a', message: null, kind: 'refused' }));
    store.dispatch(betsEvents.betSent({ receiptId: 'b', ...press }));
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(receiptOf('a')?.check?.misses).toBe(0);
    store.dispatch(betsEvents.betUnanswered({ receiptId: 'b', cause: 'server', message: null }));
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(receiptOf('a')?.check?.misses).toBe(1);
  });
});

describe('the slip of bet again', () => {
  const reopened = (state: BetsState) =>
    betsReducer(state, betsEvents.slipReopened({ receiptId: 'a' }));

  it('opens with the stake of its receipt, whose card leaves', () => {
    const other = { ...notPlaced, id: 'b' };
    for (const open of [null, { ...slip, receiptId: 'a' }]) {
      const after = reopened(stateWith([other, notPlaced], { slip: open, isNumberMissing: true }));
      expect(after).toMatchObject({
        slip: { ...stake, isTouched: false, receiptId: null },
        number: '07',
        isNumberMissing: false,
      });
      expect(after.receipts.map(({ isShown }) => isShown)).toEqual([true, false]);
    }
  });

  it.each<[string, BetsState]>([
    ['the receipt is gone', stateWith([{ ...notPlaced, id: 'b' }])],
    ['the stake is being checked', stateWith([checking])],
    ['the stake may still be found', stateWith([notFound])],
    ['another stake is being sent', stateWith([{ ...sending, id: 'b' }, notPlaced])],
    ['another slip is open', stateWith([notPlaced], { slip })],
  ])('does not open if %s', (_, state) => {
    expect(reopened(state)).toBe(state);
  });
});

describe('the end of a session', () => {
  const refusal = { reason: 'tokenRefused', endpoint: 'placeBet', message: null } as const;

  it('refuses the stake whose own request it refused, and closes the slip', () => {
    const after = betsReducer(stateWith([sending], { slip }), sessionEnded(refusal));
    expect(after.slip).toBeNull();
    expect(after.receipts).toMatchObject([{ state: 'refused', isShown: true }]);
  });

  it('makes the stake unsure if its debit came before', () => {
    const debited: Receipt = { ...sending, debit: 'seen' };
    const { receipts } = betsReducer(stateWith([debited]), sessionEnded(refusal));
    expect(receipts).toMatchObject([{ state: 'checking', check: { cause: 'unsure' } }]);
  });

  it.each([{ ...refusal, endpoint: 'getBets' }, { reason: 'loggedOut' } as const])(
    'leaves a stake unknown if it came otherwise: %j',
    (end) => {
      const after = betsReducer(stateWith([sending], { slip }), sessionEnded(end));
      expect(after.slip).toBeNull();
      expect(after.receipts).toEqual([sending]);
    },
  );

  it('leaves nothing of the player once their data is discarded', () => {
    const changed = { number: '472', isNumberMissing: true, slip, claimedKeys: ['8'] };
    const after = betsReducer(stateWith([notFound], changed), playerDataDiscarded());
    expect(after).toEqual(initialBets({ number: '', receipts: [] }));
  });
});

it('a dismissed receipt closes its own slip only, and not while a stake is being sent', () => {
  const dismissed = (state: BetsState) =>
    betsReducer(state, betsEvents.receiptDismissed({ receiptId: 'a' }));
  const ofReceipt = { ...slip, receiptId: 'a' };
  expect(dismissed(stateWith([notFound], { slip: ofReceipt })).slip).toBeNull();
  expect(dismissed(stateWith([notFound], { slip })).slip).toEqual(slip);
  expect(dismissed(stateWith([sending], { slip: ofReceipt })).slip).toEqual(ofReceipt);
});

it('a slip that is closed takes no event of a slip', () => {
  const closed = stateWith([notFound]);
  for (const event of [
    betsEvents.slipAmountChanged({ amount: 5 }),
    betsEvents.slipAmountLeft(),
    betsEvents.submitTried(),
    betsEvents.slipMovedToRound({ roundId: 51 }),
  ]) {
    expect(betsReducer(closed, event)).toBe(closed);
    expect(betsReducer({ ...closed, slip }, event).slip).not.toBeNull();
  }
});

it('the balance is a witness of the stakes that await their debit', () => {
  const watched: Receipt = { ...checking, debit: 'none' };
  const debitAfter = (event: Parameters<typeof betsReducer>[1]) =>
    betsReducer(stateWith([watched]), event).receipts[0]?.debit;
  expect(debitAfter(betsEvents.balanceMoved({ change: -1000 }))).toBe('seen');
  expect(debitAfter(betsEvents.balanceMoved({ change: 900 }))).toBe('unknown');
  expect(debitAfter(sessionEvents.balanceInterrupted())).toBe('unknown');
  expect(debitAfter(sessionEvents.balanceConnectionLost())).toBe('unknown');
  expect(debitAfter(sessionEvents.balanceConnectionRestored())).toBe('unknown');
  // What was taken for the debit of a call that ends unaccepted may be that of the other stake.
  const debited: Receipt = { ...sending, id: 'b', debit: 'seen' };
  const call = { receiptId: 'b', message: null };
  for (const end of [
    betsEvents.betUnanswered({ ...call, cause: 'offline' }),
    betsEvents.betRefused({ ...call, kind: 'refused' }),
  ])
    expect(betsReducer(stateWith([debited, watched]), end).receipts[1]?.debit).toBe('unknown');
});

describe('the bets of other tabs', () => {
  const claim = (state: BetsState, betId: string) =>
    betsReducer(state, betsEvents.betClaimedElsewhere({ betId, isTwin: false }));

  it('are noted once each, the newest first, and in each receipt that may still become one', () => {
    const state = ['9', '10', '9'].reduce(claim, stateWith([notFound]));
    expect(state.claimedKeys).toEqual(['10', '9']);
    expect(state.receipts).toMatchObject([{ baseline: ['9', '10'] }]);
  });

  it('are the newest hundred', () => {
    const ids = Array.from({ length: 101 }, (_, index) => String(index));
    const { claimedKeys } = ids.reduce(claim, stateWith([]));
    expect(claimedKeys).toEqual(ids.slice(1).reverse());
  });
});
