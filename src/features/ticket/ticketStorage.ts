import * as v from 'valibot';
import { mostLines } from '../../config/bettingRules';
import { largestAmount } from '../../domain/amountText';
import { storedForPlayer } from '../../platform/keyValueStore';
import type { KeyValueStore } from '../../platform/keyValueStore';
import type { Logger } from '../../platform/logger';
import { emptyTicket, ticketAfterReload } from './ticket';
import type { TicketMemory } from './ticket';

const idSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
const numberSchema = v.pipe(v.string(), v.regex(/^\d{1,3}$/));
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const stopSchema = v.variant('kind', [
  v.object({
    kind: v.literal('blocked'),
    block: v.object({ reason: v.picklist(['closed', 'otherRound', 'beingChecked']) }),
  }),
  v.object({ kind: v.picklist(['refused', 'notSent']), message: v.nullable(v.string()) }),
  v.object({ kind: v.picklist(['unclear', 'stopped', 'interrupted', 'changed']) }),
]);

const lineSchema = {
  id: idSchema,
  number: numberSchema,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(largestAmount)),
};

const ticketSchema = v.object({
  roundId: v.nullable(countSchema),
  lines: v.pipe(
    v.array(v.object({ ...lineSchema, receiptId: v.nullable(idSchema) })),
    v.maxLength(mostLines),
  ),
  run: v.nullable(
    v.object({
      id: idSchema,
      lineIds: v.pipe(v.array(idSchema), v.maxLength(mostLines)),
      cleared: countSchema,
      isSending: v.boolean(),
      // An earlier release knew more reasons: the lines are kept without one.
      stop: v.fallback(v.nullable(stopSchema), null),
    }),
  ),
  sent: v.optional(
    v.object({
      roundId: countSchema,
      lines: v.pipe(v.array(v.object(lineSchema)), v.maxLength(mostLines)),
    }),
  ),
});

const tickets = storedForPlayer('ticket', ticketSchema);

/** What this tab remembers of the player's ticket. */
export function readTicket(store: KeyValueStore, logger: Logger, userId: string): TicketMemory {
  const stored = tickets.read(store, logger, userId);
  return stored === null ? emptyTicket : ticketAfterReload(stored);
}

/**
 * Stores the ticket of a player; those of other players stay untouched.
 *
 * @returns whether a reload restores it
 */
export function keepTicket(store: KeyValueStore, userId: string, ticket: TicketMemory): boolean {
  const { roundId, lines, run, sent } = ticket;
  if (lines.length > 0 || sent) return tickets.keep(store, userId, { roundId, lines, run, sent });
  tickets.remove(store, userId);
  return true;
}
