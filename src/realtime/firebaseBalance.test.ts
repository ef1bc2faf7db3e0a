import { initializeAuth, signInWithCustomToken, signOut } from 'firebase/auth';
import { goOffline, goOnline, onValue, ref } from 'firebase/database';
import { openFirebaseBalance } from './firebaseBalance';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn() }));
jest.mock('firebase/auth', () => ({
  initializeAuth: jest.fn(),
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
  /** What asking for a fresh id token leads to; a token by default. */
  refresh?: () => Promise<string>;
}

/** Follows the balance of user 1001 where this sign-in is persisted, or nobody's. */
async function watch(
  persisted: Persisted | null,
  { token = 'stored-token', isAnew = false }: { token?: string | null; isAnew?: boolean } = {},
) {
  const refresh = jest.fn(persisted?.refresh ?? (() => Promise.resolve('fresh')));
  jest.mocked(initializeAuth).mockReturnValue({
    authStateReady: () => Promise.resolve(),
    currentUser: persisted && { uid: persisted.uid, getIdToken: refresh },
  } as unknown as ReturnType<typeof initializeAuth>);
  const handlers = { onBalance: jest.fn(), onConnectionChanged: jest.fn(), onProblem: jest.fn() };
  const stop = openFirebaseBalance(config).watch('1001', () => token, handlers, { isAnew });
  await new Promise((resolve) => setTimeout(resolve));
  return { ...handlers, refresh, stop };
}

const signsInAs = (uid: string) =>
  jest.mocked(signInWithCustomToken).mockResolvedValue({ user: { uid } } as never);
beforeEach(() => signsInAs('1001'));

const signedInWith = () => jest.mocked(signInWithCustomToken).mock.calls.map(([, token]) => token);
const followed = () => jest.mocked(ref).mock.calls.map(([, path]) => path);
const tell = (index: number, value: unknown) =>
  jest.mocked(onValue).mock.calls[index]?.[1]({ val: () => value } as never);

const refused = Object.assign(new Error('expired'), { code: 'auth/user-token-expired' });
const unreachable = Object.assign(new Error('no net'), { code: 'auth/network-request-failed' });

it('uses the sign-in that the SDK kept, and follows balance and connection', async () => {
  const { onBalance, onConnectionChanged, refresh } = await watch({ uid: '1001' });
  expect(signedInWith()).toEqual([]);
  expect(refresh).not.toHaveBeenCalled();
  expect(followed()).toEqual(['balances/1001/balance', '.info/connected']);
  for (const value of [5000, 4000, null]) tell(0, value);
  expect(onBalance.mock.calls).toEqual([[5000], [4000], [null]]);
  for (const value of [true, false]) tell(1, value);
  expect(onConnectionChanged.mock.calls).toEqual([[true], [false]]);
});

it.each([null, { uid: '1002' }])(
  'signs in again with the stored token where %p is kept',
  async (persisted) => {
    await watch(persisted);
    expect(signedInWith()).toEqual(['stored-token']);
    expect(followed()).toContain('balances/1001/balance');
  },
);

it('says so where that fails or there is no token, and follows nothing', async () => {
  jest.mocked(signInWithCustomToken).mockRejectedValueOnce(new Error('expired'));
  expect((await watch(null)).onProblem).toHaveBeenCalledWith('expired');
  const missing = 'there is no firebase token to sign in with';
  expect((await watch(null, { token: null })).onProblem).toHaveBeenCalledWith(missing);
  expect(onValue).not.toHaveBeenCalled();
});

it('never follows a balance under the sign-in of another user', async () => {
  const missing = 'there is no firebase token to sign in with';
  const other = await watch({ uid: '1002' }, { token: null });
  expect(other.onProblem).toHaveBeenCalledWith(missing);
  jest.mocked(signInWithCustomToken).mockRejectedValueOnce(new Error('expired'));
  expect((await watch({ uid: '1002' })).onProblem).toHaveBeenCalledWith('expired');
  signsInAs('1002');
  const wrong = 'the firebase token is of another user';
  expect((await watch(null)).onProblem).toHaveBeenCalledWith(wrong);
  expect(onValue).not.toHaveBeenCalled();
});

describe('followed anew after a failure', () => {
  it('the kept sign-in must be given a fresh token, and the connection is made at once', async () => {
    const { refresh } = await watch({ uid: '1001' }, { isAnew: true });
    expect(refresh).toHaveBeenCalledWith(true);
    expect(signedInWith()).toEqual([]);
    expect(goOffline).toHaveBeenCalledTimes(1);
    expect(goOnline).toHaveBeenCalledTimes(1);
    expect(followed()).toContain('balances/1001/balance');
  });

  it('one that is refused is replaced with the stored token', async () => {
    const refresh = () => Promise.reject(refused);
    await watch({ uid: '1001', refresh }, { isAnew: true });
    expect(signedInWith()).toEqual(['stored-token']);
    expect(followed()).toContain('balances/1001/balance');
  });

  it('one that nobody can be asked about is left for the next try', async () => {
    const refresh = () => Promise.reject(unreachable);
    const { onProblem } = await watch({ uid: '1001', refresh }, { isAnew: true });
    expect(signedInWith()).toEqual([]);
    expect(onProblem).toHaveBeenCalledWith('no net');
  });
});

it('with the sign-out the connection to the database is closed too', async () => {
  jest.mocked(initializeAuth).mockReturnValue({} as never);
  jest.mocked(signOut).mockRejectedValueOnce(new Error('no net'));
  await openFirebaseBalance(config).signOut();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(goOffline).toHaveBeenCalledTimes(1);
});

it('a subscription that is cancelled is a problem, and none once nobody follows', async () => {
  const { onProblem, stop } = await watch({ uid: '1001' });
  const cancel = jest.mocked(onValue).mock.calls[0]?.[2] as unknown as (error: Error) => void;
  cancel(new Error('permission denied'));
  expect(onProblem).toHaveBeenCalledWith('permission denied');
  stop();
  cancel(new Error('permission denied'));
  expect(onProblem).toHaveBeenCalledTimes(1);
});
