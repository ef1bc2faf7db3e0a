import { betOf } from '../../../testing/betOf';
import type { Bet } from '../betsApi';
import { baselineOf } from '../betKeys';
import { judgeReceipts } from './judgeStakes';
import * as machine from './receipt';
import type { Receipt } from './receipt';

const stake = { roundId: 50, number: '07', amount: 1000 };
const bet = (id: number | null, changed: Partial<Bet> = {}) => betOf({ id, ...changed });
const sending = (id: string, baseline: string[] | null = []): Receipt =>
  machine.receiptOfPress({ id, userId: '1001', stake, baseline });
const accepted = (id: string, betKey: string | null) =>
  machine.receiptAfterAcceptance(sending(id), betKey);
const requested = (receipt: Receipt) => machine.receiptAfterRequest(receipt, 'requested');
const checking = (id: string, baseline?: string[] | null) =>
  requested(machine.receiptAfterSilence(sending(id, baseline), 'offline'));
const lastChecking = (id: string) => requested(machine.receiptAfterStep(checking(id), 2));
const notFound = (id: string) => machine.receiptAfterMiss(lastChecking(id));
/** The list was requested after the round was settled. */
const settled = (receipt: Receipt) => requested(machine.receiptAfterStep(receipt, 3));
const unread = (id: string, betKey: string | null) =>
  requested(machine.receiptAfterUnreadAcceptance(sending(id), betKey));
const notPlaced = (id: string) => machine.receiptAfterProof(checking(id));

/** The verdicts in short: `a found 9`. */
const judge = (receipts: Receipt[], bets: Bet[], requestId = 'requested', isPartial = false) =>
  judgeReceipts(receipts, { bets, requestId, isPartial }).map((verdict) =>
    [verdict.receipt.id, verdict.kind, ...('betKey' in verdict ? [verdict.betKey] : [])].join(' '),
  );
const judgePart = (receipts: Receipt[], bets: Bet[]) => judge(receipts, bets, 'requested', true);

describe('a stake that is being checked', () => {
  it('is found by round, number and amount', () => {
    const changes = [{ roundId: 49 }, { number: '7' }, { amount: 1001 }, { number: '007' }];
    const others = changes.map((changed, at) => bet(at, changed));
    expect(judge([checking('a')], [...others, bet(9)])).toEqual(['a found 9']);
    expect(judge([checking('a')], others)).toEqual(['a absent']);
  });

  it('is found even if it is settled, and in a list requested before the failure', () => {
    expect(judge([checking('a')], [bet(9, { isSettled: true })])).toEqual(['a found 9']);
    expect(judge([checking('a')], [bet(9)], 'requested before')).toEqual(['a found 9']);
  });

  it('is not judged absent by a list requested before the failure', () => {
    expect(judge([checking('a')], [], 'requested before')).toEqual([]);
    expect(judge([lastChecking('a')], [], 'requested before')).toEqual([]);
    expect(judge([machine.receiptAfterSilence(sending('a'), 'offline')], [])).toEqual([]);
    expect(judge([lastChecking('a')], [])).toEqual(['a notFound']);
  });

  it('is not found if the list after the last delay does not hold it', () => {
    expect(judge([lastChecking('a')], [])).toEqual(['a notFound']);
    expect(judge([notFound('a')], [])).toEqual([]);
  });

  it('is not placed if a list requested after the round was settled does not hold it', () => {
    expect(judge([settled(notFound('a'))], [])).toEqual(['a notPlaced']);
    expect(judge([settled(notFound('a'))], [], 'requested before')).toEqual([]);
  });

  it('is no bet that was known at the press', () => {
    expect(judge([checking('a', ['8'])], [bet(8)])).toEqual(['a absent']);
    expect(judge([checking('a', ['8'])], [bet(9), bet(8)])).toEqual(['a found 9']);
  });

  it('is no bet of another receipt', () => {
    expect(judge([checking('b'), accepted('a', '8')], [bet(8)])).toEqual(['b absent']);
    expect(judge([checking('b', null), accepted('a', '8')], [bet(9), bet(8)])).toEqual([
      'b found 9',
    ]);
  });

  it('is not the bet of an accepted stake whose response named none', () => {
    expect(judge([checking('b'), accepted('a', null)], [bet(8)])).toEqual(['b absent']);
    expect(judge([checking('b'), accepted('a', null)], [bet(9), bet(8)])).toEqual(['b found 9']);
  });

  it('is not the bet of an accepted stake even if its own response had a message alone', () => {
    expect(judge([accepted('b', null), unread('a', null)], [bet(null)])).toEqual(['a noDetails']);
    const [late, early] = [bet(null), bet(null)];
    expect(judge([accepted('b', null), unread('a', null)], [late, early])).toEqual([
      'a details unnamed-2',
    ]);
  });

  it('is any equal bet that belongs to no receipt if no list was known at the press', () => {
    expect(judge([checking('a', null)], [bet(8)])).toEqual(['a found 8']);
  });
});

