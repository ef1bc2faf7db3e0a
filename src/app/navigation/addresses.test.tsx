import { act, render, screen } from '@testing-library/react';
import { paths } from '../../config/paths';
import { sessionEnded } from '../../api/apiEvents';
import { km } from '../../i18n/km';
import { startFakeServer } from '../../testing/fakeServer';
import type { FakeServer } from '../../testing/fakeServer';
import { testSession } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { App } from '../App';
import { appStarted } from '../../store/appEvents';
import { followRouter, goWith } from './routing';
import { createAppRouter } from './router';

const today = '/report?start_date=2026-11-20&end_date=2026-11-20';

/** What stands on the screen of an address; nothing else has it. */
const landmarks: Record<string, () => Promise<HTMLElement>> = {
  '/': () => screen.findByRole('timer'),
  '/login': () => screen.findByLabelText(km.login.username),
  '/maintenance': () => screen.findByRole('heading', { name: 'Under Maintenance' }),
  '/rule': () => screen.findByRole('heading', { name: km.rule.title }),
  [today]: () => screen.findByRole('heading', { name: km.report.title }),
  '/report/detail?date=2026-11-20': () => screen.findByRole('table'),
};

/** Opens the page at an address of the browser, as a typed address does. */
async function open(
  address: string,
  { isSignedIn, isClosed = false }: { isSignedIn: boolean; isClosed?: boolean },
) {
  const server = startFakeServer();
  const lists = ['results', 'previous-result', 'bet-limit', 'bets', 'report', 'report/detail'];
  for (const call of lists) server.on(`GET ${call}`, { body: [] });
  window.history.pushState(null, '', address);
  const router = createAppRouter();
  const { store, services } = makeTestStore({
    session: isSignedIn ? testSession : null,
    appConfig: { isMaintenance: isClosed },
    go: goWith(router),
  });
  render(<App store={store} router={router} clock={services.clock} />);
  await act(async () => {
    followRouter(router, store.dispatch, services);
    store.dispatch(appStarted());
    await Promise.resolve();
  });
  return { server, store, services, router };
}

async function expectShown(address: string): Promise<void> {
  expect(await landmarks[address]?.()).toBeInTheDocument();
  const { pathname, search } = window.location;
  expect(`${pathname}${search}`).toBe(address);
}

afterEach(() => window.history.replaceState(null, '', '/'));

const player = { isSignedIn: true };
const nobody = { isSignedIn: false };
const atMaintenance = { isSignedIn: true, isClosed: true };

it.each([
  ['somebody signed in', '/?slug=unknown', '/', player],
  ['somebody signed in', '/report', today, player],
  [
    'somebody signed in',
    '/report/detail?date=2026-11-20',
    '/report/detail?date=2026-11-20',
    player,
  ],
  ['nobody', '/nowhere', '/login', nobody],
  ['nobody', '/maintenance', '/maintenance', nobody],
  ['somebody while the gate is closed', '/', '/maintenance', atMaintenance],
])(
  '[2.4] the address bar and the screen agree for %s at %s: %s',
  async (_, address, end, state) => {
    await open(address, state);
    await expectShown(end);
  },
);

const failCheck = (server: FakeServer, status: number) =>
  server.on('GET check-auth/old', { status, body: { message: 'x' } });

it.each([
  ['nobody', false, 404],
  ['somebody with an older session', true, 404],
  ['somebody whose session ends with it', true, 401],
])(
  'a session link that fails leads %s to the login, where the address says so too',
  async (_, isSignedIn, status) => {
    const { server } = await open('/check-auth/old', { isSignedIn });
    failCheck(server, status);
    await expectShown('/login');
  },
);

it('[2.4] a redirect out of a navigation enters the history, though its screen is still to be fetched', async () => {
  const { router } = await open('/rule', { isSignedIn: true });
  await expectShown('/rule');
  await act(() => router.navigate('/nowhere'));
  await expectShown('/');
});

it('[2.4] two redirects in a row end at the last one while the first is still on its way', async () => {
  const { store, router } = await open('/', { isSignedIn: true });
  await expectShown('/');
  await act(async () => {
    void router.navigate('/report');
    store.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }));
    await Promise.resolve();
  });
  await expectShown(paths.login);
  expect(store.getState().navigation?.pathname).toBe('/login');
});
