import { broadcast } from '../../features/connection/broadcasts';
import { slowCallsOf } from './calls';
import type { Replay } from './openReplay';
import type { Step } from './steps';
import type { TimeAxis } from './timeAxis';

/** The lanes of the timeline, from top to bottom: their names, and the steps they mark. */
const lanes = [
  ['Rounds', ({ isRound, type }: Step) => isRound || type === broadcast.resultReceived.type],
  ['Bets', ({ isBet }: Step) => isBet],
  ['Pages', ({ type }: Step) => type.startsWith('navigation/')],
  ['Errors', ({ isError }: Step) => isError],
] as const;

/** Marks that are closer cannot be distinguished on any screen, so they are one. */
const marksPerLane = 1000;

/** The lanes with the positions of their marks, in thousandths of the axis. */
export function lanesOf(steps: readonly Step[], axis: TimeAxis) {
  return lanes.map(([name, isMarked]) => {
    const marks = steps
      .filter(isMarked)
      .map(({ at }) => Math.round((marksPerLane * axis.toPosition(at)) / (axis.length || 1)));
    return { name, marks: [...new Set(marks)] };
  });
}

/** A stretch of the axis. */
export interface Stretch {
  kind: 'shortened' | 'unproven' | 'lost' | 'slow';
  /** Positions on the axis. */
  from: number;
  to: number;
}

/** What lies over all lanes: shortened waiting, and what is not proven. */
export function stretchesOf(
  steps: readonly Step[],
  axis: TimeAxis,
  firstUnproven: number | null,
): Stretch[] {
  const shortened = axis.shortened.map((range) => ({ kind: 'shortened' as const, ...range }));
  const unproven = steps[firstUnproven ?? steps.length];
  if (!unproven) return shortened;
  return [...shortened, { kind: 'unproven', from: axis.toPosition(unproven.at), to: axis.length }];
}

const lost = /^(connection\/(lost|wentQuiet)|app\/wentOffline)$/;
/** Anything that comes from the server shows that the connection is back. */
const restored = /^(connection\/(opened|closed)$|broadcast\/)/;

/** The lane of the network: lost and silent connections, and slow calls. */
export function networkLane(
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
