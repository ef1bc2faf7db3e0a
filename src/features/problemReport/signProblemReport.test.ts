import { startFakeServer } from '../../testing/fakeServer';
import { testSession } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { longestSigningMs, signProblemReport } from './signProblemReport';

const path = 'problem-report-signature';
const sha256 = 'a'.repeat(64);

function setUp(options: Parameters<typeof makeTestStore>[0] = {}) {
  const server = startFakeServer();
  const { store, services } = makeTestStore(options);
  return {
    server,
    store,
    services,
    sign: () => store.dispatch(signProblemReport({ path, sha256 })),
  };
}

describe('signProblemReport', () => {
  it('sends the digest once, as the signed-in player, and returns the signature', async () => {
    const { server, sign } = setUp();
    server.on(`POST ${path}`, { body: { signature: 'head.claims.proof' } });
    expect(await sign()).toBe('head.claims.proof');
    expect(server.calls()).toEqual([
      { method: 'POST', path, body: { sha256 }, token: testSession.accessToken, key: null },
    ]);
  });

  it('sends nothing if nobody is signed in', async () => {
    const { server, sign } = setUp({ session: null });
    expect(await sign()).toBeNull();
    expect(server.calls()).toEqual([]);
  });

  it('sends nothing while the cookies hold another player, so that no reload interrupts the saving', async () => {
    const { server, services, sign } = setUp();
    services.sessionCookies.save({ ...testSession, userId: '1002' });
    expect(await sign()).toBeNull();
    expect(server.calls()).toEqual([]);
    expect(services.reloads).toEqual([]);
  });

  it.each([
    ['refuses', { status: 422, body: { message: 'no' } }],
    ['does not know the path', { status: 404, body: { message: 'no' } }],
    ['fails', { status: 503, body: { message: 'no' } }],
    ['sends no signature', { body: {} }],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
    ['sends another form', { body: { signature: 'no signature' } }],
    ['sends far too much', { body: { signature: `a.b.${'c'.repeat(5000)}` } }],
  ])('returns nothing and sends nothing again if the server %s', async (_, answer) => {
    const { server, sign } = setUp();
    server.on(`POST ${path}`, answer);
    expect(await sign()).toBeNull();
    expect(server.calls()).toHaveLength(1);
  });

  it('gives up a call without an answer at its time limit', async () => {
    jest.useFakeTimers();
    const { server, sign } = setUp();
    server.on(`POST ${path}`, () => new Promise(() => undefined));
    let found: string | null | undefined;
    void sign().then((signature) => {
      found = signature;
    });
    await jest.advanceTimersByTimeAsync(longestSigningMs - 1);
    expect(found).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(found).toBeNull();
    expect(server.calls()).toHaveLength(1);
    jest.useRealTimers();
  });
});
