import { slowCallsOf } from './calls';
import type { Replay } from './openReplay';
import type { TimeAxis } from './timeAxis';

/** A stretch of the axis: waiting that is shortened, what is not proven, a lost connection or a slow call. */
export interface Stretch {
  kind: 'shortened' | 'unproven' | 'lost' | 'slow';
  /** Positions on the axis. */
  from: number;
  to: number;
}

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

/** Outages and slow calls. */
export function networkStretches(
  { steps, trace }: Pick<Replay, 'steps' | 'trace'>,
  axis: TimeAxis,
): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (kind: Stretch['kind'], at: number, to: number) => {
    const from = axis.toPosition(at);
    // Wide enough to be seen.
    stretches.push({ kind, from, to: Math.max(axis.toPosition(to), from + axis.length / 400) });
  };
  for (const { from, to } of outagesOf({ steps }))
    add('lost', from, to ?? steps.at(-1)?.at ?? from);
  for (const { from, to } of slowCallsOf({ trace })) add('slow', from, to);
  return stretches;
}
