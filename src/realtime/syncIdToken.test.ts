import { onIdTokenChanged } from 'firebase/auth';
import type { Auth, NextOrObserver, User } from 'firebase/auth';
import { syncIdToken } from './syncIdToken';

jest.mock('firebase/auth', () => ({ onIdTokenChanged: jest.fn() }));

const auth = {} as Auth;
const realFetch = globalThis.fetch;
const fetched = jest.fn<Promise<Response>, [URL, RequestInit]>();

beforeEach(() => {
  fetched.mockResolvedValue(new Response());
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Tells the synchronisation of a new id token, or of its end. */
async function tell(token: string | null): Promise<void> {
  const observer = jest.mocked(onIdTokenChanged).mock.calls[0]?.[1] as NextOrObserver<User> &
    ((user: Pick<User, 'getIdToken'> | null) => Promise<void>);
  await observer(token === null ? null : { getIdToken: () => Promise.resolve(token) });
}

const calls = () =>
  fetched.mock.calls.map(([url, { method, headers }]) => [method, url.href, headers]);

it('reports each new token and its end to the configured address', async () => {
  syncIdToken(auth, '/session/token');
  await tell(null);
  expect(calls()).toEqual([]);
  await tell('first');
  await tell('first');
  await tell('second');
  await tell(null);
  const url = `${window.location.origin}/session/token`;
  expect(calls()).toEqual([
    ['POST', url, { Authorization: 'Bearer first' }],
    ['POST', url, { Authorization: 'Bearer second' }],
    ['DELETE', url, { Authorization: 'Bearer second' }],
  ]);
});

it.each(['', 'https://elsewhere.example/token', '//elsewhere.example/token'])(
  'is off for the address %p',
  (address) => {
    syncIdToken(auth, address);
    expect(onIdTokenChanged).not.toHaveBeenCalled();
  },
);

it('has no effect for the player if it fails', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  syncIdToken(auth, '/session/token');
  await expect(tell('first')).resolves.toBeUndefined();
});
