/** The segments of a database path, without empty ones. */
export function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/**
 * The only rule: a signed-in player reads `balances/{own id}` and what is below it.
 *
 * @param uidOf the uid in a player's token
 */
export function mayRead(
  parts: readonly string[],
  uid: string | null,
  uidOf: (userId: number) => string,
): boolean {
  const [root, userId = ''] = parts;
  return (
    uid !== null && root === 'balances' && /^\d+$/.test(userId) && uidOf(Number(userId)) === uid
  );
}

/** The value at a readable path: the record `{balance}`, its balance, or null. */
export function valueAt(
  parts: readonly string[],
  balanceOf: (userId: number) => number | string | undefined,
): { balance: number | string } | number | string | null {
  const balance = balanceOf(Number(parts[1]));
  if (balance === undefined) return null;
  if (parts.length === 2) return { balance };
  return parts.length === 3 && parts[2] === 'balance' ? balance : null;
}
