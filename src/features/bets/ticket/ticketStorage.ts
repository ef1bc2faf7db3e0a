import * as v from 'valibot';
import { mostLines } from '../../../config/bettingRules';
import { largestAmount } from '../slip/amountText';
import type { KeyValueStore } from '../../../platform/keyValueStore';
import type { Logger } from '../../../platform/logger';
import { readStored } from '../../../platform/readStored';
import { ownerMark } from '../../../trace/stateHash';
import { emptyTicket, ticketAfterReload } from './ticket';
import type { TicketMemory } from './ticket';

const ticketKey = (userId: string) => `ticket:${ownerMark(userId)}`;
const favouritesKey = (userId: string) => `favourites:${ownerMark(userId)}`;

/** The most favourite numbers of a player. */
export const mostFavourites = 20;

const idSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
const numberSchema = v.pipe(v.string(), v.regex(/^\d{1,3}$/));
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const limitSchema = v.variant('kind', [
  v.object({ kind: v.literal('pause'), until: v.pipe(v.number(), v.finite()) }),
  v.object({ kind: v.literal('stake'), limit: v.pipe(v.number(), v.finite()) }),
]);

const stopSchema = v.variant('kind', [
  v.object({
    kind: v.literal('blocked'),
    block: v.variant('reason', [
      v.object({ reason: v.picklist(['closed', 'otherRound', 'beingChecked']) }),
      v.object({ reason: v.literal('ownLimit'), limit: limitSchema }),
    ]),
  }),
  v.object({ kind: v.picklist(['refused', 'notSent']), message: v.nullable(v.string()) }),
  v.object({ kind: v.picklist(['unclear', 'stopped', 'interrupted', 'changed']) }),
]);

const ticketSchema = v.object({
  roundId: v.nullable(countSchema),
  lines: v.pipe(
    v.array(
      v.object({
        id: idSchema,
        number: numberSchema,
        amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(largestAmount)),
        receiptId: v.nullable(idSchema),
      }),
    ),
    v.maxLength(mostLines),
  ),
  run: v.nullable(
    v.object({
      id: idSchema,
      lineIds: v.pipe(v.array(idSchema), v.maxLength(mostLines)),
      cleared: countSchema,
      removedReceiptIds: v.optional(v.pipe(v.array(idSchema), v.maxLength(mostLines))),
      isSending: v.boolean(),
      stop: v.nullable(stopSchema),
    }),
  ),
});

const favouritesSchema = v.pipe(v.array(numberSchema), v.maxLength(mostFavourites));

/** What this tab remembers of the player's ticket; an invalid value is dropped with one log line. */
export function readTicket(store: KeyValueStore, logger: Logger, userId: string): TicketMemory {
  const stored = readStored(store, logger, ticketKey(userId), ticketSchema);
  return stored === null ? emptyTicket : ticketAfterReload(stored);
}

/**
 * Stores the ticket of a player; those of other players stay untouched.
 *
 * @returns whether a reload restores it
 */
export function keepTicket(store: KeyValueStore, userId: string, ticket: TicketMemory): boolean {
  const { roundId, lines, run } = ticket;
  if (lines.length > 0) {
    return store.write(ticketKey(userId), JSON.stringify({ roundId, lines, run }));
  }
  store.remove(ticketKey(userId));
  return true;
}

/** The favourite numbers of a player in this browser; an invalid value is dropped with one log line. */
export function readFavourites(store: KeyValueStore, logger: Logger, userId: string): string[] {
  return readStored(store, logger, favouritesKey(userId), favouritesSchema) ?? [];
}

/** Stores the favourite numbers of a player; those of other players stay untouched. */
export function keepFavourites(
  store: KeyValueStore,
  userId: string,
  numbers: readonly string[],
): void {
  store.write(favouritesKey(userId), JSON.stringify(numbers));
}
