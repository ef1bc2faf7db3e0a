import { initializeAuth, setPersistence, signInWithCustomToken, signOut } from 'firebase/auth';
import { goOffline, goOnline, onValue, ref } from 'firebase/database';
import type { KeyValueStore } from '../platform/keyValueStore';
import { fakeKeyValueStore } from '../testing/fakePorts';
import { openFirebaseBalance } from './firebaseBalance';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn() }));
jest.mock('firebase/auth', () => ({
  initializeAuth: jest.fn(),
  indexedDBLocalPersistence: 'IndexedDB',
  browserLocalPersistence: 'local storage',
  inMemoryPersistence: 'memory',
  setPersistence: jest.fn(),
  signInWithCustomToken: jest.fn(),
  signOut: jest.fn(),
  onIdTokenChanged: jest.fn(),
  connectAuthEmulator: jest.fn(),
}));
jest.mock('firebase/database', () => ({
  getDatabase: jest.fn(),
  forceWebSockets: jest.fn(),
  connectDatabaseEmulator: jest.fn(),
  onValue: jest.fn(() => () => undefined),
  goOffline: jest.fn(),
  goOnline: jest.fn(),
  ref: jest.fn(),
}));

const config = { apiKey: 'k', projectId: 'p', databaseUrl: 'd', tokenSyncUrl: '', emulators: null };

interface Persisted {
  uid: string;
  /** The outcome of a request for a fresh id token; a token by default. */
  refresh?: () => Promise<string>;
}

interface WatchOptions {
  token?: string | null;
  isRetry?: boolean;
  store?: KeyValueStore;
}

/** Follows the balance of user 1001 where this sign-in is persisted, or nobody's. */
async function watch(
  persisted: Persisted | null,
  { token = 'stored-token', isRetry = false, store = fakeKeyValueStore() }: WatchOptions = {},
) {
  const refresh = jest.fn(persisted?.refresh ?? (() => Promise.resolve('fresh')));
  jest.mocked(initializeAuth).mockReturnValue({
    authStateReady: () => Promise.resolve(),
    currentUser: persisted && { uid: persisted.uid, getIdToken: refresh },
  } as unknown as ReturnType<typeof initializeAuth>);
  const handlers = { onBalance: jest.fn(), onConnectionChanged: jest.fn(), onProblem: jest.fn() };
  const stop = openFirebaseBalance(config, store).watch('1001', () => token, handlers, { isRetry });
  await new Promise((resolve) => setTimeout(resolve));
  return { ...handlers, refresh, stop };
}

const signsInAs = (uid: string) =>
  jest.mocked(signInWithCustomToken).mockResolvedValue({ user: { uid } } as never);
beforeEach(() => signsInAs('1001'));

const signedInWith = () => jest.mocked(signInWithCustomToken).mock.calls.map(([, token]) => token);
const followed = () => jest.mocked(ref).mock.calls.map(([, path]) => path);
const send = (index: number, value: unknown) =>
  jest.mocked(onValue).mock.calls[index]?.[1](snapshotOf(value) as never);

/** As the SDK hands a value out. */
const snapshotOf = (value: unknown) => ({
  val: () => value,
  child: (name: string) => snapshotOf((value as Record<string, unknown> | null)?.[name] ?? null),
});

const refused = Object.assign(new Error('expired'), { code: 'auth/user-token-expired' });
const unreachable = Object.assign(new Error('no net'), { code: 'auth/network-request-failed' });

it('[3.10, 4.20, 7.20] the balance uses the sign-in that the SDK kept, and follows value and connection', async () => {
  const end = jest.fn();
  jest.mocked(onValue).mockReturnValueOnce(end).mockReturnValueOnce(end);
  const { onBalance, onConnectionChanged, refresh, stop } = await watch({ uid: '1001' });
  expect(signedInWith()).toEqual([]);
  // A sign-out may have set it offline.
  expect(goOnline).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
  expect(followed()).toEqual(['balances/1001', '.info/connected']);
  for (const value of [{ balance: 5000 }, { balance: 4000 }, {}, null]) send(0, value);
  expect(onBalance.mock.calls).toEqual([[5000], [4000], [null], [null]]);
  for (const value of [true, false]) send(1, value);
  expect(onConnectionChanged.mock.calls).toEqual([[true], [false]]);
  stop();
  expect(end).toHaveBeenCalledTimes(2);
});

it.each([null, { uid: '1002' }])(
  '[4.20] the balance signs in again with the stored token if the SDK kept %p',
  async (persisted) => {
    await watch(persisted);
    expect(signedInWith()).toEqual(['stored-token']);
    expect(followed()).toContain('balances/1001');
  },
);

it('the balance never uses another player’s stored session or changes its sign-in', async () => {
  const { onProblem } = await watch({ uid: '1002' }, { token: null });
  expect(onProblem).toHaveBeenCalledWith('the stored session is not this player’s');
  expect(signedInWith()).toEqual([]);
  expect(signOut).not.toHaveBeenCalled();
  expect(onValue).not.toHaveBeenCalled();
});

