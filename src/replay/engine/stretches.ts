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

const lost = /^(connection\/(lost|wentQuiet)|app\/wentOffline)$/;
/** Anything that comes from the server shows that the connection is back. */
const restored = /^(connection\/(opened|closed)$|broadcast\/)/;

/** Lost and silent connections, and slow calls. */
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
  let lostAt: number | null = null;
  for (const { type, at } of steps) {
    if (lost.test(type)) lostAt ??= at;
    else if (lostAt !== null && restored.test(type)) {
      add('lost', lostAt, at);
      lostAt = null;
    }
  }
  if (lostAt !== null) add('lost', lostAt, steps.at(-1)?.at ?? lostAt);
  for (const { from, to } of slowCallsOf({ trace })) add('slow', from, to);
  return stretches;
}
