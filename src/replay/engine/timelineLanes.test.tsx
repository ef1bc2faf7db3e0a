import { createTimeAxis } from './timeAxis';
import { slowCallsOf } from './calls';
import { networkLane, ticksOf } from './timelineLanes';
import { gameEvents } from '../../features/game/gameSlice';
import { replayOf } from '../../testing/replayOf';

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`);
/** The axis of a recording in which something happens every few seconds. */
const busyAxis = (from: number, to: number) =>
  createTimeAxis(
    Array.from({ length: Math.floor((to - from) / 4000) + 1 }, (_, at) => from + at * 4000),
  );
const clocks = (...[axis, most]: Parameters<typeof ticksOf>) =>
  ticksOf(axis, most).map((tick) => new Date(tick.at + 7 * 3_600_000).toISOString().slice(11, 19));

describe('ticksOf', () => {
  it('marks round times of Phnom Penh, each with room for its label', () => {
    const axis = busyAxis(at('10:50:03'), at('10:53:03'));
    expect(clocks(axis, 4)).toEqual(['10:51:00', '10:52:00']);
    expect(clocks(axis, 12).slice(0, 3)).toEqual(['10:50:15', '10:50:30', '10:50:45']);
    const hours = busyAxis(at('00:30:00'), at('12:10:00'));
    expect(clocks(hours, 8)).toEqual(['02:00:00', '04:00:00', '06:00:00', '08:00:00', '10:00:00']);
  });

  it('does not crowd the ticks of a shortened stretch', () => {
    const axis = createTimeAxis([at('10:00:00'), at('10:00:04'), at('11:00:00'), at('11:00:04')]);
    const ticks = ticksOf(axis, 5);
    const gaps = ticks
      .slice(1)
      .map(({ position }, index) => position - (ticks[index]?.position ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(axis.length / 5);
    expect(ticks.length).toBeLessThanOrEqual(5);
  });

  it('ends for a recording of one step, and for years', () => {
    expect(ticksOf(createTimeAxis([at('10:00:00')]), 4).length).toBeLessThanOrEqual(4);
    expect(ticksOf(createTimeAxis([0, 8e12]), 12).length).toBeLessThanOrEqual(12);
  });
});

describe('the lane of the network', () => {
  const call = (phase: string, requestId: string, more: object = {}) => ({
    type: `api/executeQuery/${phase}`,
    meta: { requestId, arg: { endpointName: 'getBets' }, ...more },
  });

  it('has the time from a lost connection to the first event after it, and slow calls alone', () => {
    const { connectionLost, connectionOpened } = gameEvents;
    const replay = replayOf(
      [connectionLost(), 1000],
      [call('pending', 'quick'), 1500],
      [call('fulfilled', 'quick'), 2000],
      [call('pending', 'slow'), 2500],
      [connectionOpened({ at: 4000 }), 4000],
      [call('rejected', 'slow', { aborted: true }), 6000],
    );
    const { axis } = replay.playback.getState();
    expect(networkLane(replay, axis)).toEqual([
      { kind: 'lost', from: 1000, to: 4000 },
      { kind: 'slow', from: 2500, to: 6000 },
    ]);
    expect(slowCallsOf(replay)).toMatchObject([{ endpoint: 'getBets', outcome: 'givenUp' }]);
  });

  it('leaves open at the end what did not come back, and knows nothing of a call from before', () => {
    const replay = replayOf(
      [call('fulfilled', 'before'), 0],
      [call('pending', 'skipped', {}), 100],
      [call('rejected', 'skipped', { condition: true }), 100],
      [gameEvents.connectionLost(), 1000],
      [call('pending', 'open'), 1000],
      [{ type: 'bets/digitPressed', payload: { digit: '7' } }, 5500],
    );
    const { axis } = replay.playback.getState();
    expect(networkLane(replay, axis)).toEqual([
      { kind: 'lost', from: 1000, to: 5500 },
      { kind: 'slow', from: 1000, to: 5500 },
    ]);
    expect(slowCallsOf(replay)).toMatchObject([{ outcome: 'open' }]);
  });
});
