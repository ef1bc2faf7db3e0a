import { refetch } from '../../api/refetch';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { betsApi } from './betsApi';
import { betsEvents, betsReducer } from './betsSlice';
import { initialBets } from './betsState';
import type { BetsState } from './betsState';
import * as machine from './receipts/receipt';
import type { Receipt } from './receipts/receipt';

const stake = { roundId: 50, number: '07', amount: 1000 };
const sending = machine.receiptOfPress({ id: 'a', userId: '1001', stake, baseline: [] });
const checking = machine.receiptAfterSilence(sending, 'offline');
const notFound = machine.receiptAfterMiss(checking);
const slip = { roundId: 51, number: '4', amount: 500, isTouched: true, receiptId: null };

const stateWith = (receipts: Receipt[], changed: Partial<BetsState> = {}): BetsState => ({
  ...initialBets({ number: '', receipts }),
  ...changed,
});

describe('the receipt of a stake', () => {
  const ofStake = { receiptId: 'a', stake };
  const unread = machine.receiptAfterUnreadAcceptance(sending, null);

  it.each<[string, Receipt, Parameters<typeof betsReducer>[1], Partial<Receipt>]>([
    [
      'accepted without details',
      sending,
      betsEvents.betAcceptedUnread({ receiptId: 'a', betKey: '9', message: null }),
      { state: 'unread', betKey: '9' },
    ],
    [
      'accepted once a list shows its details',
      unread,
      betsEvents.betDetailsFound({ receiptId: 'a', betKey: '9' }),
      { state: 'accepted', betKey: '9' },
    ],
    [
      'shown as accepted without details if a list lacks them',
      unread,
      betsEvents.betDetailsMissed({ receiptId: 'a', step: 3 }),
      {
        state: 'unread',
        isShown: true,
        check: expect.objectContaining({ absentStep: 3 }) as never,
      },
    ],
    [
      'refused',
      sending,
      betsEvents.betRefused({ receiptId: 'a', message: null, kind: 'refused' }),
      { state: 'refused', isShown: false },
    ],
    [
      'checked after silence',
      sending,
      betsEvents.betUnanswered({ receiptId: 'a', cause: 'timeout', message: null }),
      { state: 'checking', check: { cause: 'timeout', step: 0, request: null, absentStep: -1 } },
    ],
    [
      'checked in the next step',
      checking,
      betsEvents.checkStepReached({ receiptId: 'a', step: 1 }),
      { state: 'checking', check: expect.objectContaining({ step: 1 }) as never },
    ],
    [
      'absent in the list of a step',
      checking,
      betsEvents.betNotYetFound({ receiptId: 'a', step: 0 }),
      { state: 'checking', check: expect.objectContaining({ absentStep: 0 }) as never },
    ],
    ['not found', checking, betsEvents.betNotFound(ofStake), { state: 'notFound' }],
    [
      'unclear',
      checking,
      betsEvents.betUnclear({ ...ofStake, step: 0 }),
      { state: 'unclear', check: expect.objectContaining({ absentStep: 0 }) as never },
    ],
    ['not placed', notFound, betsEvents.betNotPlaced(ofStake), { state: 'notPlaced', check: null }],
    [
      'placed',
      notFound,
      betsEvents.betFound({ ...ofStake, betKey: '9', isLate: true }),
      { state: 'placed', betKey: '9', isLate: true },
    ],
  ])('becomes %s, and no other receipt changes', (_, before, event, after) => {
    const other = { ...before, id: 'b' };
    const state = stateWith([other, before], { slip });
    const next = betsReducer(state, event);
    expect(next).toMatchObject({ receipts: [other, { id: 'a', ...after }], slip });
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

  it('notes each request for the list while it is checked', async () => {
    startFakeServer().on('GET bets', { status: 500 });
    const { store } = makeTestStore();
    const press = { receiptId: 'a', userId: '1001', stake, baseline: [] };
    store.dispatch(betsEvents.betSent(press));
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(store.getState().bets.receipts).toMatchObject([{ state: 'sending', check: null }]);
    store.dispatch(betsEvents.betUnanswered({ receiptId: 'a', cause: 'server', message: null }));
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(store.getState().bets.receipts).toMatchObject([
      { check: { request: { requestId: expect.any(String) as string, step: 0 } } },
    ]);
  });
});
