import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../../store/appEvents';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function startPage(random: number, appConfig: unknown) {
  startFakeServer();
  const { store, services } = makeTestStore({ session: null, random: () => random, appConfig });
  const said = () => services.logger.lines.map(({ message }) => message);
  store.dispatch(appStarted());
  await jest.advanceTimersByTimeAsync(200_000);
  return { said, isReporting: () => store.getState().problemReport.sendsFieldReports === true };
}

/** Without a window, loading the reporter fails: that says that it was loaded. */
it.each([
  ['off', 0, {}, 0],
  ['on, and drawn', 0.09, { reportUrl: 'field-reports' }, 1],
  ['on, and not drawn', 0.1, { reportUrl: 'field-reports' }, 0],
  ['unreadable', 0, new Error('no config'), 0],
])('the reporter is loaded only where it is on and drawn: %s', async (_, random, config, times) => {
  const { said } = await startPage(random, config);
  expect(said().filter((message) => message === 'no field reports')).toHaveLength(times);
});