describe('a stake that was reported as not placed', () => {
  it('is found when it appears after all', () => {
    expect(judge([notPlaced('a')], [])).toEqual([]);
    expect(judge([notPlaced('a')], [bet(9)], 'any')).toEqual(['a found 9']);
  });

  it('leaves a bet to a stake that is still looked for', () => {
    expect(judge([notPlaced('b'), notFound('a')], [bet(9)])).toEqual(['a found 9']);
  });

  it('lets a stake in progress claim a bet first', () => {
    expect(judge([checking('b'), notPlaced('a')], [bet(9)])).toEqual(['b found 9']);
    expect(judge([checking('b'), notPlaced('a')], [bet(10), bet(9)])).toEqual([
      'b found 10',
      'a found 9',
    ]);
  });

  it('waits while an equal stake is being sent, since the bet may be that one', () => {
    expect(judge([sending('b'), notPlaced('a')], [bet(9)])).toEqual([]);
    expect(judge([accepted('b', '9'), notPlaced('a')], [bet(9)])).toEqual([]);
    expect(judge([accepted('b', '9'), notPlaced('a')], [bet(9), bet(8)])).toEqual(['a found 8']);
  });
});

describe('a row that can not be read', () => {
  const rows: [string, Partial<Bet>][] = [
    ['number', { number: null }],
    ['amount', { amount: null }],
    ['round', { roundId: null }],
    ['whole', { number: null, amount: null, roundId: null, id: null }],
  ];

  it.each(rows)(
    'may be the stake if its %s is unreadable, so the stake is not reported as absent',
    (_, changed) => {
      expect(judge([lastChecking('a')], [bet(9, changed)])).toEqual(['a unclear']);
      expect(judge([settled(notFound('a'))], [bet(9, changed)])).toEqual(['a unclear']);
      const missed = machine.receiptAfterAbsence(notFound('a'), 2);
      expect(judge([missed], [bet(9, changed)])).toEqual(['a unclear']);
    },
  );

  it('is not the stake if a readable field differs, nor if it was there before', () => {
    const row = bet(9, { number: null });
    expect(judge([lastChecking('a')], [{ ...row, amount: 5000 }])).toEqual(['a notFound']);
    expect(judge([lastChecking('a')], [{ ...row, roundId: 49 }])).toEqual(['a notFound']);
    const known = { ...lastChecking('a'), baseline: baselineOf([row], stake) };
    expect(judge([known], [row])).toEqual(['a notFound']);
    expect(judge([known], [{ ...row, id: 10 }, row])).toEqual(['a unclear']);
  });

  it('is not the stake if it belongs to another one', () => {
    const other = { ...accepted('b', '9'), stake: { ...stake, number: '4' } };
    const row = bet(9, { number: null });
    expect(judge([lastChecking('a'), other], [row])).toEqual(['a notFound']);
  });

  it('is ignored if a readable row is the stake', () => {
    expect(judge([lastChecking('a')], [bet(null, { amount: null }), bet(9)])).toEqual([
      'a found 9',
    ]);
  });

  it('clears the doubt if it becomes readable as another bet', () => {
    const unclear = machine.receiptAfterUnclearList(lastChecking('a'), 2);
    expect(judge([unclear], [bet(9, { number: null })])).toEqual([]);
    expect(judge([settled(unclear)], [bet(9, { number: null })])).toEqual(['a unclear']);
    expect(judge([unclear], [bet(9, { number: '4' })])).toEqual(['a notFound']);
    expect(judge([settled(unclear)], [bet(9, { number: '4' })])).toEqual(['a notPlaced']);
  });
});

