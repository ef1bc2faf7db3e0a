import { betOf } from '../../testing/betOf';
import { betsEvents, betsReducer } from './betsSlice';
import { initialBets } from './betsState';
import type { BetsState } from './betsState';

type Event = Parameters<typeof betsReducer>[1];

const after = (events: Event[], state?: BetsState) =>
  events.reduce(betsReducer, state ?? betsReducer(undefined, { type: 'start' }));
const digits = (text: string) => Array.from(text, (digit) => betsEvents.digitPressed({ digit }));

const open = betsEvents.slipOpened({ roundId: 50, number: '07' });
const stake = { roundId: 50, number: '07', amount: 1000 };
const repeat = betsEvents.slipOpened({ roundId: 50, number: '07', amount: 1000 });
const submit = betsEvents.betSent({ receiptId: 'a', userId: '1001', stake, baseline: [] });
const silence = { receiptId: 'a', cause: 'offline', message: null } as const;
const unanswered = betsEvents.betUnanswered(silence);
const bet = betOf();

describe('the number', () => {
  it('[2.18, 9.3] takes digits in order, leading zeros too, up to three', () => {
    expect(after(digits('0071')).number).toBe('007');
  });

  it('[2.18] loses its last digit or all of them', () => {
    expect(after([...digits('472'), betsEvents.digitErased()]).number).toBe('47');
    expect(after([...digits('472'), betsEvents.numberCleared()]).number).toBe('');
    expect(after([betsEvents.digitErased()]).number).toBe('');
  });

  it('[5.3] is marked as missing until a digit comes or it is cleared', () => {
    const missing = after([betsEvents.numberMissed()]);
    expect(missing.isNumberMissing).toBe(true);
    expect(after(digits('4'), missing).isNumberMissing).toBe(false);
    expect(after([betsEvents.numberCleared()], missing).isNumberMissing).toBe(false);
  });
});

describe('the slip', () => {
  it('opens for a round and a number with the amount 0', () => {
    expect(after([open]).slip).toEqual({ ...stake, amount: 0, isTouched: false, receiptId: null });
  });

  it('opens with number and amount of a repeated bet, which replace the typed digits', () => {
    const state = after([betsEvents.numberMissed(), ...digits('9'), repeat]);
    expect(state.slip).toEqual({ ...stake, isTouched: false, receiptId: null });
    expect(state).toMatchObject({ number: '07', isNumberMissing: false, receipts: [] });
  });

  it('is replaced by the next one of the keypad', () => {
    const next = betsEvents.slipOpened({ roundId: 51, number: '4' });
    expect(after([open, next])).toMatchObject({ number: '4', slip: { roundId: 51, number: '4' } });
  });

  it('closes when its stake joins the ticket, and frees the number', () => {
    const added = betsEvents.addedToTicket({ ...stake, lineId: 'l' });
    expect(after([repeat, added])).toMatchObject({ slip: null, number: '' });
  });

  it('does not show the stake of a line of the ticket', () => {
    const ofLine = betsEvents.betSent({ ...submit.payload, lineId: 'l' });
    expect(after([repeat, ofLine]).slip?.receiptId).toBeNull();
    expect(after([repeat, submit]).slip?.receiptId).toBe('a');
  });

  it('is not replaced by a repeated bet, neither while it is open nor while its stake is sent', () => {
    const other = betsEvents.slipOpened({ roundId: 50, number: '4', amount: 9000 });
    const opened = after([repeat]);
    expect(opened.slip).not.toBeNull();
    expect(after([other], opened)).toBe(opened);
    const sending: BetsState = { ...after([submit], opened), slip: null };
    expect(sending.receipts[0]).toHaveProperty('state', 'sending');
    expect(after([other], sending)).toBe(sending);
  });

  it('is validated once its amount was changed or left or a submit was tried, and not before', () => {
    const isTouched = (event: Event) => after([open, event]).slip?.isTouched;
    expect(isTouched(betsEvents.slipAmountChanged({ amount: null }))).toBe(true);
    expect(isTouched(betsEvents.submitTried())).toBe(true);
    expect(isTouched(betsEvents.slipAmountLeft())).toBe(true);
    expect(isTouched(betsEvents.slipMovedToRound({ roundId: 51 }))).toBe(false);
    expect(after([betsEvents.submitTried()]).slip).toBeNull();
  });

  it('holds invalid text until there is an amount again', () => {
    const rejected = betsEvents.slipAmountChanged({ amount: null, rejectedText: '1e3' });
    const typed = after([open, rejected]);
    expect(typed.slip).toMatchObject({ amount: null, rejectedText: '1e3' });
    const mended = after([betsEvents.slipAmountChanged({ amount: 1 })], typed);
    expect(mended.slip).toHaveProperty('amount', 1);
    expect(mended.slip).not.toHaveProperty('rejectedText');
  });

  it('neither moves nor closes while its stake is being sent', () => {
    const sending = after([open, submit]);
    expect(after([betsEvents.slipMovedToRound({ roundId: 51 })], sending)).toEqual(sending);
    expect(after([betsEvents.slipClosed()], sending)).toEqual(sending);
  });
});

