import { barAt, laneLength } from '../engine/network/networkLanes';
import type { NetworkLanes } from '../engine/network/networkLanes';
import type { Network } from '../engine/network/network';
import { balanceText, callText, sizeText, spanText } from '../engine/network/networkText';
import type { Replay } from '../engine/openReplay';
import { lastAtOrBefore } from '../engine/timeAxis';
import { networkHeights } from './NetworkLanes';

export type WindowPoint = Readonly<Record<'clientX' | 'clientY', number>>;

/** Something in the lanes of the network. */
interface NetworkItem {
  /** Where a press leads; null for what goes on all the time, where it only moves the time. */
  step: number | null;
  text: string;
}

/** A bar that is this near counts as pointed at, in pixels. */
const reachPx = 4;

/** What lies in the lanes of the network at a point of the window; null if nothing does. */
export function networkAt(
  replay: Pick<Replay, 'trace'>,
  network: Network,
  lanes: NetworkLanes,
  { left, top, width }: Pick<DOMRect, 'left' | 'top' | 'width'>,
  point: WindowPoint,
): NetworkItem | null {
  const unit = (width || 1) / laneLength;
  const place = (point.clientX - left) / unit;
  const reach = reachPx / unit;
  const { call: rowHeight, span, balance } = networkHeights;

  let y = point.clientY - top;
  if (y < 0) return null;
  if (y < lanes.rows * rowHeight) {
    const call = barAt(lanes.calls, Math.floor(y / rowHeight), place, reach);
    if (!call) return null;
    const size = sizeText(replay, call);
    return {
      step: call.step,
      text: [call.endpoint, callText(call), size].filter(Boolean).join(' · '),
    };
  }
  y -= lanes.rows * rowHeight;
  for (const name of ['websocket', 'database'] as const) {
    if (y < span) {
      const found = barAt(lanes[name], 0, place, reach);
      if (!found) return null;
      const { state, step } = found;
      return { step: state === 'connected' ? null : step, text: `${name} ${spanText(found)}` };
    }
    y -= span;
  }
  if (y >= balance) return null;
  const starts = lanes.balance.map(({ from }) => from);
  const index = lastAtOrBefore(starts, place + reach);
  const found = network.balance[index];
  if (!found) return null;
  const isAtStep = place - (starts[index] ?? 0) <= reach;
  return {
    step: isAtStep ? found.step : null,
    text: `balance ${balanceText(found, network.balance[index - 1])}`,
  };
}
