import fc from 'fast-check';
import type { Stake } from '../domain/bet';
import type { ListVerdict } from '../features/receipts/judgeStakes';
import * as machine from '../features/receipts/receiptMachine';
import type { Receipt } from '../features/receipts/receipt';

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

/** What the server does besides answering calls. */
const serverFaults = [
  ...(['storeNext', 'toggleLag', 'blurNextList', 'toggleTypes', 'payOut', 'mergeChanges'] as const),
];

/** The stakes that are pressed: two look alike if their number loses its zeros. */
export const stakes: readonly Stake[] = [
  { roundId: 50, number: '07', amount: 1000 },
  { roundId: 50, number: '7', amount: 1000 },
  { roundId: 50, number: '07', amount: 5000 },
];

/** What happens at the table, one after the other: few enough for the receipts that are kept. */
export const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('press' as const), stake: fc.constantFrom(...stakes) }),
    fc.record({ kind: fc.constant('answer' as const), outcome: fc.constantFrom(...outcomes) }),
    fc.record({ kind: fc.constant('placeElsewhere' as const), stake: fc.constantFrom(...stakes) }),
    fc.record({ kind: fc.constantFrom('arrive', 'look', 'settle', 'cut', 'moveBalance') }),
    fc.record({ kind: fc.constantFrom('request', 'list', 'blind', 'reload') }),
    fc.record({ kind: fc.constant('onServer' as const), fault: fc.constantFrom(...serverFaults) }),
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
    case 'named':
      return { ...one, betKey: verdict.betKey };
    case 'twin':
      return machine.receiptAfterTwin(one, verdict.betKey);
    case 'missed':
      return machine.receiptAfterMiss(one, verdict.state);
    case 'notPlaced':
      return machine.receiptAfterProof(one);
  }
}