describe('a stake that was sent', () => {
  const sending = after([...digits('07'), open, submit]);

  it('keeps slip and number while it is being checked, which does not hold the slip open', () => {
    const state = after([unanswered], sending);
    expect(state).toMatchObject({ slip: { number: '07' }, number: '07' });
    expect(after([betsEvents.slipClosed()], state).slip).toBeNull();
  });

  it('changes no other slip, whatever its outcome', () => {
    const found = betsEvents.betFound({ receiptId: 'a', betKey: '9', stake, isLate: false });
    const other = [
      unanswered,
      betsEvents.slipClosed(),
      betsEvents.numberCleared(),
      ...digits('4'),
      betsEvents.slipOpened({ roundId: 50, number: '4' }),
    ];
    expect(after([...other, found], sending)).toMatchObject({ slip: { number: '4' }, number: '4' });
    const moved = [
      unanswered,
      betsEvents.slipAmountChanged({ amount: stake.amount }),
      betsEvents.slipMovedToRound({ roundId: 51 }),
    ];
    expect(after([...moved, found], sending).slip).toMatchObject({ roundId: 51 });
  });
});

it('a stake that was not placed leaves the screen when it is dismissed, and with the next stake', () => {
  const denied = betsEvents.betNotPlaced({ receiptId: 'a', stake });
  const notPlaced = after([open, submit, unanswered, denied, betsEvents.slipClosed()]);
  const shown = (state: BetsState) => state.receipts.filter(({ isShown }) => isShown).length;
  expect(shown(notPlaced)).toBe(1);
  expect(shown(after([betsEvents.receiptDismissed({ receiptId: 'a' })], notPlaced))).toBe(0);
  const next = betsEvents.betSent({ receiptId: 'b', userId: '1001', stake, baseline: [] });
  expect(shown(after([next], notPlaced))).toBe(0);
});

describe('the receipts', () => {
  it('are the newest eighty', () => {
    const presses = Array.from({ length: 85 }, (_, index) => [
      betsEvents.betSent({ receiptId: `${index}`, userId: '1001', stake, baseline: [] }),
      betsEvents.betAccepted({ receiptId: `${index}`, bet, message: null }),
    ]).flat();
    const { receipts } = after(presses);
    expect(receipts).toHaveLength(80);
    expect(receipts[0]).toMatchObject({ id: '84', state: 'accepted' });
  });

  it('leave no bet to an equal stake when they are dropped', () => {
    const press = (receiptId: string) =>
      betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] });
    const open = [press('open'), betsEvents.betUnanswered({ ...silence, receiptId: 'open' })];
    const others = Array.from({ length: 80 }, (_, index) => [
      press(`${index}`),
      betsEvents.betAccepted({
        receiptId: `${index}`,
        bet: betOf({ id: index + 100 }),
        message: null,
      }),
      betsEvents.twinFound({ receiptId: `${index}`, betKey: `${index + 900}` }),
    ]).flat();
    const { receipts } = after([...open, ...others]);
    expect(receipts.at(-1)).toMatchObject({ id: 'open', baseline: ['100', '900'] });
  });

  it('replace those of an earlier player, together with the number', () => {
    const state = after([...digits('9'), open, submit]);
    const read = after([betsEvents.memoryRead({ receipts: [], number: '12' })], state);
    expect(read).toEqual(initialBets({ number: '12', receipts: [] }));
  });
});
