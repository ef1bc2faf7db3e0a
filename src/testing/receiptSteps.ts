import fc from 'fast-check';
import type { ListVerdict } from '../features/bets/receipts/judgeStakes';
import * as machine from '../features/bets/receipts/receipt';
import type { Receipt } from '../features/bets/receipts/receipt';

/** What becomes of a call: what the server does with it, and what the page gets. */
export const outcomes = [
  'answered',
  'unreadable',
  'otherBet',
  'refused',
  'doubled',
  'doubledAndRefused',
  'storedButSilent',
  'storedLate',
  'lost',
] as const;

/** What the stakes are of, in riel. */
export const amounts = [1000, 5000] as const;

/** What happens at the table, one after the other: few enough for the receipts that are kept. */
export const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('press' as const), amount: fc.constantFrom(...amounts) }),
    fc.record({ kind: fc.constant('answer' as const), outcome: fc.constantFrom(...outcomes) }),
    fc.record({ kind: fc.constantFrom('arrive', 'look', 'settle', 'lag', 'blur', 'fall') }),
    fc.record({ kind: fc.constantFrom('store', 'request', 'list', 'blind', 'reload') }),
  ),
  { minLength: 1, maxLength: 40, size: 'max' },
);

/** One of them. */
export type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

/** A receipt after what a list said of it. */
export function receiptAfter(one: Receipt, verdict: ListVerdict): Receipt {
  switch (verdict.kind) {
    case 'found':
      return machine.receiptAfterFind(one, verdict.betKey);
    case 'twin':
      return machine.receiptAfterTwin(one, verdict.betKey);
    case 'missed':
      return machine.receiptAfterMiss(one, verdict.state);
    case 'notPlaced':
      return machine.receiptAfterProof(one);
  }
}
