import { restApi, alwaysRefetch } from '../api/restApi';
import { betsApi } from '../features/bets/betsApi';
import { betsEvents, selectIsSending } from '../features/bets/betsSlice';
import { gameApi } from '../features/game/gameApi';
import { broadcast } from '../features/connection/broadcasts';
import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import { sessionEvents } from '../features/session/sessionSlice';
import { submitLogin } from '../features/session/LoginForm';
import { startFakeServer } from '../testing/fakeServer';
import { makeTestStore } from '../testing/makeTestStore';
import { testSession } from '../testing/makeTestServices';
import type { TestServices } from '../testing/makeTestServices';
import { betRow } from '../testing/listeners/openSlip';
import { readTrace, traceTextOf } from '../testing/traceOf';
import { verificationOf } from '../testing/verifyTrace';
import { locationChanged, sessionLinkPathname } from '../store/navigationSlice';
import { createAppRedactor } from './appRedactor';
import { waitFor } from '../testing/waitFor';
import { toastTexts } from '../testing/shownToasts';

/** What only looks like a secret; the api itself removes the real ones. */
const echo = 'card 4111111111111111, key 9f86d081884c7d659a2feaa0c55ad015, pin +85512345678';
const canaries = /canary|4111111|9f86d08|855123|riel-secret/i;

function recordedTrace({ recorder, knownSecrets }: TestServices) {
  const text = traceTextOf(recorder, createAppRedactor(knownSecrets));
  return { text, file: readTrace(text) };
}

it('redacts a login that fails with its password and a token in the response', async () => {
  const server = startFakeServer();
  const { store, services } = makeTestStore({ session: null });
  const failed = () => waitFor(() => expect(store.getState().session.login.message).not.toBeNull());
  const messages = ['no riel-secret here', 'Bearer canary-bearer', `${echo} (1)`, `${echo} (2)`];
  store.dispatch(sessionEvents.loginTyped({ username: 'sophea', hasPassword: true }));
  for (const message of messages) {
    server.on('POST login', { status: 422, body: { message } });
    store.dispatch(submitLogin({ username: 'sophea', password: 'riel-secret' }));
    await failed();
    store.dispatch(sessionEvents.loginEdited());
  }
  const { text, file } = recordedTrace(services);
  expect(text).not.toMatch(canaries);
  // What a replay shows of the form.
  expect(text).toContain('"loginDraft":{"username":"","hasPassword":false');
  expect(text).toContain('{"username":"…","hasPassword":true}');
  expect(verificationOf(file)).toMatchObject({ kind: 'consistent' });
  const shown = Object.values(file.actionsById).flatMap(({ action }) =>
    sessionEvents.loginFailed.match(action) ? [action.payload.message] : [],
  );
  expect(new Set(shown).size).toBe(messages.length);
});

it('redacts a session link that is checked, and keeps its step', async () => {
  const server = startFakeServer();
  const tokens = { access_token: 'canary-access', firebase_token: 'canary-firebase' };
  server.on('GET check-auth/canary-link', { body: { ...tokens, id: 1001, username: 'sophea' } });
  const { store, services } = makeTestStore({ session: null });
  jest.useFakeTimers();
  services.secrets.sessionId.put('canary-link');
  store.dispatch(locationChanged({ pathname: sessionLinkPathname, search: '' }));
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  await waitFor(() => expect(store.getState().session.player).not.toBeNull());
  const { text, file } = recordedTrace(services);
  expect(text).not.toMatch(canaries);
  expect(text).toContain('"authorization":"loading"');
  expect(text).toContain('sophea');
  expect(verificationOf(file)).toMatchObject({ kind: 'consistent' });
});

