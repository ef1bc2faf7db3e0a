import { receiptAfterBlindness, receiptsAfterChange } from './debits';
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
  machine.receiptAfterList(machine.receiptAfterRequest(accepted(id), 'q'), 'q', new Set(['9']));

describe('a change of the live balance', () => {
  const a = checking('a');
  const unwatched: Receipt = { ...a, debit: 'unknown' };
  const refused = machine.receiptAfterRefusal(press('a'), false);

  it.each<[string, Receipt[], number[], string]>([
    ['by the stake is its debit', [a], [-1000], 'a seen'],
    ['by less may hide it', [a], [-999], 'a unknown'],
    ['by more may hide it', [a], [-1500], 'a unknown'],
    ['upwards may hide it behind a payout', [a], [8000], 'a unknown'],
    ['by one of two leaves the other', [checking('b', 2000), a], [-1000], 'b none, a seen'],
    ['by two together says nothing', [checking('b', 2000), a], [-3000], 'b unknown, a unknown'],
    ['by one of two equal ones says nothing', [press('b'), a], [-1000], 'b unknown, a unknown'],
    ['may be that of an accepted one', [accepted('b'), a], [-1000], 'b unknown, a unknown'],
    ['is not that of an accepted one after its list', [listed('b'), a], [-1000], 'b none, a seen'],
    ['is not that of a refused one', [refused], [-1000], 'a none'],
    ['changes nothing that is unknown', [unwatched], [-1000], 'a unknown'],
    ['takes back no debit', [a], [-1000, -5000], 'a seen'],
  ])('%s', (_, receipts, changes, expected) => {
    const after = changes.reduce(receiptsAfterChange, receipts);
    expect(after.map(({ id, debit }) => `${id} ${debit}`).join(', ')).toBe(expected);
  });
});

it('a balance that was not live for a while says nothing of the stakes that await their debit', () => {
  const debitOf = (receipt: Receipt) => receiptAfterBlindness(receipt).debit;
  for (const one of [press('a'), checking('a'), accepted('a')])
    expect(debitOf(one)).toBe('unknown');
  expect(debitOf({ ...checking('a'), debit: 'seen' })).toBe('seen');
  const decided = machine.receiptAfterProof(checking('a'));
  expect(receiptAfterBlindness(decided)).toBe(decided);
});
