import { receiptAfterBlindness, receiptsAfterFall } from './debits';
import * as machine from './receipt';
import type { Receipt } from './receipt';

const press = (id: string, amount = 1000) =>
  machine.receiptOfPress({
    id,
    userId: '1001',
    stake: { roundId: 50, number: '07', amount },
    baseline: [],
    debit: 'none',
  });
const checking = (id: string, amount?: number) =>
  machine.receiptAfterSilence(press(id, amount), 'offline');
const accepted = (id: string, amount?: number) =>
  machine.receiptAfterAcceptance(press(id, amount), '9');
const listed = (id: string) =>
  machine.receiptAfterList(machine.receiptAfterRequest(accepted(id), 'q'), 'q');

/** What the balance says of each after it fell: `a seen`. */
const after = (receipts: Receipt[], ...falls: number[]) =>
  falls.reduce(receiptsAfterFall, receipts).map(({ id, debit }) => `${id} ${debit}`);

describe('a fall of the live balance', () => {
  it.each<[string, Receipt[], number[], string[]]>([
    ['by the stake is its debit', [checking('a')], [1000], ['a seen']],
    ['by less is none', [checking('a')], [999], ['a none']],
    ['by more may hide it', [checking('a')], [1500], ['a unknown']],
    [
      'by more hides no larger stake',
      [checking('b', 2000), checking('a')],
      [1500],
      ['b none', 'a unknown'],
    ],
    [
      'by two stakes together is that of both',
      [checking('b', 2000), checking('a')],
      [3000],
      ['b seen', 'a seen'],
    ],
    [
      'is that of the oldest of equal ones',
      [checking('b'), checking('a')],
      [1000],
      ['b none', 'a seen'],
    ],
    [
      'is that of an accepted one first',
      [accepted('b'), checking('a')],
      [1000],
      ['b seen', 'a none'],
    ],
    [
      'is that of the one in flight before a lost one',
      [press('b'), checking('a')],
      [1000],
      ['b seen', 'a none'],
    ],
    ['belongs to one stake', [checking('b'), checking('a')], [1000, 1000], ['b seen', 'a seen']],
    [
      'is not that of an accepted one after its list',
      [listed('b'), checking('a')],
      [1000],
      ['b none', 'a seen'],
    ],
    [
      'is not that of a refused one',
      [machine.receiptAfterRefusal(press('a'), false)],
      [1000],
      ['a none'],
    ],
    [
      'changes nothing that is unknown',
      [{ ...checking('a'), debit: 'unknown' }],
      [1000],
      ['a unknown'],
    ],
    ['takes back no debit', [checking('a')], [1000, 5000], ['a seen']],
  ])('%s', (_, receipts, falls, expected) => {
    expect(after(receipts, ...falls)).toEqual(expected);
  });
});

it('a balance that was not live for a while says nothing of the stakes that await their debit', () => {
  const debitOf = (receipt: Receipt) => receiptAfterBlindness(receipt).debit;
  expect([press('a'), checking('a'), accepted('a')].map(debitOf)).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ]);
  expect(debitOf({ ...checking('a'), debit: 'seen' })).toBe('seen');
  const decided = machine.receiptAfterProof(checking('a'));
  expect(receiptAfterBlindness(decided)).toBe(decided);
});
