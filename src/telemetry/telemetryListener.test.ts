import { makeTestStore } from '../testing/makeTestStore';
import { appStarted } from '../store/appEvents';

beforeEach(() => void jest.useFakeTimers());

async function startPage(random: number, appConfig: unknown) {
  const { store, services } = makeTestStore({ session: null, random: () => random, appConfig });
  store.dispatch(appStarted());
  await jest.advanceTimersByTimeAsync(200_000);
  return services.logger.lines.map(({ message }) => message);
}

/** Without a window, loading the sender fails: that says that it was loaded. */
it.each([
  ['off', 0, {}, 0],
  ['on, and drawn', 0.09, { reportUrl: 'telemetry' }, 1],
  ['on, and not drawn', 0.1, { reportUrl: 'telemetry' }, 0],
  ['unreadable', 0, new Error('no config'), 0],
])(
  'telemetry is loaded only where it is on and the page is drawn: %s',
  async (_, random, config, times) => {
    const said = await startPage(random, config);
    expect(said.filter((message) => message === 'no telemetry')).toHaveLength(times);
  },
);
