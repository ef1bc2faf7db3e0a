/** A database path as its parts, without empty ones. */
export function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** The only rule: a signed-in player reads `balances/{own id}` and what is below it. */
export function mayRead(parts: readonly string[], uid: string | null): boolean {
  return uid !== null && parts[0] === 'balances' && parts[1] === uid;
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