describe('an accepted stake whose response could not be read', () => {
  it('has its details in the list, by the id or else by round, number and amount', () => {
    expect(judge([unread('a', '9')], [bet(10), bet(9)])).toEqual(['a details 9']);
    expect(judge([unread('a', null)], [bet(10), bet(9)])).toEqual(['a details 9']);
  });

  it('lacks details if the list has no such row, or one that can not be read either', () => {
    for (const list of [[], [bet(9, { amount: null })]])
      expect(judge([unread('a', '9')], list)).toEqual(['a noDetails']);
  });

  it('leaves every other row to the other stakes if its bet is named, although its own row can’t be read', () => {
    const receipts = [unread('b', '10'), settled(notFound('a'))];
    const list = [bet(10, { number: null }), bet(9)];
    expect(judge(receipts, list)).toEqual(['b noDetails', 'a found 9']);
  });

  it('is not placed once a whole list from after the settlement lacks it, and has no row that may be it', () => {
    expect(judge([settled(unread('a', '9'))], [bet(8, { number: '4' })])).toEqual(['a notPlaced']);
    expect(judgePart([settled(unread('a', null))], [])).toEqual(['a noDetails']);
    const unreadable = bet(9, { amount: null });
    for (const key of [null, '9'])
      expect(judge([settled(unread('a', key))], [unreadable])).toEqual(['a noDetails']);
    expect(judge([settled(unread('a', '9'))], [bet(8)])).toEqual(['a details 8']);
  });

  it('claims its bet before one that is being checked', () => {
    const receipts = [checking('b'), unread('a', null)];
    expect(judge(receipts, [bet(9)])).toEqual(['a details 9', 'b absent']);
  });
});

it('a stake that became a bet keeps its row when ids no longer name any', () => {
  const found = machine.receiptAfterFind(checking('a'), '7');
  for (const earlier of [found, accepted('a', '7')]) {
    const receipts = [settled(notFound('b')), earlier];
    expect(judge(receipts, [bet(null)])).toEqual(['b notPlaced']);
    expect(judge(receipts, [bet(null), bet(null)])).toEqual(['b found unnamed-2']);
    expect(judge(receipts, [bet(9), bet(7, { number: null })])).toEqual(['b found 9']);
  }
});

describe('a partial list', () => {
  it('proves that a stake is placed if it holds it', () => {
    expect(judgePart([lastChecking('a')], [bet(9)])).toEqual(['a found 9']);
    expect(judgePart([settled(notFound('a'))], [bet(9)])).toEqual(['a found 9']);
  });

  it('[4.40] never says that a stake was not found or not placed', () => {
    const others = [bet(8, { number: '4' })];
    expect(judgePart([checking('a')], others)).toEqual(['a absent']);
    expect(judgePart([lastChecking('a')], others)).toEqual(['a unclear']);
    expect(judgePart([notFound('a')], [])).toEqual(['a unclear']);
    expect(judgePart([settled(notFound('a'))], others)).toEqual(['a unclear']);
    expect(judge([settled(notFound('a'))], others)).toEqual(['a notPlaced']);
  });

  it('says nothing more about an accepted stake whose details it lacks', () => {
    expect(judgePart([unread('a', null)], [])).toEqual(['a noDetails']);
  });
});

describe('a bet claimed by another tab', () => {
  it('is not the stake of this tab', () => {
    const verdicts = judgeReceipts(
      [lastChecking('a')],
      { bets: [bet(9)], requestId: 'requested', isPartial: false },
      ['9'],
    );
    expect(verdicts.map(({ kind }) => kind)).toEqual(['notFound']);
  });
});

describe('bets without an id', () => {
  it('are distinguished by their position, counted from the oldest', () => {
    const list = [bet(null), bet(null, { number: '4' }), bet(null)];
    const baseline = baselineOf(list, stake);
    expect(baseline).toEqual(['unnamed-2', 'unnamed-1']);
    expect(judge([checking('a', baseline)], list)).toEqual(['a absent']);
    expect(judge([checking('a', baseline)], [bet(null), ...list])).toEqual(['a found unnamed-3']);
  });

  it('leave the newer bet to a stake if an earlier one was accepted', () => {
    const receipts = [checking('b', ['unnamed-1']), accepted('a', null)];
    expect(judge(receipts, [bet(null), bet(null)])).toEqual(['b found unnamed-2']);
    expect(judge(receipts, [bet(null)])).toEqual(['b absent']);
  });

  it('are not mistaken for those of another number', () => {
    const other = { ...accepted('a', null), stake: { ...stake, number: '4' } };
    const list = [bet(null), bet(null, { number: '4' })];
    expect(judge([checking('b'), other], list)).toEqual(['b found unnamed-1']);
  });
});
