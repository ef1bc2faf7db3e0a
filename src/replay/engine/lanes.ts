import type { Step } from './steps';
import type { TimeAxis } from './timeAxis';

/** The lanes of the timeline, from top to bottom: the colour of their marks, and the steps they mark. */
const lanes = [
  ['Rounds', 'round', ({ isRound, type }: Step) => isRound || type === 'game/resultReceived'],
  ['Bets', 'bet', ({ isBet }: Step) => isBet],
  ['Pages', 'navigation', ({ kind }: Step) => kind === 'navigation'],
  ['Calls', 'call', ({ kind, isError }: Step) => kind === 'call' && !isError],
  ['Errors', 'error', ({ isError }: Step) => isError],
] as const;

/** Marks that are closer cannot be distinguished on any screen, so they are one. */
const marksPerLane = 1000;

/** The lanes with the positions of their marks, in thousandths of the axis. */
export function lanesOf(steps: readonly Step[], axis: TimeAxis) {
  return lanes.map(([name, color, isMarked]) => {
    const marks = steps
      .filter(isMarked)
      .map(({ at }) => Math.round((marksPerLane * axis.toPosition(at)) / (axis.length || 1)));
    return { name, color, marks: [...new Set(marks)] };
  });
}

const lost = /^(game\/connection(Lost|WentQuiet)|app\/wentOffline)$/;
/** Whatever comes from the server shows that the connection is back. */
const restored = /^game\/(connection(Opened|Closed)|otherEventReceived|countdownReceived)$/;

interface Band {
  kind: 'shortened' | 'outage' | 'unproven';
  /** Positions on the axis. */
  from: number;
  to: number;
}

/** What lies over all lanes: shortened waiting, a lost or silent connection, and what is not proven. */
export function bandsOf(
  steps: readonly Step[],
  axis: TimeAxis,
  firstUnproven: number | null,
): Band[] {
  const bands = axis.shortened.map((range): Band => ({ kind: 'shortened', ...range }));
  let lostAt: number | null = null;
  const endOutage = (to: number) => {
    if (lostAt === null) return;
    const from = axis.toPosition(lostAt);
    // Wide enough to be seen.
    bands.push({ kind: 'outage', from, to: Math.max(to, from + axis.length / 400) });
    lostAt = null;
  };
  for (const { type, at } of steps) {
    if (lost.test(type)) lostAt ??= at;
    else if (restored.test(type)) endOutage(axis.toPosition(at));
  }
  endOutage(axis.length);
  const unproven = steps[firstUnproven ?? steps.length];
  if (unproven) {
    bands.push({ kind: 'unproven', from: axis.toPosition(unproven.at), to: axis.length });
  }
  return bands;
}
