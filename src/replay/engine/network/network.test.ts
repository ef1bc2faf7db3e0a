import { wentOffline } from '../../../app/appEvents';
import { gameEvents } from '../../../features/game/gameSlice';
import { sessionEvents } from '../../../features/session/sessionSlice';
import { makeRecordedStore } from '../../../testing/makeRecordedStore';
import { traceTextOf } from '../../../testing/traceOf';
import { atOnce } from '../inSlices';
import { openReplay } from '../openReplay';
import { readNetwork } from './network';
import { networkEntries } from './networkEntries';

const player = { userId: '1001', username: 'sophea', currency: 'KHR' } as const;

const call = (phase: string, requestId = 'one', more = {}) => ({
  type: `api/executeQuery/${phase}`,
  meta: {
    requestId,
    arg: { type: 'query', endpointName: 'getOdds', queryCacheKey: 'getOdds(undefined)' },
    ...more,
  },
});

/** Records what is dispatched, and reads its network. */
function record() {
  const { store, clock, recorder } = makeRecordedStore();
  const read = () => {
    const replay = openReplay('recording.trace.json', traceTextOf(recorder), 0);
    return { replay, network: atOnce(readNetwork(replay)) };
  };
  return {
    dispatch: store.dispatch,
    clock,
    pass: clock.advance,
    network: () => read().network,
    entries: () => {
      const { network, replay } = read();
      return networkEntries(network, replay).map(({ title, text }) => `${title} ${text()}`);
    },
  };
}

describe('the calls of a recording', () => {
  it('last from being sent to their answer, by request, however they overlap', () => {
    const { dispatch, pass, network } = record();
    dispatch(call('pending', 'one'));
    pass(100);
    dispatch(call('pending', 'two'));
    pass(300);
    dispatch({ ...call('fulfilled', 'one'), payload: [] });
    pass(50);
    dispatch({ ...call('rejected', 'two'), payload: { kind: 'refused', status: 422 } });
    const [one, two] = network().calls;
    expect(one).toMatchObject({ endpoint: 'getOdds', outcome: 'answered', failure: '' });
    expect(two).toMatchObject({ endpoint: 'getOdds', outcome: 'failed', failure: '422' });
    expect((one?.to ?? 0) - (one?.from ?? 0)).toBe(400);
    expect((two?.to ?? 0) - (two?.from ?? 0)).toBe(350);
    expect((two?.step ?? 0) - (one?.step ?? 0)).toBe(1);
  });

  it('say what became of them, and the size of the JSON that was recorded of the answer', () => {
    const { dispatch, pass, entries } = record();
    dispatch(call('pending', 'one'));
    pass(400);
    dispatch({ ...call('fulfilled', 'one'), payload: { text: '€'.repeat(1000) } });
    dispatch(call('pending', 'two'));
    pass(15_000);
    dispatch({ ...call('rejected', 'two'), payload: { kind: 'timeout', status: null } });
    dispatch(call('pending', 'three'));
    pass(1000);
    dispatch(call('rejected', 'three', { aborted: true }));
    dispatch(call('pending', 'four'));
    pass(4000);
    dispatch(gameEvents.roundStarted({ roundId: 50 }));
    expect(entries()).toEqual([
      'getOdds answered in 400 ms · 3.0 kB of recorded JSON',
      'getOdds failed (timeout) after 15.0 s · 32 bytes of recorded JSON',
      'getOdds given up after 1.0 s',
      'getOdds no answer for 4.0 s, when the recording ended',
    ]);
  });

  it('leave out those that RTK Query skipped, and count those that were sent before the recording', () => {
    const { dispatch, pass, entries, network } = record();
    dispatch(call('rejected', 'skipped', { condition: true }));
    pass(500);
    dispatch({ ...call('fulfilled', 'early'), payload: [] });
    expect(entries()).toEqual([
      'getOdds answered; sent before the recording · 2 bytes of recorded JSON',
    ]);
    expect(network().calls).toMatchObject([{ from: null, step: 2, endStep: 2 }]);
  });
});

describe('the connections of a recording', () => {
  it('of the websocket are connecting, connected, silent or lost while a player is signed in', () => {
    const { dispatch, clock, pass, network } = record();
    const at = () => ({ at: clock.now() });
    dispatch(gameEvents.connectionAttempted(at()));
    dispatch(sessionEvents.signedIn(player));
    pass(1000);
    dispatch(gameEvents.connectionOpened(at()));
    pass(20_000);
    dispatch(gameEvents.connectionWentQuiet(at()));
    pass(4000);
    dispatch(gameEvents.connectionLost());
    dispatch(gameEvents.connectionAttempted(at()));
    pass(2000);
    dispatch(gameEvents.connectionOpened(at()));
    pass(1000);
    dispatch(wentOffline());
    pass(500);
    dispatch(gameEvents.roundStarted({ roundId: 50 }));
    const spans = network().websocket.map(({ state, from, to }) => [state, to - from]);
    expect(spans).toEqual([
      ['connecting', 1000],
      ['connected', 20_000],
      ['silent', 4000],
      ['lost', 2000],
      ['connected', 1000],
      ['lost', 500],
    ]);
  });

  it('of the database follow the balance', () => {
    const { dispatch, pass, network, entries } = record();
    dispatch(sessionEvents.signedIn(player));
    pass(700);
    dispatch(sessionEvents.balanceReceived({ balance: 500_000 }));
    pass(3000);
    dispatch(sessionEvents.balanceConnectionLost());
    pass(9000);
    dispatch(sessionEvents.balanceReceived({ balance: 498_000 }));
    expect(network().database.map(({ state }) => state)).toEqual([
      'connecting',
      'connected',
      'lost',
      'connected',
    ]);
    expect(entries()).toEqual([
      'database connecting for 700 ms',
      'database connected for 3.0 s',
      'balance 500,000',
      'database lost for 9.0 s',
      'database connected for 0 ms',
      'balance 500,000 → 498,000 (-2,000)',
    ]);
  });
});
