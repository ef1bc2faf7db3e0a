import type { TimeAxis } from '../timeAxis';
import type { Call } from './calls';
import type { Network, Span } from './network';

/** The lanes are this long; what is closer than a unit cannot be distinguished on any screen. */
export const laneLength = 1000;

/** A shorter bar could not be seen or pressed, in units of the lane. */
const shortestBar = 3;

/** More calls at a time lie over each other in the last row. */
const mostRows = 3;

/** A bar of a lane, in its units. */
export interface Bar<Of> {
  of: Of;
  from: number;
  to: number;
  /** The uppermost is 0. */
  row: number;
}

/** The lanes of the network as they are drawn. */
export interface NetworkLanes {
  calls: readonly Bar<Call>[];
  /** How many rows the calls take; at least 1. */
  rows: number;
  websocket: readonly Bar<Span>[];
  database: readonly Bar<Span>[];
  /** Of each balance, where it begins and how high it is: 0 for the lowest, 1 for the highest. */
  balance: readonly { from: number; height: number | null }[];
}

export function networkLanesOf(network: Network, axis: TimeAxis): NetworkLanes {
  const place = (at: number) => Math.round((laneLength * axis.toPosition(at)) / (axis.length || 1));
  const barOf = <Of>(of: Of, from: number, to: number): Bar<Of> => {
    const start = Math.min(from, laneLength - shortestBar);
    return { of, from: start, to: Math.max(to, start + shortestBar), row: 0 };
  };
  const spanBars = (spans: readonly Span[]) =>
    spans.map((span) => barOf(span, place(span.from), place(span.to)));
  const bars = network.calls.map((call) =>
    barOf(call, call.from === null ? 0 : place(call.from), place(call.to)),
  );
  return {
    calls: bars,
    rows: stack(bars),
    websocket: spanBars(network.websocket),
    database: spanBars(network.database),
    balance: balanceHeights(network, place),
  };
}

/** Puts each call into the first row that is free at its time, and returns how many rows there are. */
function stack(bars: readonly Bar<Call>[]): number {
  const ends: number[] = [];
  const sentAt = ({ of }: Bar<Call>) => of.from ?? 0;
  for (const bar of [...bars].sort((one, other) => sentAt(one) - sentAt(other))) {
    const free = ends.findIndex((end) => end < sentAt(bar));
    bar.row = Math.min(free < 0 ? ends.length : free, mostRows - 1);
    ends[bar.row] = Math.max(ends[bar.row] ?? 0, bar.of.to);
  }
  return Math.max(1, ends.length);
}

function balanceHeights({ balance }: Network, place: (at: number) => number) {
  const known = balance.flatMap((one) => one.balance ?? []);
  const lowest = known.reduce((one, other) => Math.min(one, other), Infinity);
  const range = known.reduce((one, other) => Math.max(one, other), -Infinity) - lowest;
  return balance.map(({ at, balance: value }) => ({
    from: place(at),
    height: value === null ? null : range === 0 ? 0.5 : (value - lowest) / range,
  }));
}

/** One path for all bars that look alike, and one for their ends; of those at one place one is drawn. */
export function barPaths<Of, Look extends string>(
  bars: readonly Bar<Of>[],
  lookOf: (of: Of) => Look,
): [look: Look, paths: { bars: string; ends: string }][] {
  const paths = new Map<Look, { bars: Set<string>; ends: Set<string> }>();
  for (const { of, from, to, row } of bars) {
    const look = lookOf(of);
    const path = paths.get(look) ?? { bars: new Set(), ends: new Set() };
    path.bars.add(`M${from} ${row + 0.5}H${to}`);
    path.ends.add(`M${to} ${row + 0.5}h0`);
    paths.set(look, path);
  }
  return [...paths].map(([look, path]) => [
    look,
    { bars: [...path.bars].join(''), ends: [...path.ends].join('') },
  ]);
}

/** The balance as a step line, 0 at the top and 1 at the bottom. */
export function balancePath({ balance }: NetworkLanes): string {
  const line = balance.map(({ from, height }, index) => {
    if (height === null) return '';
    const end = balance[index + 1]?.from ?? laneLength;
    const isJoined = (balance[index - 1]?.height ?? null) !== null;
    return `${isJoined ? 'V' : `M${from} `}${1 - height}H${end}`;
  });
  return line.join('');
}

/** The bar of a row at a place of the lane: the nearest one, no further away than `reach`. */
export function barAt<Of>(
  bars: readonly Bar<Of>[],
  row: number,
  place: number,
  reach: number,
): Of | null {
  let found: Of | null = null;
  let nearest = reach;
  for (const bar of bars) {
    if (bar.row !== row) continue;
    const distance = Math.max(0, bar.from - place, place - bar.to);
    // Of several at one place the last one, which lies on top.
    if (distance > nearest) continue;
    [found, nearest] = [bar.of, distance];
  }
  return found;
}
