/** Milliseconds before a raised or removed limit takes effect. */
export const raiseWaitMs = 86_400_000;

/** How long a player can pause, in milliseconds. */
export const pauses = { hour: 3_600_000, day: 86_400_000, week: 604_800_000, month: 2_592_000_000 };

export type PauseLength = keyof typeof pauses;

/** The two sources that a wait is measured by, in milliseconds. */
export interface KnownTime {
  /** The app's clock. */
  now: number;
  /** The newest date that the server has sent; null if it sent none. */
  serverNow: number | null;
}

/** A wait that ends once both sources have passed its end. */
export interface Wait {
  until: number;
  /** The same by the server's dates; null if none was known when the wait began. */
  serverUntil: number | null;
}

/** A limit in riel; null for none. */
export interface Limit {
  amount: number | null;
  /** A higher amount, or none, that takes effect after its wait. */
  raise: (Wait & { amount: number | null }) | null;
}

/** What a player allows themselves in this browser. */
export interface OwnLimits {
  /** The most for one bet. */
  stake: Limit;
  /** No bets during this wait. */
  pause: Wait | null;
}

const noLimit: Limit = { amount: null, raise: null };

export const noLimits: OwnLimits = { stake: noLimit, pause: null };

/** The server's dates come with its rounds, so the newest one lags behind by up to this many milliseconds. */
const serverLagMs = 600_000;

/**
 * Whether a wait is over. A machine's clock that was set forward does not end it, because the server's
 * dates have not moved. They are compared with each other only, so their zone does not matter.
 */
export function isOver({ until, serverUntil }: Wait, { now, serverNow }: KnownTime): boolean {
  if (now < until) return false;
  return serverUntil === null || (serverNow !== null && serverNow >= serverUntil - serverLagMs);
}

/** The limit with a raise that has taken effect. */
export function limitAt(limit: Limit, time: KnownTime): Limit {
  const { raise } = limit;
  return raise && isOver(raise, time) ? { amount: raise.amount, raise: null } : limit;
}

/** The limit after the player chose an amount: lowering works at once, raising after a day. */
export function limitAfterChoice(limit: Limit, chosen: number | null, time: KnownTime): Limit {
  const current = limitAt(limit, time);
  const { amount, raise } = current;
  if (chosen === amount) return current;
  if (isLower(chosen, amount)) return { amount: chosen, raise: null };
  // A raise that allows no more than the one that is waiting needs no new wait.
  const wait = raise && !isLower(raise.amount, chosen) ? raise : waitOf(raiseWaitMs, time);
  const { until, serverUntil } = wait;
  return { amount, raise: { amount: chosen, until, serverUntil } };
}

/** A pause from now on. One that is running can be extended, but not shortened. */
export function pauseAfterChoice(pause: Wait | null, length: PauseLength, time: KnownTime): Wait {
  const chosen = waitOf(pauses[length], time);
  if (pause === null || isOver(pause, time)) return chosen;
  return {
    until: Math.max(pause.until, chosen.until),
    serverUntil: laterOf(pause.serverUntil, chosen.serverUntil),
  };
}

/** Why a stake is beyond a limit. Amounts in riel, `until` in milliseconds. */
export type LimitBlock = { kind: 'pause'; until: number } | { kind: 'stake'; limit: number };

/** Why a stake must not be sent; null if the limits allow it. */
export function limitBlockOf(
  { stake, pause }: OwnLimits,
  amount: number,
  time: KnownTime,
): LimitBlock | null {
  if (pause && !isOver(pause, time)) return { kind: 'pause', until: pause.until };
  const stakeLimit = limitAt(stake, time).amount;
  return stakeLimit !== null && amount > stakeLimit ? { kind: 'stake', limit: stakeLimit } : null;
}

function waitOf(ms: number, { now, serverNow }: KnownTime): Wait {
  return { until: now + ms, serverUntil: serverNow === null ? null : serverNow + ms };
}

function isLower(amount: number | null, other: number | null): boolean {
  return amount !== null && (other === null || amount < other);
}

function laterOf(one: number | null, other: number | null): number | null {
  return one === null ? other : Math.max(one, other ?? one);
}
