import {
  accepted,
  bet,
  checking,
  judge,
  notFound,
  notPlaced,
  overdue,
  refused,
  sending,
  stake,
} from '../../testing/judgedStakes';
import type { Bet } from '../../domain/bet';
import { baselineOf } from './betKeys';
import * as machine from './receiptMachine';
import type { Receipt } from './receipt';

describe('a stake that was reported as not placed or refused', () => {
  it('is found when it appears after all, in any list', () => {
    for (const one of [notPlaced('a'), refused('a')]) {
      expect(judge([one], [])).toEqual([]);
      expect(judge([one], [bet(9)], { requestId: 'any' })).toEqual(['a found 9']);
    }
  });

  it('claims a bet after those whose outcome is open, and a refused one last', () => {
    const ordered = [refused('d'), notPlaced('c'), notFound('b'), checking('a')];
    expect(judge(ordered, [bet(9)])).toEqual(['a found 9', 'b notFound']);
    expect(judge(ordered, [bet(10), bet(9)])).toEqual(['a found 10', 'b found 9']);
    const three = [bet(11), bet(10), bet(9)];
    expect(judge(ordered, three)).toEqual(['a found 11', 'b found 10', 'c found 9']);
  });

  it('waits while an equal stake is being sent, since the bet may be that one', () => {
    for (const one of [notPlaced('a'), refused('a')]) {
      expect(judge([sending('b'), one], [bet(9)])).toEqual([]);
      expect(judge([accepted('b', '9'), one], [bet(9)])).toEqual([]);
      expect(judge([accepted('b', '9'), one], [bet(9), bet(8)])).toEqual(['a found 8']);
    }
  });

  it('keeps its refusal if the bets before the press are unknown, or once its check is over', () => {
    expect(judge([refused('a', null)], [bet(9)])).toEqual([]);
    expect(judge([{ ...refused('a'), check: null }], [bet(9)])).toEqual([]);
  });
});

describe('a second new bet for one press', () => {
  const two = [bet(10), bet(9)];

  it.each<[string, Receipt, string[]]>([
    ['an accepted', accepted('a', '9'), ['a twin 10']],
    ['an accepted, unnamed', accepted('a', null), ['a twin 10', 'a named 9']],
    ['an unanswered', checking('a'), ['a found 10', 'a twin 9']],
    ['a refused', refused('a'), ['a found 10', 'a twin 9']],
  ])('is told of %s stake', (_, receipt, verdicts) => {
    expect(judge([receipt], two)).toEqual(verdicts);
  });

  it('is told once, and belongs to no other stake', () => {
    const doubled = machine.receiptAfterTwin(accepted('a', '9'), '10');
    expect(judge([doubled], two)).toEqual([]);
    expect(judge([doubled], [bet(11), ...two])).toEqual([]);
    expect(judge([checking('b'), doubled], two)).toEqual(['b checking']);
  });

  it.each<[string, Receipt[], Bet[]]>([
    ['belongs to a second press', [accepted('b', '10'), accepted('a', '9')], two],
    ['comes after the search has ended', [{ ...accepted('a', '9'), check: null }], two],
    ['stands next to no row of the bet', [accepted('a', '501')], [bet(10)]],
    ['comes after the bet was found', [machine.receiptAfterFind(checking('a'), '9')], two],
    ['was there before, or belongs to another tab,', [accepted('a', '9', ['10'])], two],
    ['may have been there before', [accepted('a', '9', null)], two],
    ['may be a stake that is being sent', [sending('b'), accepted('a', '9')], two],
    ['has another amount', [accepted('a', '9')], [bet(10, { amount: 5000 }), bet(9)]],
    ['can’t be read', [accepted('a', '9')], [bet(10, { number: null }), bet(9)]],
  ])('is none if it %s', (_, receipts, bets) => {
    expect(judge(receipts, bets)).toEqual([]);
  });

  it('is first of all the stake that is looked for', () => {
    expect(judge([notFound('b'), accepted('a', '9')], two)).toEqual(['b found 10']);
  });
});

describe('bets without an id', () => {
  it('are distinguished by their position, counted from the oldest', () => {
    const list = [bet(null), bet(null, { number: '4' }), bet(null)];
    const baseline = baselineOf(list, stake);
    expect(baseline).toEqual(['unnamed-2', 'unnamed-1']);
    expect(judge([checking('a', baseline)], list)).toEqual(['a checking']);
    expect(judge([checking('a', baseline)], [bet(null), ...list])).toEqual(['a found unnamed-3']);
  });

  it('leave the newer bet to a stake if an earlier one was accepted', () => {
    const receipts = [checking('b', ['unnamed-1']), accepted('a', null)];
    const named = 'a named unnamed-1';
    expect(judge(receipts, [bet(null), bet(null)])).toEqual(['b found unnamed-2', named]);
    expect(judge(receipts, [bet(null)])).toEqual([named, 'b checking']);
  });

  it('are one too many if the response named the only press by an id', () => {
    expect(judge([accepted('a', '7')], [bet(null)])).toEqual([]);
    expect(judge([accepted('a', '7')], [bet(null), bet(null)])).toEqual(['a twin unnamed-2']);
  });

  it('are not mistaken for those of another number', () => {
    const other = { ...accepted('a', null), stake: { ...stake, number: '4' } };
    const list = [bet(null), bet(null, { number: '4' })];
    expect(judge([checking('b'), other], list)).toEqual(['b found unnamed-1', 'a named unnamed-1']);
  });

  it('leave a stake the row of its bet when ids no longer name any', () => {
    const found = machine.receiptAfterFind(checking('a'), '7');
    for (const earlier of [found, accepted('a', '7')]) {
      const receipts = [overdue(notFound('b')), earlier];
      expect(judge(receipts, [bet(null)])).toEqual(['b notPlaced']);
      expect(judge(receipts, [bet(null), bet(null)])).toEqual(['b found unnamed-2']);
      expect(judge(receipts, [bet(9), bet(7, { number: null })])).toEqual(['b found 9']);
    }
  });

  it('are no second bet when a list of one row names it by the id that all rows share', () => {
    const found = machine.receiptAfterFind(checking('a'), 'unnamed-1');
    expect(judge([found], [bet(7)])).toEqual([]);
  });
});
