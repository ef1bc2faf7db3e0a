import { refetch } from '../../api/refetch';
import { betOf } from '../../testing/betOf';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { betsApi } from './betsApi';
import type { Bet } from '../../domain/bet';
import {
  selectBets,
  selectBetsStatus,
  selectBetsWaitMs,
  selectMayHaveStake,
  selectOpenBets,
  selectSettledBets,
  selectShownReceipts,
  selectSlipReceipt,
  selectWatchedReceipts,
  repeatableStake,
} from './betsSelectors';
import { shownWinLose } from '../../domain/outcome';
import type { BetSlip } from './betsState';
import * as machine from '../receipts/receiptMachine';
import type { Receipt } from '../receipts/receipt';

const stake = { roundId: 50, number: '07', amount: 1000 };
const sending = machine.receiptOfPress({ id: 'a', userId: '1001', stake, baseline: [] });
const checking = machine.receiptAfterSilence(sending, 'offline');
const notFound = machine.receiptAfterMiss(checking, 'notFound');
const unclear = machine.receiptAfterMiss(checking, 'unclear');
const notPlaced = machine.receiptAfterProof(checking);
const accepted = machine.receiptAfterAcceptance(sending, '9');
const refused = machine.receiptAfterRefusal(sending, false);
const placed = machine.receiptAfterFind(checking, '9');

const slipOf = (receiptId: string | null): BetSlip => ({ ...stake, isTouched: true, receiptId });

/** A state with these receipts, this slip and, if given, this list. */
function stateWith(
  receipts: Receipt[],
  { slip = null as BetSlip | null, bets = undefined as Bet[] | undefined } = {},
) {
  const { store } = makeTestStore({ session: null });
  if (bets) {
    const entry = { endpointName: 'getBets', arg: undefined, value: bets } as const;
    store.dispatch(betsApi.util.upsertQueryEntries([entry]));
  }
  const state = store.getState();
  return { ...state, bets: { ...state.bets, receipts, slip } };
}

describe('the bets', () => {
  const open = betOf({ id: 2 });
  const settled = betOf({ id: 1, isSettled: true });

  it('are open until they are settled', () => {
    const state = stateWith([], { bets: [open, settled] });
    expect(selectBetsStatus(state)).toBe('fulfilled');
    expect(selectBets(state)).toEqual([open, settled]);
    expect(selectOpenBets(state)).toEqual([open]);
    expect(selectSettledBets(state)).toEqual([settled]);
  });

  it('are asked for no sooner than the server said when they failed to load', async () => {
    startFakeServer().on('GET bets', { status: 503, headers: { 'Retry-After': '7' } });
    const { store } = makeTestStore();
    expect(selectBetsWaitMs(store.getState())).toBe(0);
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(selectBetsWaitMs(store.getState())).toBe(7000);
  });
});

describe('a stake that a draw may settle', () => {
  const settled = betOf({ isSettled: true });

  it.each<[string, Receipt[], Bet[] | undefined]>([
    ['the list has not loaded', [], undefined],
    ['a bet is open', [], [settled, betOf()]],
    ['a stake is being sent', [accepted, sending], [settled]],
    ['a stake is being checked', [checking], [settled]],
    ['a stake is watched', [notFound], [settled]],
  ])('may be there if %s', (_, receipts, bets) => {
    expect(selectMayHaveStake(stateWith(receipts, { ...(bets && { bets }) }))).toBe(true);
  });

  it('is not there if every bet and every receipt is settled', () => {
    const listed = { ...accepted, check: null };
    expect(selectMayHaveStake(stateWith([listed, notPlaced], { bets: [settled] }))).toBe(false);
    expect(selectMayHaveStake(stateWith([], { bets: [] }))).toBe(false);
  });
});

it('the win/lose figure is net plus stake, and none if either is unreadable', () => {
  expect(shownWinLose(betOf({ winLose: -1000, amount: 1000 }))).toBe(0);
  expect(shownWinLose(betOf({ winLose: 89_000, amount: 1000 }))).toBe(90_000);
  expect(shownWinLose(betOf({ winLose: null, amount: 1000 }))).toBeNull();
  expect(shownWinLose(betOf({ winLose: 0, amount: null }))).toBeNull();
});

it('a bet is repeatable if its number is readable and its amount can be typed', () => {
  expect(repeatableStake(betOf())).toEqual({ number: '07', amount: 1000 });
  expect(repeatableStake(betOf({ number: null }))).toBeNull();
  for (const amount of [null, 0, -1000, 0.5, 1_000_000_000_000]) {
    expect(repeatableStake(betOf({ amount }))).toBeNull();
  }
});

describe('the receipts', () => {
  const withId = (receipt: Receipt, id: string) => ({ ...receipt, id });

  it('are watched while a list is fetched for them', () => {
    const watched = [accepted, checking, notFound, unclear];
    expect(selectWatchedReceipts(stateWith([sending, ...watched, notPlaced, placed]))).toEqual(
      watched,
    );
  });

  it.each([checking, notFound, unclear, notPlaced])(
    'stand above the form of their own slip if it is $state',
    (receipt) => {
      const own = { slip: slipOf('a') };
      expect(selectSlipReceipt(stateWith([receipt], own))).toEqual(receipt);
      expect(selectSlipReceipt(stateWith([receipt], { slip: slipOf(null) }))).toBeNull();
      expect(selectSlipReceipt(stateWith([receipt]))).toBeNull();
    },
  );

  it.each([sending, accepted, refused, placed])('are not above the form if $state', (receipt) => {
    expect(selectSlipReceipt(stateWith([receipt], { slip: slipOf('a') }))).toBeNull();
  });

  it('are shown on the home screen unless they are dismissed or in the open modal', () => {
    const dismissed = { ...notFound, isShown: false };
    const receipts = [notFound, withId(placed, 'b'), withId(dismissed, 'c')];
    const idsOf = (state: ReturnType<typeof stateWith>) =>
      selectShownReceipts(state).map(({ id }) => id);
    expect(idsOf(stateWith(receipts))).toEqual(['a', 'b']);
    expect(idsOf(stateWith(receipts, { slip: slipOf('a') }))).toEqual(['b']);
    expect(idsOf(stateWith(receipts, { slip: slipOf('b') }))).toEqual(['a', 'b']);
  });
});
