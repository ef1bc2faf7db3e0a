import { betOf } from '../../testing/betOf';
import { judgeResponse, saysNothingStored } from './judgeStakes';
import type { KnownBets } from './judgeStakes';
import { receiptAfterAcceptance, receiptAfterTwin, receiptOfPress } from './receiptMachine';

const stake = { roundId: 50, number: '07', amount: 1000 };
const sending = receiptOfPress({ id: 'a', userId: '1001', stake, baseline: ['5'] });
const other = { ...sending, id: 'b' };
const nothingKnown: KnownBets = { receipts: [sending], bets: [] };

const bet = betOf({ id: 9 });
const judge = (changed: Parameters<typeof betOf>[0] = {}, known: Partial<KnownBets> = {}) =>
  judgeResponse({ message: null, bet: { ...bet, ...changed } }, sending, {
    ...nothingKnown,
    ...known,
  });

describe('the 2xx response to a stake', () => {
  it('accepts it if round, number and amount are those of the stake', () => {
    expect(judge()).toBe('accepted');
    expect(judge({ id: null })).toBe('accepted');
  });

  it.each([{ roundId: 51 }, { number: '7' }, { amount: 1001 }])(
    'is of another bet if it names %j',
    (changed) => expect(judge(changed)).toBe('otherBet'),
  );

  it.each([
    { roundId: null },
    { number: null },
    { amount: null },
    { number: '7', mayLackZeros: true as const },
  ])('[4.39] proves nothing if it says no more than %j', (changed) =>
    expect(judge(changed)).toBe('invalidResponse'),
  );

  it('[4.39] proves nothing without a bet', () => {
    const verdict = judgeResponse({ message: 'Well placed', bet: null }, sending, nothingKnown);
    expect(verdict).toBe('invalidResponse');
  });

  it('is of another bet if its id was there before or belongs to another stake', () => {
    expect(judge({ id: 5 })).toBe('otherBet');
    const ofOther = { ...other, stake: { ...stake, number: '4' } };
    for (const one of [
      receiptAfterAcceptance(other, '9'),
      receiptAfterAcceptance(ofOther, '9'),
      receiptAfterTwin(receiptAfterAcceptance(other, '8'), '9'),
    ])
      expect(judge({}, { receipts: [sending, one] })).toBe('otherBet');
    expect(judge({}, { bets: [betOf({ id: 9, number: '4' })] })).toBe('otherBet');
  });

  it('accepts it if only other bets were there before or belong to other stakes', () => {
    const receipts = [{ ...sending, betKey: '9' }, receiptAfterAcceptance(other, '8')];
    const bets = [betOf({ id: 9 }), betOf({ id: 8, number: '4' }), betOf({ id: null, amount: 1 })];
    expect(judge({}, { receipts, bets })).toBe('accepted');
    expect(judge({ id: null }, { receipts: [sending, other], bets })).toBe('accepted');
  });

  it('accepts it if no list was known at the press', () => {
    const unlisted = { ...sending, baseline: [], isBaselinePartial: true as const };
    const response = { message: null, bet };
    expect(judgeResponse(response, unlisted, nothingKnown)).toBe('accepted');
  });
});

describe('saysNothingStored', () => {
  it.each([400, 401, 402, 403, 404, 405, 410, 411, 413, 414, 415, 417, 419, 422, 428, 431, 451])(
    'is true of %d',
    (status) => expect(saysNothingStored(status)).toBe(true),
  );

  it.each([200, 406, 408, 409, 418, 424, 425, 429, 499, 500])('is false of %d', (status) =>
    expect(saysNothingStored(status)).toBe(false),
  );
});
