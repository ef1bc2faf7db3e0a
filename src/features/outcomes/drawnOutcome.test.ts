import { betOf } from '../../testing/betOf';
import { makeTestStore } from '../../testing/makeTestStore';
import { betsApi } from '../bets/betsApi';
import type { Bet } from '../../domain/bet';
import { broadcast } from '../connection/broadcasts';
import { gameEvents } from '../game/gameSlice';
import { selectDrawnOutcome } from './drawnOutcome';

beforeEach(() => jest.useFakeTimers());

/** A page in round 50 with these bets, after this number of digits of its draw 107. */
function pageOf(bets: Bet[], revealedCount: number) {
  const { store, server } = makeTestStore();
  server.on('GET bets', () => new Promise(() => undefined));
  const { upsertQueryEntries } = betsApi.util;
  store.dispatch(upsertQueryEntries([{ endpointName: 'getBets', arg: undefined, value: bets }]));
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  store.dispatch(broadcast.resultReceived({ roundId: 50, digits: '107', receivedAt: 0 }));
  for (let count = 0; count < revealedCount; count += 1) store.dispatch(gameEvents.digitRevealed());
  return store;
}

const calculated = broadcast.roundCalculated({
  result: { roundId: 50, digits: '107', createdAt: null },
  receivedAt: 0,
});

const outcomeAfter = (bets: Bet[], revealedCount: number) =>
  selectDrawnOutcome(pageOf(bets, revealedCount).getState());

describe('the outcome of the draw', () => {
  const won = { roundId: 50, payout: 90_000, net: 89_000, isExpected: true };

  it('is unknown until the last digit is revealed', () => {
    expect(selectDrawnOutcome(makeTestStore().store.getState())).toBeNull();
    expect(outcomeAfter([betOf()], 0)).toBeNull();
    expect(outcomeAfter([betOf()], 2)).toBeNull();
    expect(outcomeAfter([betOf()], 3)).toEqual(won);
  });

  it('is the sum of the own bets of the round', () => {
    const bets = [betOf(), betOf({ id: 2, number: '8' }), betOf({ id: 3, roundId: 49 })];
    expect(outcomeAfter(bets, 3)).toEqual({ ...won, net: 88_000 });
  });

  it('is none without an own bet in the round, and before the list of bets', () => {
    expect(outcomeAfter([betOf({ roundId: 49 })], 3)).toBeNull();
    const select = selectDrawnOutcome.resultFunc;
    expect(select(50, '107', [betOf()], false)).toEqual(won);
    expect(select(50, '107', [betOf()], true)).toMatchObject({ payout: null, net: null });
    expect(select(50, '107', undefined, false)).toBeNull();
  });

  it('is none of bets whose round can not be read while no round is drawn', () => {
    expect(selectDrawnOutcome.resultFunc(null, null, [betOf({ roundId: null })], false)).toBeNull();
    expect(outcomeAfter([betOf({ roundId: null })], 0)).toBeNull();
  });

  it('is left out for a draw that this page did not reveal', () => {
    const store = pageOf([betOf()], 3);
    store.dispatch(calculated);
    const state = store.getState();
    const unseen = { ...state.game, reveal: null, revealedRoundIds: [] };
    expect(selectDrawnOutcome({ ...state, game: unseen })).toBeNull();
    const beforeReload = { ...unseen, lastRevealedRoundId: 50 };
    expect(selectDrawnOutcome({ ...state, game: beforeReload })).toEqual(won);
  });

  it('is that of the current round, not of one whose late reveal is still on the screen', () => {
    const state = pageOf([betOf()], 3).getState();
    const next = { ...state.game, round: { ...state.game.round, id: 51 } };
    expect(selectDrawnOutcome({ ...state, game: next })).toBeNull();
  });
});
