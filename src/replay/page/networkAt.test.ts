import { replayOf } from '../../testing/renderReplay';
import type { Network } from '../engine/network/network';
import { networkLanesOf } from '../engine/network/networkLanes';
import { networkHeights } from './NetworkLanes';
import { networkAt } from './networkAt';

const pressed = { type: 'bets/digitPressed', payload: { digit: '1' } };
const replay = replayOf([pressed, 1000], [pressed, 10_000]);
const { axis } = replay.playback.getState();
/** 1000 pixels for the ten seconds, of which nine are shortened to two. */
const box = { left: 50, top: 100, width: 1000 };
const start = replay.trace.timestamps[0] ?? 0;
const at = (milliseconds: number) => start + milliseconds;

const call = { endpoint: 'getOdds', outcome: 'answered', failure: '', endStep: null } as const;
const network: Network = {
  calls: [
    { ...call, step: 1, from: at(0), to: at(1000) },
    { ...call, outcome: 'failed', failure: '422', step: 2, from: at(500), to: at(1000) },
  ],
  websocket: [
    { state: 'connected', step: 1, from: at(0), to: at(1000) },
    { state: 'lost', step: 2, from: at(1000), to: at(10_000) },
  ],
  database: [{ state: 'connected', step: 1, from: at(0), to: at(10_000) }],
  balance: [
    { step: 1, at: at(0), balance: 5000 },
    { step: 2, at: at(1000), balance: 4000 },
  ],
};
const lanes = networkLanesOf(network, axis);

/** What lies at a share of the lanes' width, so many pixels below their top. */
const pointAt = (share: number, y: number) =>
  networkAt(replay, network, lanes, box, { clientX: 50 + 1000 * share, clientY: 100 + y });

describe('a point of the network lanes', () => {
  const { call: row, span, balance } = networkHeights;
  const below = 2 * row;

  it('has the call of its row, which a press leads to', () => {
    expect(pointAt(0.2, 3)).toEqual({ step: 1, text: 'getOdds · answered in 1.0 s' });
    expect(pointAt(0.2, row + 3)).toEqual({
      step: 2,
      text: 'getOdds · failed (422) after 500 ms',
    });
    expect(pointAt(0.05, row + 3)).toBeNull();
  });

  it('has the connections, and a press leads to what is no normal one', () => {
    expect(pointAt(0.2, below + 3)).toEqual({ step: null, text: 'websocket connected for 1.0 s' });
    expect(pointAt(0.5, below + 3)).toEqual({ step: 2, text: 'websocket lost for 9.0 s' });
    expect(pointAt(0.5, below + span + 3)).toMatchObject({ text: 'database connected for 10.0 s' });
  });

  it('has the balance, and a press leads to where it changed', () => {
    const y = below + 2 * span + 3;
    expect(pointAt(0.2, y)).toEqual({ step: null, text: 'balance 5,000' });
    expect(pointAt(1 / 3, y)).toEqual({ step: 2, text: 'balance 5,000 → 4,000 (-1,000)' });
    expect(pointAt(0.9, y)?.step).toBeNull();
    expect(pointAt(0.9, y + balance)).toBeNull();
  });
});
