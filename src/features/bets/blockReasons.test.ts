import { sessionEnded } from '../../api/apiEvents';
import { openSlip } from '../../testing/listeners/openSlip';
import { openSending } from '../../testing/listeners/openTicket';
import { betsEvents } from './betsSlice';
import {
  firstStakeBlock,
  playerBlockReasons,
  isOtherRound,
  stakeBlockReasons,
} from './blockReasons';

const stake = { roundId: 50, number: '07', amount: 1000 };

describe('playerBlockReasons', () => {
  it('are none on a page that waits for a press', async () => {
    const { store } = await openSlip();
    expect(playerBlockReasons(store.getState())).toEqual([]);
  });

  it('name a stake in flight', async () => {
    const { store, submit } = await openSlip();
    submit();
    expect(playerBlockReasons(store.getState())).toEqual(['sending']);
  });

  it('name a ticket that is being sent before its line in flight', async () => {
    const { letGo, arrived, ...parts } = await openSending('07', '8');
    expect(playerBlockReasons(parts.store.getState())).toEqual(['ticketSending', 'sending']);
    letGo();
    await arrived(1);
    letGo();
    await parts.ended();
  });

  it('name the missing session', async () => {
    const { store } = await openSlip();
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(playerBlockReasons(store.getState())).toEqual(['signedOut']);
  });
});

it('isOtherRound is true only for two known rounds that differ', async () => {
  const { store } = await openSlip();
  const state = store.getState();
  const at = (id: number | null) => ({
    ...state,
    game: { ...state.game, round: { ...state.game.round, id } },
  });
  expect(isOtherRound(at(50), 50)).toBe(false);
  expect(isOtherRound(at(51), 50)).toBe(true);
  // A wrong round was corrected.
  expect(isOtherRound(at(49), 50)).toBe(true);
  expect(isOtherRound(at(null), 50)).toBe(false);
  expect(isOtherRound(at(50), null)).toBe(false);
});

it('stakeBlockReasons name the most telling reason first', async () => {
  const { store, clock, push } = await openSlip();
  const blocks = (roundId: number, amount = 1000) =>
    stakeBlockReasons(store.getState(), { ...stake, roundId, amount }, clock.now());
  expect(blocks(50)).toEqual([]);
  push(5);
  expect(blocks(49)).toEqual(['otherRound', 'closed']);
  const press = { receiptId: 'a', userId: '1001', stake, baseline: [] };
  store.dispatch(betsEvents.betSent(press));
  store.dispatch(betsEvents.betUnanswered({ receiptId: 'a', cause: 'timeout', message: null }));
  expect(blocks(50)).toEqual(['beingChecked', 'closed']);
  expect(blocks(50, 5000)).toEqual(['closed']);
  expect(blocks(49)).toEqual(['otherRound', 'closed']);
});

it('stakeBlockReasons hold the stake of a slip back until its receipt is decided', async () => {
  const { store, clock, server, send } = await openSlip();
  server.on('POST bets', { status: 500 });
  await send();
  const receiptId = store.getState().bets.receipts[0]?.id ?? '';
  const blocks = () => stakeBlockReasons(store.getState(), stake, clock.now());
  expect(blocks()).toEqual(['beingChecked']);
  store.dispatch(betsEvents.betMissed({ receiptId, stake, state: 'notFound', isNews: true }));
  store.dispatch(betsEvents.receiptDismissed({ receiptId }));
  expect(blocks()).toEqual(['beingChecked']);
  store.dispatch(betsEvents.betNotPlaced({ receiptId, stake }));
  expect(blocks()).toEqual([]);
});

it('firstStakeBlock names the most telling reason, and none for a stake that may be sent', async () => {
  const { store, clock, push } = await openSlip();
  const block = () => firstStakeBlock(store.getState(), stake, clock.now());
  expect(block()).toBeNull();
  push(5);
  expect(block()).toEqual({ reason: 'closed' });
});
