import type { Step } from '../engine/steps';
import type { TimeAxis } from '../engine/timeAxis';

/** The lanes of the timeline, from top to bottom, and the steps that each marks. */
export const lanes = {
  Rounds: ({ isRound, type }: Step) => isRound || type === 'game/resultReceived',
  Bets: ({ isBet }: Step) => isBet,
  Pages: ({ kind }: Step) => kind === 'navigation',
  Calls: ({ kind, isError }: Step) => kind === 'call' && !isError,
  Errors: ({ isError }: Step) => isError,
};

export type LaneName = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as readonly LaneName[];

/** Marks that are closer cannot be distinguished on any screen, so they are one. */
const marksPerLane = 1000;

/** The positions of a lane's marks, in thousandths of the axis. */
export function marksOf(name: LaneName, steps: readonly Step[], axis: TimeAxis): number[] {
  const positions = steps
    .filter(lanes[name])
    .map(({ at }) => Math.round((marksPerLane * axis.toPosition(at)) / (axis.length || 1)));
  return [...new Set(positions)];
}

const lost = /^(game\/connection(Lost|WentQuiet)|app\/wentOffline)$/;
/** Whatever comes from the server shows that the connection is back. */
const restored = /^game\/(connection(Opened|Closed)|otherEventReceived|countdownReceived)$/;

/** When the connection was lost or silent, as positions on the axis. */
export function outagesOf(steps: readonly Step[], axis: TimeAxis): { from: number; to: number }[] {
  const outages: { from: number; to: number }[] = [];
  let lostAt: number | null = null;
  for (const { type, at } of steps) {
    if (lost.test(type)) lostAt ??= at;
    else if (lostAt !== null && restored.test(type)) {
      outages.push({ from: axis.toPosition(lostAt), to: axis.toPosition(at) });
      lostAt = null;
    }
  }
  if (lostAt !== null) outages.push({ from: axis.toPosition(lostAt), to: axis.length });
  return outages;
}