it('redacts bets, refusals that echo secrets, and the end of the session', async () => {
  const server = startFakeServer();
  server.on('GET bets', { body: [{ ...betRow(1), created_at: echo }, betRow(2)] });
  server.on('GET results', { body: [{ id: 49, created_at: echo, detail: '{"number":"007"}' }] });
  server.on('GET odds', { body: [] });
  server.on('GET previous-result', { body: null });
  server.on('GET bet-limit', { body: { min_bet: 1000, max_bet: 1_000_000 } });
  const { store, services } = makeTestStore({
    session: {
      ...testSession,
      accessToken: 'canary-access-token',
      firebaseToken: 'canary-firebase-token',
    },
  });
  store.dispatch(locationChanged({ pathname: '/', search: '?token=canary-query' }));
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  store.dispatch(
    broadcast.countdownReceived({ secondsLeft: 30, receivedAt: services.clock.now() }),
  );
  await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
  const answers = [
    { status: 422, body: { message: `canary-access-token: ${echo} (1)` } },
    { status: 422, body: { message: `${echo} (2)` } },
    { status: 201, body: { message: echo, data: betRow(3) } },
  ];
  for (const answer of answers) {
    server.on('POST bets', answer);
    store.dispatch(betsEvents.digitPressed({ digit: '7' }));
    store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '7' }));
    store.dispatch(betsEvents.betSubmitted({ roundId: 50, number: '7', amount: 1000 }));
    await waitFor(() => expect(selectIsSending(store.getState())).toBe(false));
  }
  const texts = () => toastTexts(store.getState());
  await waitFor(() => expect(new Set(texts()).size).toBe(3));
  server.on('GET results', { status: 401, body: { message: 'canary-access-token' } });
  await store.dispatch(gameApi.endpoints.getResults.initiate(undefined, alwaysRefetch));
  await waitFor(() => expect(store.getState().session.player).toBeNull());

  const { text, file } = recordedTrace(services);
  expect(text).not.toMatch(canaries);
  expect(text).toContain('"placeBet"');
  expect(text).toContain('2026-11-20T07:00:00.000000Z');
  expect(text).not.toContain('baseQueryMeta');
  expect(verificationOf(file)).toMatchObject({ kind: 'consistent' });
  expect(file.$trace.checkpoints.at(-1)?.index).toBe(file.nextActionId - 1);
});

it('records no argument, response or error of a mutation that is not allowed', async () => {
  const server = startFakeServer();
  server.on('POST transfer', { body: { owner: 'canary-owner' } });
  const transferApi = restApi.injectEndpoints({
    endpoints: (build) => ({
      transfer: build.mutation<unknown, string>({
        query: (owner) => ({ url: 'transfer', method: 'POST', body: { owner } }),
      }),
    }),
  });
  const { store, services } = makeTestStore();
  const { transfer } = transferApi.endpoints;
  // Tracked, so that the answer is in the state too.
  await store.dispatch(transfer.initiate('canary-argument'));
  server.on('POST transfer', { status: 422, body: { message: 'canary-refusal' } });
  await store.dispatch(transfer.initiate('canary-argument'));
  const { text, file } = recordedTrace(services);
  expect(Object.keys(store.getState().api.mutations)).toHaveLength(2);
  expect(text).toContain('"transfer"');
  expect(text).not.toMatch(canaries);
  expect(verificationOf(file)).toMatchObject({ kind: 'consistent' });
});

it('records no word of a report’s description, neither as typed nor as masked', async () => {
  const { store, services } = makeTestStore();
  const description = () => store.getState().problemReport;
  const words = 'the canary-bet of 012 345 678, canary@example.com';
  // As a player types: each length of it is an action of its own.
  for (let length = 30; length <= words.length; length += 1) {
    store.dispatch(problemReportEvents.messageChanged({ message: words.slice(0, length) }));
    await Promise.resolve();
  }
  await waitFor(() => expect(description().messageAsSaved).toMatch(/canary.*, \[masked \d\]$/));
  const { text, file } = recordedTrace(services);
  expect(text).not.toMatch(/canary|012 345|riel1234/);
  expect(text).toContain('"type":"problemReport/messageChanged","payload":{"message":""}');
  expect(verificationOf(file)).toMatchObject({ kind: 'consistent' });

  // The next recording begins with a state that still holds the words.
  services.recorder.restart();
  store.dispatch(problemReportEvents.closed());
  expect(description().message).toBe(words);
  const next = recordedTrace(services);
  expect(next.text).toContain('problemReport/closed');
  expect(next.text).not.toMatch(/canary|012 345|riel1234/);
  expect(verificationOf(next.file)).toMatchObject({ kind: 'consistent' });
});
