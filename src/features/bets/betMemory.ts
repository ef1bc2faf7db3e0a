import * as v from 'valibot';
import type { KeyValueStore } from '../../lib/keyValueStore';
import type { Logger } from '../../lib/logger';
import { parseMessage } from '../../lib/parseMessage';
import { receiptAfterReload, receiptStates } from './receipt';
import { ownerMark } from '../../trace/stateHash';
import type { Receipt } from './receipt';

/**
 * What a tab remembers of a player's bets beyond a reload and a login. Neither keys nor values name the
 * player: what is left after a logout tells the next person at the machine no id.
 */
export interface BetMemory {
  /** Newest first; what was live is being checked. */
  receipts: Receipt[];
  /** The digits chosen when the session expired; empty for none. */
  number: string;
}

/** The most receipts that are kept, in the store and in the storage. */
export const mostReceipts = 20;

const numberKey = 'chosenNumber';
const receiptsKey = (userId: string) => `receipts:${ownerMark(userId)}`;

const betKeySchema = v.pipe(v.string(), v.maxLength(40));

/** Without the check: whoever reads it begins a new one. */
const receiptSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  stake: v.object({
    roundId: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    number: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  state: v.picklist(receiptStates),
  baseline: v.nullable(v.array(betKeySchema)),
  betKey: v.nullable(betKeySchema),
  isLate: v.boolean(),
  isShown: v.boolean(),
});

const receiptsSchema = v.pipe(v.array(receiptSchema), v.maxLength(mostReceipts));

const chosenNumberSchema = v.object({
  owner: v.string(),
  number: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
});

/**
 * What this tab knows of the player, for a page that begins. The chosen number is forgotten by being
 * read, whoever reads it; a value that does not fit is dropped with one log line.
 */
export function readBetMemory(store: KeyValueStore, logger: Logger, userId: string): BetMemory {
  const receipts = readParsed(store, logger, receiptsKey(userId), receiptsSchema) ?? [];
  const chosen = readParsed(store, logger, numberKey, chosenNumberSchema);
  store.remove(numberKey);
  return {
    receipts: receipts.map((one) => receiptAfterReload({ ...one, userId, check: null })),
    number: chosen?.owner === ownerMark(userId) ? chosen.number : '',
  };
}

/** Keeps the receipts of a player; those of others stay as they are. */
export function keepReceipts(store: KeyValueStore, userId: string, receipts: readonly Receipt[]) {
  const stored = receipts
    .filter((one) => one.userId === userId)
    .slice(0, mostReceipts)
    .map(({ check: _check, userId: _userId, ...receipt }) => receipt);
  if (stored.length === 0) store.remove(receiptsKey(userId));
  else store.write(receiptsKey(userId), JSON.stringify(stored));
}

/** Keeps the digits of a player whose session expired until the next sign-in. */
export function keepChosenNumber(store: KeyValueStore, userId: string, number: string): void {
  store.write(numberKey, JSON.stringify({ owner: ownerMark(userId), number }));
}

function readParsed<Output>(
  store: KeyValueStore,
  logger: Logger,
  key: string,
  schema: v.GenericSchema<unknown, Output>,
): Output | null {
  const text = store.read(key);
  if (text === null) return null;
  const result = parseMessage(schema, parseJson(text));
  if (result.success) return result.output;
  logger.warn('a stored value was dropped', {
    place: key.split(':')[0],
    reason: result.reason,
  });
  store.remove(key);
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
