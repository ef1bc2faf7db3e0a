import { createTextHash } from './stateHash';

/** A mark of a player that tells no id to whoever looks into a storage. It is a name, not a secret. */
export function ownerMark(userId: string): string {
  const hash = createTextHash();
  hash.add(`player ${userId}`);
  return hash.digits();
}
