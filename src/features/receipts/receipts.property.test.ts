import fc from 'fast-check';
import { stakes, steps } from '../../testing/receiptSteps';
import { ReceiptTable } from '../../testing/receiptTable';
import { isSameStake } from './betKeys';
import type { Stake } from '../../domain/bet';
import { isAccepted, isOpen } from './receipt';
import type { Receipt } from './receipt';

/** Equal bets of each amount that this tab knows nothing of but from the list. */
const earlier = fc.integer({ min: 0, max: 2 });

const isPlaced = isAccepted;

/** How many of the server's bets of a stake the player is told of. */
const reportedAsPlaced = ({ receipts }: ReceiptTable, stake: Stake) => {
  const placed = receipts.filter((one) => isSameStake(one.stake, stake) && isPlaced(one));
  return placed.length + placed.filter(({ twinKey }) => twinKey !== undefined).length;
};

/** The violated rule as text; null if all is right. */
function problemOf(table: ReceiptTable): string | null {
  const keys = table.receipts
    .flatMap(({ betKey, twinKey }) => [betKey, twinKey ?? null])
    .filter((key) => key !== null);
  if (new Set(keys).size !== keys.length) return 'a bet belongs to two receipts';
  if (table.receipts.filter(({ state }) => state === 'sending').length > 1)
    return 'two stakes are sent';
  if (table.isDenied) return 'a stake that the server holds is reported as not placed';
  const isTooMany = stakes.some(
    (stake) => reportedAsPlaced(table, stake) > table.storedCount(stake),
  );
  return isTooMany ? 'more is reported as placed than the server holds' : null;
}

const runs = { numRuns: 5000 };
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
      runs,
    );
    expect(placedInRuns).toBeGreaterThan(runs.numRuns / 100);
  });

  it('report as many stakes as placed in the end as the server holds, but those that a response hid and no list could tell of, and leave open only what nothing proves', () => {
    fc.assert(
      fc.property(earlier, steps, (count, list) => {
        const table = new ReceiptTable(count);
        for (const step of list) table.do(step);
        table.settleAll();
        const isProvable = (one: Receipt) => isOpen(one) && one.debit === 'none' && !one.isListCut;
        expect(table.receipts.filter(isProvable)).toEqual([]);
        for (const stake of stakes) {
          const stored = table.storedCount(stake);
          expect(reportedAsPlaced(table, stake)).toBeLessThanOrEqual(stored);
          expect(reportedAsPlaced(table, stake)).toBeGreaterThanOrEqual(
            stored - table.server.untoldCount(stake),
          );
        }
      }),
      runs,
    );
  });
});
