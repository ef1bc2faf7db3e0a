import * as v from 'valibot';
import type { KeyValueStore } from './keyValueStore';
import type { Logger } from './logger';
import { parseMessage } from '../api/wire/parseMessage';

/**
 * A stored JSON value that fits the schema, or null. One that does not fit is dropped with one log line, which
 * names the key up to its colon: the mark of a player follows.
 */
export function readStored<Output>(
  store: KeyValueStore,
  logger: Logger,
  key: string,
  schema: v.GenericSchema<unknown, Output>,
): Output | null {
  const text = store.read(key);
  if (text === null) return null;
  const result = parseMessage(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  logger.warn('a stored value was dropped', { place: key.split(':')[0], reason: result.reason });
  store.remove(key);
  return null;
}
