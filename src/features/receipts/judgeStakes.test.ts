import {
  accepted,
  bet,
  checking,
  judge,
  notFound,
  overdue,
  stake,
  unrequested,
} from '../../testing/judgedStakes';
import type { Bet } from '../../domain/bet';
import { isCutFor } from './judgeStakes';
import * as machine from './receiptMachine';
import type { Debit } from './receipt';

describe('a stake that is being checked', () => {
  it('is found by round, number and amount', () => {
    const changes = [{ roundId: 49 }, { number: '7' }, { amount: 1001 }, { number: '007' }];
    const others = changes.map((changed, at) => bet(at, changed));
    expect(judge([checking('a')], [...others, bet(9)])).toEqual(['a found 9']);
    expect(judge([checking('a')], others)).toEqual(['a checking']);
  });

  it('is found even if it is settled, in a part of a list, and in a list requested before the failure', () => {
    expect(judge([checking('a')], [bet(9, { isSettled: true })])).toEqual(['a found 9']);
    expect(judge([checking('a')], [bet(9)], { isPartial: true })).toEqual(['a found 9']);
    expect(judge([checking('a')], [bet(9)], { requestId: 'before' })).toEqual(['a found 9']);
  });

  it('is not found after three lists without it, none of them requested before the failure', () => {
    const once = machine.receiptAfterMiss(checking('a'), 'checking');
    const twice = machine.receiptAfterMiss(once, 'checking');
    const verdicts = [checking('a'), once, twice, notFound('a')].map((one) => judge([one], []));
    expect(verdicts).toEqual([['a checking'], ['a checking'], ['a notFound'], ['a notFound']]);
    const settled = [bet(8, { number: '4', isSettled: true })];
    expect(judge([twice], settled, { requestId: 'before' })).toEqual([]);
    expect(judge([unrequested('a')], settled)).toEqual([]);
  });

  it('is no bet that was known at the press', () => {
    expect(judge([checking('a', ['8'])], [bet(8)])).toEqual(['a checking']);
    expect(judge([checking('a', ['8'])], [bet(9), bet(8)])).toEqual(['a found 9']);
  });

  it('is any equal bet that belongs to no receipt if no list was known at the press', () => {
    expect(judge([checking('a', null)], [bet(8)])).toEqual(['a found 8']);
    const receipts = [checking('b', null), accepted('a', '8')];
    expect(judge(receipts, [bet(8)])).toEqual(['b checking']);
    expect(judge(receipts, [bet(9), bet(8)])).toEqual(['b found 9']);
  });

  it('is not the bet of an accepted stake, also if the response named none', () => {
    const receipts = [checking('b'), accepted('a', '8')];
    expect(judge(receipts, [bet(8)])).toEqual(['b checking']);
    expect(judge(receipts, [bet(9), bet(8)])).toEqual(['b found 9']);
    const unnamed = [checking('b'), accepted('a', null)];
    expect(judge(unnamed, [bet(8)])).toEqual(['a named 8', 'b checking']);
    expect(judge(unnamed, [bet(9), bet(8)])).toEqual(['b found 9', 'a named 8']);
  });
});