it('without a firebase token the balance is followed without a sign-in, and another player’s sign-in is removed', async () => {
  await watch({ uid: '1002' }, { token: '' });
  expect(signedInWith()).toEqual([]);
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(followed()).toContain('balances/1001');
});

it.each([
  ['the next storage if one is full', 1, ['IndexedDB']],
  ['the page’s memory if no storage takes it', 2, ['IndexedDB', 'memory']],
])('a sign-in is kept in %s', async (_, refusals, persistences) => {
  const full = new DOMException('full', 'QuotaExceededError');
  for (let at = 0; at < refusals; at += 1) {
    jest.mocked(signInWithCustomToken).mockRejectedValueOnce(full);
  }
  const { onProblem } = await watch(null);
  expect(jest.mocked(setPersistence).mock.calls.map(([, next]) => next)).toEqual(persistences);
  expect(onProblem).not.toHaveBeenCalled();
  expect(followed()).toContain('balances/1001');
});

it('a sign-in that the service refuses leaves the storage as it is', async () => {
  jest.mocked(signInWithCustomToken).mockRejectedValueOnce(refused);
  expect((await watch(null)).onProblem).toHaveBeenCalledWith('expired');
  expect(setPersistence).not.toHaveBeenCalled();
});

describe('a uid that is not the player’s id', () => {
  it('[4.20] is stored at the session’s sign-in, and used after a reload', async () => {
    const store = fakeKeyValueStore();
    signsInAs('uid-of-1001');
    await watch(null, { store });
    expect(signedInWith()).toEqual(['stored-token']);
    await watch({ uid: 'uid-of-1001' }, { store, token: null });
    expect(signedInWith()).toEqual(['stored-token']);
    expect(followed()).toEqual([
      'balances/1001',
      '.info/connected',
      'balances/1001',
      '.info/connected',
    ]);
  });

  it('is stored at a login too, and deleted at the sign-out', async () => {
    jest.mocked(signOut).mockResolvedValueOnce(undefined);
    const store = fakeKeyValueStore();
    signsInAs('uid-of-1001');
    jest
      .mocked(initializeAuth)
      .mockReturnValue({ authStateReady: () => Promise.resolve() } as never);
    const client = openFirebaseBalance(config, store);
    await client.signIn('1001', 'fresh-token');
    expect(store.read('firebaseUser')).toContain('uid-of-1001');
    await client.signOut();
    expect(store.read('firebaseUser')).toBeNull();
  });

  it('[4.20] is not taken from another player’s earlier session', async () => {
    const store = fakeKeyValueStore();
    signsInAs('uid-of-1001');
    await watch(null, { store });
    await watch({ uid: 'uid-of-1002' }, { store });
    expect(signedInWith()).toEqual(['stored-token', 'stored-token']);
  });
});

describe('a subscription that is repeated after a failure', () => {
  it('refreshes the token of the kept sign-in, and connects at once', async () => {
    const { refresh } = await watch({ uid: '1001' }, { isRetry: true });
    expect(refresh).toHaveBeenCalledWith(true);
    expect(signedInWith()).toEqual([]);
    expect(goOffline).toHaveBeenCalledTimes(1);
    expect(goOnline).toHaveBeenCalledTimes(1);
    expect(followed()).toContain('balances/1001');
  });

  it('replaces a refused sign-in with the stored token', async () => {
    const refresh = () => Promise.reject(refused);
    await watch({ uid: '1001', refresh }, { isRetry: true });
    expect(signedInWith()).toEqual(['stored-token']);
    expect(followed()).toContain('balances/1001');
  });

  it('keeps a sign-in that cannot be checked for the next attempt', async () => {
    const refresh = () => Promise.reject(unreachable);
    const { onProblem } = await watch({ uid: '1001', refresh }, { isRetry: true });
    expect(signedInWith()).toEqual([]);
    expect(onProblem).toHaveBeenCalledWith('no net');
  });
});

it('the sign-out closes the connection to the database too', async () => {
  jest.mocked(initializeAuth).mockReturnValue({ authStateReady: () => Promise.resolve() } as never);
  jest.mocked(signOut).mockRejectedValueOnce(new Error('no net'));
  await openFirebaseBalance(config, fakeKeyValueStore()).signOut();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(goOffline).toHaveBeenCalledTimes(1);
});

it('a cancelled subscription is reported as a problem, but not after the balance is no longer followed', async () => {
  const { onProblem, stop } = await watch({ uid: '1001' });
  const cancel = jest.mocked(onValue).mock.calls[0]?.[2] as unknown as (error: Error) => void;
  cancel(new Error('permission denied'));
  expect(onProblem).toHaveBeenCalledWith('permission denied');
  stop();
  cancel(new Error('permission denied'));
  expect(onProblem).toHaveBeenCalledTimes(1);
});
