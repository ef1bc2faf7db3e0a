import type { TimeAxis } from '../engine/timeAxis';
import type { ListedStep, Replay } from './openReplay';

/** The lanes of the time line, from top to bottom. */
export const laneNames = ['Rounds', 'Bets', 'Pages', 'Calls', 'Errors'] as const;
export type LaneName = (typeof laneNames)[number];

const inLane: Record<LaneName, (step: ListedStep) => boolean> = {
  Rounds: ({ isRound, type }) => isRound || type === 'game/resultReceived',
  Bets: ({ isBet }) => isBet,
  Pages: ({ kind }) => kind === 'navigation',
  Calls: ({ kind, isError }) => kind === 'call' && !isError,
  Errors: ({ isError }) => isError,
};

/** More marks than this in a lane cannot be told apart on any screen. */
const finest = 1000;

/** Where each lane has its marks, in thousandths of the axis. */
export function marksOf(
  steps: readonly ListedStep[],
  axis: TimeAxis,
): Record<LaneName, readonly number[]> {
  const lane = (name: LaneName) => {
    const places = steps
      .filter(inLane[name])
      .map(({ at }) => Math.round((finest * axis.toAxis(at)) / (axis.length || 1)));
    return [...new Set(places)];
  };
  return Object.fromEntries(laneNames.map((name) => [name, lane(name)])) as Record<
    LaneName,
    number[]
  >;
}

const lineIsGone =
  /^(game|app)\/((connection|line)Lost|connectionWentQuiet|lineFellSilent|wentOffline)$/;
/** Whatever comes from the server shows that the line is back. */
const lineIsBack =
  /^game\/((connection|line)(Opened|Closed)|messageReceived|lineHeard|countdownReceived)$/;

/** When the line was lost or silent, as places on the axis. */
export function bandsOf({ steps }: Replay, axis: TimeAxis): { from: number; to: number }[] {
  const bands: { from: number; to: number }[] = [];
  let goneAt: number | null = null;
  for (const { type, at } of steps) {
    if (lineIsGone.test(type)) goneAt ??= at;
    else if (goneAt !== null && lineIsBack.test(type)) {
      bands.push({ from: axis.toAxis(goneAt), to: axis.toAxis(at) });
      goneAt = null;
    }
  }
  if (goneAt !== null) bands.push({ from: axis.toAxis(goneAt), to: axis.length });
  return bands;
}