describe('a list without the stake', () => {
  const open = bet(8, { number: '4' });
  const settled = { ...open, isSettled: true };
  const roundless = { ...settled, id: 6, roundId: null };
  const older = bet(3, { roundId: 49, isSettled: true });
  const judged = (debit: Debit, bets: Bet[]) => judge([notFound('a', [], debit)], bets);

  it.each<[string, Bet[]]>([
    ['with a settled bet of its round', [settled]],
    ['with a bet of a later round', [{ ...open, roundId: 51 }]],
  ])('%s proves its absence if the balance did not fall by the stake', (_, bets) => {
    expect(judged('none', bets)).toEqual(['a notPlaced']);
    expect(judged('seen', bets)).toEqual(['a notFound']);
    expect(judged('unknown', bets)).toEqual(['a notFound']);
    const cutBefore = machine.receiptAfterCutList(notFound('a'));
    expect(judge([cutBefore], bets)).toEqual(['a notFound']);
  });

  it.each<[string, Bet[]]>([
    ['that is empty', []],
    ['of earlier rounds alone, as of a replica that lags,', [older]],
    ['with an open bet of its round', [open]],
    ['with a settled bet of an unreadable round', [roundless]],
  ])('%s proves nothing', (_, bets) => {
    expect(judged('none', bets)).toEqual(['a notFound']);
  });

  it.each<[string, Bet[], Bet[]]>([
    ['has all known bets but those that no id names', [settled], [open, bet(null)]],
    ['is cut behind an earlier round', [settled, older], [bet(2, { roundId: 48 })]],
  ])('is whole if it %s', (_, bets, known) => {
    expect(isCutFor(notFound('a'), bets, known)).toBe(false);
  });

  it.each<[string, Bet[], Bet[]]>([
    ['that has lost a known bet of its round', [settled, older], [bet(7)]],
    ['that has lost a known bet of a later round', [settled], [bet(7, { roundId: 51 })]],
    ['that has lost a known bet of an unreadable round', [settled, older], [roundless]],
    ['that is cut to rows of its round', [settled], [older]],
    ['that is cut to rows of an unreadable round', [settled, roundless], [older]],
  ])('%s is cut', (_, bets, known) => {
    expect(isCutFor(notFound('a'), bets, known)).toBe(true);
  });

  it('proves nothing by the bet of a later press: a slow request may still be stored', () => {
    expect(judge([accepted('later', '8'), notFound('a')], [open])).toEqual(['a notFound']);
  });

  it('proves its absence if it was requested after a later round was drawn, and not if only drawn since', () => {
    expect(judge([overdue(notFound('a'))], [])).toEqual(['a notPlaced']);
    expect(judge([machine.receiptAfterLaterRound(notFound('a'))], [])).toEqual(['a notFound']);
    const cutBefore = machine.receiptAfterCutList(notFound('a'));
    expect(judge([overdue(cutBefore)], [])).toEqual(['a notFound']);
    expect(judge([overdue(notFound('a', [], 'seen'))], [])).toEqual(['a notFound']);
  });

  it('proves its absence at once, however few lists have come', () => {
    expect(judge([checking('a')], [settled])).toEqual(['a notPlaced']);
  });

  it('[4.40] is unclear if it is only a part', () => {
    const part = { isPartial: true };
    expect(judge([checking('a')], [settled], part)).toEqual(['a checking']);
    for (const one of [notFound('a'), overdue(notFound('a'))])
      expect(judge([one], [settled], part)).toEqual(['a unclear']);
  });
});

describe('a row that can not be read', () => {
  it.each<Partial<Bet>>([
    { number: null },
    { amount: null },
    { roundId: null },
    { number: null, amount: null, roundId: null, id: null },
    { number: '7', mayLackZeros: true },
  ])(
    'may be the stake on 07 if it has %j, so that the stake is not reported as absent',
    (changed) => {
      const rows = [bet(9, changed), bet(8, { number: '4', isSettled: true })];
      for (const one of [notFound('a'), overdue(notFound('a'))])
        expect(judge([one], rows)).toEqual(['a unclear']);
    },
  );

  it('is not the stake if a readable field differs, nor if it was there before', () => {
    const row = bet(9, { number: null });
    const lost = machine.receiptAfterMiss(notFound('a'), 'unclear');
    expect(judge([lost], [{ ...row, amount: 5000 }])).toEqual(['a notFound']);
    expect(judge([notFound('a', ['9'])], [row])).toEqual(['a notFound']);
    const decided = [bet(8, { number: '4', isSettled: true })];
    expect(judge([lost], decided)).toEqual(['a notPlaced']);
  });

  it('may be the stake on 7, 07 or 007 if its number came as the JSON number 7, and is not the one on 17', () => {
    const row = bet(9, { number: '7', mayLackZeros: true });
    const on = (number: string) => ({ ...notFound('a'), stake: { ...stake, number } });
    expect(judge([on('7')], [row])).toEqual(['a unclear']);
    expect(judge([on('007')], [row])).toEqual(['a unclear']);
    expect(judge([on('17')], [row])).toEqual(['a notFound']);
  });

  it('leaves every other row to the other stakes if a response has named it', () => {
    const list = [bet(10, { number: null }), bet(9)];
    expect(judge([accepted('b', '10'), notFound('a')], list)).toEqual(['a found 9']);
  });
});
