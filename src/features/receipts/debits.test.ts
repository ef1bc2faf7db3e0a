import { receiptAfterBlindness, receiptsAfterChange, receiptsAfterDoubt } from './debits';
import * as machine from './receiptMachine';
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
  machine.receiptAfterList(machine.receiptAfterRequest(accepted(id), 'q'), 'q', new Set(['9']));

describe('a change of the live balance', () => {
  const a = checking('a');
  const unwatched: Receipt = { ...a, debit: 'unknown' };
  const refused = machine.receiptAfterRefusal(press('a'), false);
  const final: Receipt = { ...refused, check: null };

  it.each<[string, Receipt[], number[], string]>([
    ['by the stake is its debit', [a], [-1000], 'a seen'],
    ['by less may hide it', [a], [-999], 'a unknown'],
    ['by more may hide it', [a], [-1500], 'a unknown'],
    ['upwards may hide it behind a payout', [a], [8000], 'a unknown'],
    ['by one of two leaves the other', [checking('b', 2000), a], [-1000], 'b none, a seen'],
    ['by two together says nothing', [checking('b', 2000), a], [-3000], 'b unknown, a unknown'],
    [
      'by one of two that are looked for says nothing',
      [checking('b'), a],
      [-1000],
      'b unknown, a unknown',
    ],
    ['is that of an accepted one first', [accepted('b'), a], [-1000], 'b seen, a none'],
    ['is that of one in flight before a lost one', [press('b'), a], [-1000], 'b seen, a none'],
    ['twice is that of both', [accepted('b'), a], [-1000, -1000], 'b seen, a seen'],
    ['is that of an accepted one also after its list', [listed('b'), a], [-1000], 'b seen, a none'],
    ['is not that of a refused one after its lists', [final], [-1000], 'a none'],
    ['changes nothing that is unknown', [unwatched], [-1000], 'a unknown'],
    ['takes back no debit', [a], [-1000, -5000], 'a seen'],
  ])('%s', (_, receipts, changes, expected) => {
    const after = changes.reduce(receiptsAfterChange, receipts);
    expect(after.map(({ id, debit }) => `${id} ${debit}`).join(', ')).toBe(expected);
  });
});

it('a debit of a refused stake that is still looked for makes it unsure', () => {
  const refused = machine.receiptAfterRefusal(press('a'), false);
  expect(receiptsAfterChange([refused], -1000)).toMatchObject([
    { state: 'checking', debit: 'seen', check: { cause: 'unsure' }, isShown: true },
  ]);
});

it('a debit that was taken for that of a stake in flight says nothing of an equal amount if it is not accepted', () => {
  const debitsOf = (receipts: Receipt[]) => receipts.map(({ debit }) => debit).join(', ');
  const [b, lost] = receiptsAfterChange([press('b'), checking('a')], -1000);
  const refused = machine.receiptAfterRefusal(b as Receipt, false);
  const rest = [lost as Receipt, checking('c', 2000)];
  expect(debitsOf(receiptsAfterDoubt([...rest, refused], 'b'))).toBe('unknown, none, seen');
  const unseen = machine.receiptAfterRefusal(press('b'), false);
  expect(debitsOf(receiptsAfterDoubt([unseen, ...rest], 'b'))).toBe('none, none, none');
});

it('a balance that was not live for a while says nothing of the stakes that await their debit', () => {
  const debitOf = (receipt: Receipt) => receiptAfterBlindness(receipt).debit;
  for (const one of [press('a'), checking('a'), accepted('a')])
    expect(debitOf(one)).toBe('unknown');
  expect(debitOf({ ...checking('a'), debit: 'seen' })).toBe('seen');
  const decided = machine.receiptAfterProof(checking('a'));
  expect(receiptAfterBlindness(decided)).toBe(decided);
});
