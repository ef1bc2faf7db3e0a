import { betsApi } from '../features/bets/betsApi';
import { gameApi } from '../features/game/gameApi';
import { sessionApi } from '../features/session/sessionApi';
import { startFakeServer } from '../testing/fakeServer';
import { testSession } from '../testing/makeTestServices';
import { makeTestStore } from '../testing/makeTestStore';
import { recordActions } from '../testing/recordActions';
import { signInAnswer } from '../testing/signInAnswer';
import { otherPlayerSessionFound, sessionEnded } from './apiEvents';
import { alwaysRefetch } from './restApi';

const { getBetLimit } = gameApi.endpoints;
const { getBets, placeBet } = betsApi.endpoints;
const stake = { roundId: 5, number: '007', amount: 1000, key: 'press-1' };

function setUp(options: Parameters<typeof makeTestStore>[0] = {}) {
  const { store, services } = makeTestStore(options);
  const actions = recordActions(store);
  return {
    store,
    services,
    server: startFakeServer(),
    actions,
    loadLimit: () => store.dispatch(getBetLimit.initiate(undefined, alwaysRefetch)),
  };
}

/** Answers every call with this text. */
function answerText(text: string, init: ResponseInit): void {
  globalThis.fetch = () => Promise.resolve(new Response(text, init));
}

const limit = { body: { min_bet: 1000, max_bet: 50_000 } };

describe('a call', () => {
  it('[6.2, 7.1] carries the bearer token that the cookie holds when it is sent', async () => {
    const { server, services, loadLimit } = setUp();
    server.on('GET bet-limit', limit);
    await loadLimit();
    services.sessionCookies.save({ ...testSession, accessToken: 'renewed' });
    await loadLimit();
    expect(server.calls().map(({ token }) => token)).toEqual([testSession.accessToken, 'renewed']);
  });

  it.each([
    ['another player’s', { ...testSession, accessToken: 'other', userId: '1002' }],
    ['nobody’s any more', null],
  ])(
    '[6.2] is not made while the stored session is %s, and says that it was not',
    async (_, stored) => {
      const { server, services, loadLimit, actions } = setUp();
      server.on('GET bet-limit', limit);
      expect((await loadLimit()).data).toMatchObject({ minBet: 1000 });
      services.sessionCookies.clear();
      if (stored) services.sessionCookies.save(stored);
      expect((await loadLimit()).error).toMatchObject({ kind: 'notSent', status: null });
      expect(server.calls()).toHaveLength(1);
      expect(actions.filter(otherPlayerSessionFound.match)).toHaveLength(1);
      expect(services.readStoredUserId()).toBe(stored?.userId ?? null);
    },
  );

  it('that signs in is made with any stored session, may be redirected and may bring the present token again', async () => {
    const { server, store, services } = setUp();
    const { accessToken } = testSession;
    const body = { ...signInAnswer, access_token: accessToken };
    server.on('POST login', { body, isRedirected: true });
    services.sessionCookies.save({ ...testSession, userId: '1002' });
    services.secrets.credentials.put({ username: 'sophea', password: 'secret-word' });
    const { data } = await store.dispatch(sessionApi.endpoints.login.initiate());
    expect(data?.userId).toBe('1001');
    expect(services.readAccessToken()).toBe(accessToken);
  });

  it('asks for JSON', async () => {
    const { loadLimit } = setUp();
    const accepted: (string | null)[] = [];
    globalThis.fetch = (input) => {
      accepted.push((input as Request).headers.get('Accept'));
      return Promise.resolve(Response.json(limit.body));
    };
    expect((await loadLimit()).data).toMatchObject({ minBet: 1000 });
    expect(accepted).toEqual(['application/json']);
  });

  it('carries no token if nobody is signed in, and its 401 ends no session', async () => {
    const { server, loadLimit, actions } = setUp({ session: null });
    server.on('GET bet-limit', { status: 401, body: { message: 'Sign in' } });
    expect((await loadLimit()).error).toMatchObject({ status: 401, message: 'Sign in' });
    expect(server.calls().map(({ token }) => token)).toEqual([null]);
    expect(actions.filter(sessionEnded.match)).toEqual([]);
  });

  it('names itself and the server’s message in the end of a session', async () => {
    const { server, loadLimit, actions } = setUp();
    server.on('GET bet-limit', { status: 401, body: { message: 'Sign in' } });
    await loadLimit();
    expect(actions.filter(sessionEnded.match).map(({ payload }) => payload)).toEqual([
      { reason: 'tokenRefused', endpoint: 'getBetLimit', message: 'Sign in' },
    ]);
  });

  it('[7.2] sends a body with POST only', async () => {
    const { server, store, loadLimit } = setUp();
    server.on('GET bet-limit', limit);
    server.on('POST bets', { status: 422, body: { message: 'closed' } });
    await loadLimit();
    await store.dispatch(placeBet.initiate({ ...stake, key: 'a' }));
    expect(server.calls().map(({ body }) => body)).toEqual([
      null,
      { result_id: 5, number: '007', amount: 1000 },
    ]);
  });

  it.each([
    ['has its key as a header where the API allows it', true, 'press-1'],
    ['has no key where the API does not allow the header', false, null],
  ])('of a stake %s', async (_, isAllowed, key) => {
    const { server, store, services } = setUp();
    server.on('POST bets', { status: 422, body: {} });
    services.sendsIdempotencyKey = isAllowed;
    await store.dispatch(placeBet.initiate({ ...stake, key: 'press-1' }));
    expect(server.calls()).toMatchObject([{ key, body: { number: '007' } }]);
  });

  it('leaves nothing of the request, the response headers or the token in actions and state', async () => {
    const { server, store, actions, loadLimit } = setUp();
    server.on('GET bet-limit', limit);
    server.on('GET bets', { status: 500, body: { message: 'x' } });
    await loadLimit();
    await store.dispatch(getBets.initiate(undefined, alwaysRefetch));
    const seen = JSON.stringify([actions, store.getState()]);
    expect(seen).toContain('getBetLimit');
    expect(seen).not.toContain(testSession.accessToken);
    expect(seen).not.toMatch(/bearer|content-type|baseQueryMeta/i);
  });
});

