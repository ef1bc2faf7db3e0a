import fc from 'fast-check';
import { amounts, steps } from '../../../testing/receiptSteps';
import type { Step } from '../../../testing/receiptSteps';
import { ReceiptTable } from '../../../testing/receiptTable';
import * as machine from './receipt';
import type { Receipt } from './receipt';

/** Equal bets of each amount that this tab knows nothing of but from the list. */
const earlier = fc.integer({ min: 0, max: 2 });

const isPlaced = ({ state }: Receipt) =>
  state === 'accepted' || state === 'unread' || state === 'placed';

const isOpen = ({ state }: Receipt) => state === 'notFound' || state === 'unclear';

const reportedAsPlaced = ({ receipts, unstored }: ReceiptTable, amount: number) =>
  receipts
    .filter((one) => one.stake.amount === amount && isPlaced(one))
    // What the server says without details counts as placed until a list from after the draw lacks it.
    .filter(({ id, state }) => state !== 'unread' || !unstored.has(id)).length;

/** The violated rule as text; null if all is right. */
function problemOf(table: ReceiptTable): string | null {
  const keys = table.receipts.map(({ betKey }) => betKey).filter((key) => key !== null);
  if (new Set(keys).size !== keys.length) return 'a bet belongs to two receipts';
  const live = table.receipts.filter(machine.isLive);
  if (live.filter(({ state }) => state === 'sending').length > 1) return 'two stakes are sent';
  if (new Set(live.map(({ stake }) => stake.amount)).size < live.length)
    return 'two equal stakes are live';
  if (table.unproved > 0) return 'a list was taken for a proof that proves nothing';
  const isTooMany = amounts.some(
    (amount) => reportedAsPlaced(table, amount) > table.storedCount(amount),
  );
  return isTooMany ? 'more is reported as placed than the server holds' : null;
}

const runs = { numRuns: 5000 };
/** An accepted bet that the list can't read, beside the late one of an earlier stake. */
const unreadBesideLate: [number, Step[]] = [
  0,
  [
    { kind: 'press', amount: 5000 },
    { kind: 'reload' },
    { kind: 'giveUp' },
    { kind: 'settle' },
    { kind: 'press', amount: 5000 },
    { kind: 'store' },
    { kind: 'blur' },
    { kind: 'answer', outcome: 'unread' },
    { kind: 'look' },
  ],
];

describe('the receipts, with any responses, lists and reloads in any order,', () => {
  it('[4.36] never report more stakes as placed than the server holds, and no bet twice', () => {
    let placedInRuns = 0;
    fc.assert(
      fc.property(earlier, steps, (count, list) => {
        const table = new ReceiptTable(count);
        const problems = list.map((step) => {
          table.do(step);
          return problemOf(table);
        });
        expect(problems.find((problem) => problem !== null)).toBeUndefined();
        if (table.receipts.some(isPlaced)) placedInRuns += 1;
      }),
      { ...runs, examples: [unreadBesideLate] },
    );
    expect(placedInRuns).toBeGreaterThan(runs.numRuns / 100);
  });

  it('report every stake in the end, and as many as placed as the server holds', () => {
    fc.assert(
      fc.property(earlier, steps, (count, list) => {
        const table = new ReceiptTable(count);
        for (const step of list) table.do(step);
        table.comeToRest();
        const isOpenStill = (one: Receipt) =>
          machine.isLive(one) ||
          isOpen(one) ||
          (one.state === 'unread' && table.unstored.has(one.id));
        const live = table.receipts.filter(isOpenStill).length;
        const counts = amounts.map((amount) => reportedAsPlaced(table, amount));
        expect([live, counts]).toEqual([0, amounts.map((amount) => table.storedCount(amount))]);
      }),
      runs,
    );
  });
});
