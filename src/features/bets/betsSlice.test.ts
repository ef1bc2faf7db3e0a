import type { Bet } from './betsApi';
import { betsEvents, betsReducer } from './betsSlice';
import type { BetsState } from './betsSlice';

type Event = Parameters<typeof betsReducer>[1];

const after = (events: Event[], state?: BetsState) =>
  events.reduce(betsReducer, state ?? betsReducer(undefined, { type: 'start' }));
const digits = (text: string) => Array.from(text, (digit) => betsEvents.digitPressed({ digit }));

const open = betsEvents.slipOpened({ roundId: 50, number: '07' });
const submit = betsEvents.betSubmitted({ roundId: 50, number: '07', amount: 1000 });
const bet: Bet = {
  id: 1,
  roundId: 50,
  number: '07',
  type: '2D',
  amount: 1000,
  odds: 90,
  createdAt: null,
  winLose: 0,
  drawnDigits: null,
  isSettled: false,
};

describe('the number', () => {
  it('takes digits in order, leading zeros too, up to three', () => {
    expect(after(digits('0071')).number).toBe('007');
  });

  it('loses its last digit or all of them', () => {
    expect(after([...digits('472'), betsEvents.digitErased()]).number).toBe('47');
    expect(after([...digits('472'), betsEvents.numberCleared()]).number).toBe('');
    expect(after([betsEvents.digitErased()]).number).toBe('');
  });

  it('is marked as missing until a digit comes or it is cleared', () => {
    const missing = after([betsEvents.numberMissed()]);
    expect(missing.isNumberMissing).toBe(true);
    expect(after(digits('4'), missing).isNumberMissing).toBe(false);
    expect(after([betsEvents.numberCleared()], missing).isNumberMissing).toBe(false);
  });
});

describe('the slip', () => {
  it('opens for a round and a number with the amount 0', () => {
    expect(after([open]).slip).toEqual({ roundId: 50, number: '07', amount: 0 });
  });

  it('keeps its number and round while others are typed', () => {
    expect(after([open, ...digits('9')]).slip).toMatchObject({ roundId: 50, number: '07' });
  });

  it('moves to another round by the player alone', () => {
    expect(after([open, betsEvents.slipMovedToRound({ roundId: 51 })]).slip?.roundId).toBe(51);
  });

  it('neither moves nor closes while its stake is being sent', () => {
    const sending = after([open, submit]);
    expect(after([betsEvents.slipMovedToRound({ roundId: 51 })], sending)).toEqual(sending);
    expect(after([betsEvents.slipClosed()], sending)).toEqual(sending);
  });

  it('does not come from an amount that arrives after it was closed', () => {
    const closed = after([open, betsEvents.slipClosed()]);
    expect(after([betsEvents.slipAmountChanged({ amount: 5 })], closed).slip).toBeNull();
  });
});

describe('a stake that was sent', () => {
  const sending = after([...digits('07'), open, submit]);

  it('closes the slip and clears the number where it was accepted', () => {
    const state = after([betsEvents.betAccepted({ bet, message: null })], sending);
    expect(state).toMatchObject({ slip: null, number: '', isSending: false });
  });

  it.each([
    ['refused', betsEvents.betFailed({ message: null })],
    ['not sent at all', betsEvents.betBlocked({ reason: 'closed' })],
  ])('keeps slip and number where it was %s', (_, event) => {
    const state = after([event], sending);
    expect(state).toMatchObject({ slip: { number: '07' }, number: '07', isSending: false });
  });
});