describe('a response', () => {
  it('[8.1] gives the server’s message if it is a refusal', async () => {
    const { server, loadLimit } = setUp();
    server.on('GET bet-limit', { status: 422, body: { message: 'Not right', errors: {} } });
    expect((await loadLimit()).error).toEqual({
      kind: 'refused',
      status: 422,
      message: 'Not right',
      reason: null,
    });
  });

  it.each([
    ['HTML with status 200', '<!doctype html><h1>Hi</h1>', 200, 'invalidResponse'],
    ['truncated JSON', '{"min_bet": 1000, "max_', 200, 'invalidResponse'],
    ['a null', 'null', 200, 'invalidResponse'],
    ['a wrong type', '{"min_bet":{},"max_bet":[]}', 200, 'invalidResponse'],
    ['a gateway’s HTML', '<h1>502</h1>', 502, 'server'],
    ['HTML for a missing page', '<h1>404</h1>', 404, 'refused'],
  ])('is a failed call and no crash if it has %s', async (_, text, status, kind) => {
    const { loadLimit, store } = setUp();
    answerText(text, { status });
    expect((await loadLimit()).error).toMatchObject({ kind, status, message: null });
    expect(getBetLimit.select()(store.getState()).data).toBeUndefined();
  });

  it('is a lost connection, no unreadable server, if it is cut in mid-body', async () => {
    const { server, store, loadLimit } = setUp();
    for (const call of ['GET bet-limit', 'POST bets'])
      server.on(call, { text: '{"min_bet": 1000, "max_', isAborted: true });
    const lost = { kind: 'offline', status: null, message: null, reason: null };
    expect((await loadLimit()).error).toEqual(lost);
    expect((await store.dispatch(placeBet.initiate(stake))).error).toEqual(lost);
  });

  it('is one log line without any of its values if a part of it was dropped', async () => {
    const { server, services, store } = setUp();
    const row = { id: 7, result_id: 5, number: '07', amount: 1000, is_calculate: false };
    const bad = { ...row, number: 'canary' };
    server.on('GET bets', { body: [row, bad, bad, { ...row, id: 8, odds: 'canary' }, row] });
    const { data } = await store.dispatch(getBets.initiate(undefined, alwaysRefetch));
    expect(data).toMatchObject([
      { id: 7, number: '07' },
      { id: 7, number: null },
      { id: 7, number: null },
      { id: 8, odds: null },
      { id: 7, number: '07' },
    ]);
    expect(services.logger.lines).toEqual([
      {
        message: 'parts of the response to getBets left out',
        details: {
          count: 3,
          reason: 'number: expected /^\\d{1,3}$/ | odds: expected (number | string)',
        },
      },
    ]);
    await store.dispatch(getBets.initiate(undefined, alwaysRefetch));
    expect(services.logger.lines).toHaveLength(2);
  });

  it('may be empty if the call expects nothing', async () => {
    const { store } = setUp();
    answerText('', { status: 200 });
    const { error } = await store.dispatch(sessionApi.endpoints.logout.initiate());
    expect(error).toBeUndefined();
    answerText('<h1>Hi</h1>', { status: 200 });
    const page = await store.dispatch(sessionApi.endpoints.logout.initiate());
    expect(page.error).toMatchObject({ kind: 'invalidResponse' });
  });

  it.each([
    ['does not come', null, false],
    ['has begun and does not end', '{"min_bet": 1000, ', false],
    ['is a list that does not come', null, true],
  ])('is reported as a timeout after 15 seconds if it %s', async (_, begun, isList) => {
    jest.useFakeTimers();
    try {
      const { store, loadLimit } = setUp();
      const loadBets = () => store.dispatch(getBets.initiate(undefined, alwaysRefetch));
      globalThis.fetch = (input) => {
        const { signal } = input as Request;
        const givenUp = new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
        if (begun === null) return givenUp;
        const start = (controller: ReadableStreamDefaultController) => {
          controller.enqueue(new TextEncoder().encode(begun));
          givenUp.catch((reason: unknown) => controller.error(reason));
        };
        return Promise.resolve(new Response(new ReadableStream({ start })));
      };
      let problem: unknown = null;
      const load: () => PromiseLike<{ error?: unknown }> = isList ? loadBets : loadLimit;
      void load().then(({ error }) => {
        problem = error;
      });
      await jest.advanceTimersByTimeAsync(14_999);
      expect(problem).toBeNull();
      await jest.advanceTimersByTimeAsync(1);
      expect(problem).toMatchObject({ kind: 'timeout', status: null });
    } finally {
      jest.useRealTimers();
    }
  });
});
