import { cameOnline, wentOffline } from '../../store/appEvents';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { replayOf } from '../../testing/replayOf';
import { callsOf } from './calls';
import { outagesOf } from './outages';

describe('outages and calls', () => {
  const call = (phase: string, requestId: string, more: object = {}) => ({
    type: `api/executeQuery/${phase}`,
    meta: { requestId, arg: { endpointName: 'getBets' }, ...more },
  });

  it('are the time from a lost connection or network to the first event after it, and each call with its outcome', () => {
    const { lost, opened } = connectionEvents;
    const replay = replayOf(
      [lost(), 1000],
      [call('pending', 'quick'), 1500],
      [call('fulfilled', 'quick'), 2000],
      [call('pending', 'slow'), 2500],
      [wentOffline(), 3000],
      [cameOnline(), 3500],
      [opened({ at: 4000 }), 4000],
      [call('rejected', 'slow', { aborted: true }), 6000],
    );
    expect(outagesOf(replay)).toMatchObject([
      { kind: 'broadcaster', step: 1 },
      { kind: 'offline', step: 5, to: replay.steps[6]?.at },
    ]);
    expect(callsOf(replay)).toMatchObject([{ step: 2 }, { step: 4, failure: null }]);
  });

  it('last to the end for what did not come back, and leave out a call from before', () => {
    const replay = replayOf(
      [call('fulfilled', 'before'), 0],
      [call('rejected', 'skipped', { condition: true }), 100],
      [connectionEvents.lost(), 1000],
      [call('pending', 'open'), 1000],
      [{ type: 'bets/digitPressed', payload: { digit: '7' } }, 5500],
    );
    expect(outagesOf(replay)).toMatchObject([{ kind: 'broadcaster', to: null }]);
    expect(callsOf(replay)).toMatchObject([{ step: 4, to: null }]);
  });
});
