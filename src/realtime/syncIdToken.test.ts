/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
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

/** Reports a new id token, or its end, as the SDK does. */
async function report(token: string | null): Promise<void> {
  const observer = jest.mocked(onIdTokenChanged).mock.calls[0]?.[1] as NextOrObserver<User> &
    ((user: Pick<User, 'getIdToken'> | null) => Promise<void>);
  await observer(token === null ? null : { getIdToken: () => Promise.resolve(token) });
}

const calls = () =>
  fetched.mock.calls.map(([url, { method, headers }]) => [method, url.href, headers]);

it('[7.21] syncIdToken reports each new token and its removal to the configured address', async () => {
  syncIdToken(auth, '/session/token');
  await report(null);
  expect(calls()).toEqual([]);
  await report('first');
  await report('first');
  await report('second');
  await report(null);
  const url = `${window.location.origin}/session/token`;
  expect(calls()).toEqual([
    ['POST', url, { Authorization: 'Bearer first' }],
    ['POST', url, { Authorization: 'Bearer second' }],
    ['DELETE', url, { Authorization: 'Bearer second' }],
  ]);
});

it.each(['', 'https://elsewhere.example/token', '//elsewhere.example/token'])(
  '[7.21] syncIdToken does nothing for the address %p',
  (address) => {
    syncIdToken(auth, address);
    expect(onIdTokenChanged).not.toHaveBeenCalled();
    syncIdToken(auth, '/session/token');
    expect(onIdTokenChanged).toHaveBeenCalledTimes(1);
  },
);
