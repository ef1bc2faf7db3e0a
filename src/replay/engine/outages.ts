import type { Replay } from './openReplay';

/**
 * A time without one of the connections: to the broadcaster (`silent`: it is open, but an expected push did
 * not come), to the database with the balance, or to any network. Times are milliseconds since the epoch.
 */
export interface Outage {
  kind: 'broadcaster' | 'silent' | 'database' | 'offline';
  /** Where it began. */
  step: number;
  from: number;
  /** Null if it lasts to the end of the recording. */
  to: number | null;
}

/** Anything that comes from the server shows that the connection is back. */
const restored = 'connection/(opened|closed)$|broadcast/';

const bounds: Readonly<Record<Outage['kind'], readonly [from: RegExp, to: RegExp]>> = {
  broadcaster: [/^connection\/lost$/, new RegExp(`^(${restored})`)],
  silent: [/^connection\/wentQuiet$/, new RegExp(`^(${restored}|connection/lost$)`)],
  database: [
    /^session\/balanceConnectionLost$/,
    /^session\/(balanceConnectionRestored|balanceReceived|signedIn|ended)$/,
  ],
  offline: [/^app\/wentOffline$/, /^(app\/cameOnline$|broadcast\/)/],
};

/** All outages of a recording, each kind in the order of its steps. */
export function outagesOf({ steps }: Pick<Replay, 'steps'>): Outage[] {
  return Object.entries(bounds).flatMap(([name, [begins, ends]]) => {
    const found: Outage[] = [];
    let open: Outage | null = null;
    for (const { type, at, index } of steps) {
      if (open === null && begins.test(type)) {
        open = { kind: name as Outage['kind'], step: index, from: at, to: null };
        found.push(open);
      } else if (open !== null && ends.test(type)) {
        open.to = at;
        open = null;
      }
    }
    return found;
  });
}
