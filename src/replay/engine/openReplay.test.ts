import { rootReducer } from '../../app/rootReducer';
import { sessionEnded } from '../../api/apiEvents';
import { betsEvents } from '../../features/bets/betsSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { viewportChanged } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { makeRecordedStore } from '../../testing/makeRecordedStore';
import { testEnvironment, traceTextOf } from '../../testing/traceOf';
import { openReplay, viewportAt } from './openReplay';

describe('openReplay', () => {
  const opened = (content: unknown) => openReplay('export.json', JSON.stringify(content), 0);
  const foreign = [
    { type: 'todos/added', payload: { text: 'milk' } },
    { type: 'api/executeQuery/pending', meta: { requestId: 'r', arg: { endpointName: 'get' } } },
  ];

  it('refuses an export of Redux DevTools from another site, with and without its state', () => {
    expect(() => opened(foreign)).toThrow('otherApp');
    const withState = {
      payload: JSON.stringify(foreign),
      preloadedState: JSON.stringify({ todos: [], api: {} }),
    };
    expect(() => opened(withState)).toThrow('otherApp');
  });

  it('opens an export that has one action of this app, or its state', () => {
    const ours = { type: 'navigation/locationChanged', payload: { pathname: '/', search: '' } };
    expect(opened([...foreign, ours]).steps).toHaveLength(4);
    const state = rootReducer(undefined, { type: '@@INIT' });
    const withState = {
      payload: JSON.stringify(foreign),
      preloadedState: JSON.stringify(state),
    };
    expect(opened(withState).steps).toHaveLength(3);
  });
});

/** The replay of a signed-in player at home, after these actions. */
function replayAfter(...actions: { type: string }[]) {
  const { store, recorder } = makeRecordedStore();
  store.dispatch(sessionEvents.signedIn({ userId: '1001', username: 'sophea', currency: 'KHR' }));
  store.dispatch(locationChanged({ pathname: '/', search: '' }));
  for (const action of actions) store.dispatch(action);
  return openReplay('recording.trace.json', traceTextOf(recorder), 0);
}

describe('the screen at a step', () => {
  it('is the login once the session has ended, although the recording ends with the address before', () => {
    const { screenAt, timeline } = replayAfter(sessionEnded({ reason: 'loggedOut' }));
    expect(screenAt(timeline.lastStep - 1).address).toBe('/');
    expect(screenAt(timeline.lastStep)).toMatchObject({
      address: '/login',
      state: { navigation: { pathname: '/' } },
    });
  });

  it('has the size that the window had: its first one, and each one after a resize', () => {
    const replay = replayAfter(
      betsEvents.digitPressed({ digit: '7' }),
      viewportChanged({ width: 740, height: 360 }),
      locationChanged({ pathname: '/report', search: '' }),
    );
    const last = replay.timeline.lastStep;
    expect([last - 2, last - 1, last].map((step) => viewportAt(replay, step))).toEqual([
      testEnvironment.viewport,
      { width: 740, height: 360 },
      { width: 740, height: 360 },
    ]);
  });

  it('keeps the first size for one that no window has', () => {
    const replay = replayAfter(viewportChanged({ width: 1e9, height: -1 }));
    expect(viewportAt(replay, replay.timeline.lastStep)).toEqual(testEnvironment.viewport);
  });
});
