import fc from 'fast-check';
import { isRarely, manner, numbers, pick, stakeOutcome } from './arbitraries';

const amount = fc.constantFrom(1000, 5000);
const some = fc.array(fc.oneof(numbers, fc.constantFrom('23', '1', '472')), {
  minLength: 1,
  maxLength: 4,
});
/** `position`: which line of the press has the outcome, from 0. */
const press = {
  outcome: stakeOutcome,
  position: fc.nat({ max: 3 }),
  isStale: isRarely,
  ...manner,
};

/** The ticket of the player; `ticket` covers everything from the numbers to the confirmation for this round. */
export const ticketCommand = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('ticket' as const),
      numbers: some,
      amount,
      ...press,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('fillTicket' as const), numbers: some, amount }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('addToTicket' as const), number: numbers, amount }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('editLines' as const),
      amount: fc.constantFrom(2000, 5000),
      isAll: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('removeLine' as const), pick }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('confirmTicket' as const), ...press }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      { kind: 'moveTicket' as const },
      { kind: 'moveTicket' as const },
      { kind: 'stopTicket' as const },
      { kind: 'closeTicket' as const },
    ),
  },
);
