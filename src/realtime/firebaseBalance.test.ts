import { initializeAuth, signInWithCustomToken } from 'firebase/auth';
import { onValue, ref } from 'firebase/database';
import { openFirebaseBalance } from './firebaseBalance';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn() }));
jest.mock('firebase/auth', () => ({
  initializeAuth: jest.fn(),
  signInWithCustomToken: jest.fn(),
  onIdTokenChanged: jest.fn(),
  connectAuthEmulator: jest.fn(),
}));
jest.mock('firebase/database', () => ({
  getDatabase: jest.fn(),
  forceWebSockets: jest.fn(),
  connectDatabaseEmulator: jest.fn(),
  onValue: jest.fn(),
  ref: jest.fn(),
}));

const config = { apiKey: 'k', projectId: 'p', databaseUrl: 'd', tokenSyncUrl: '', emulators: null };

/** Follows the balance of user 1001 where this user's sign-in is persisted, or nobody's. */
async function watch(persistedUid: string | null, token: string | null = 'stored-token') {
  jest.mocked(initializeAuth).mockReturnValue({
    authStateReady: () => Promise.resolve(),
    currentUser: persistedUid === null ? null : { uid: persistedUid },
  } as unknown as ReturnType<typeof initializeAuth>);
  const handlers = { onBalance: jest.fn(), onProblem: jest.fn() };
  const stop = openFirebaseBalance(config).watch('1001', () => token, handlers);
  await new Promise((resolve) => setTimeout(resolve));
  return { ...handlers, stop };
}

const signedInWith = () => jest.mocked(signInWithCustomToken).mock.calls.map(([, token]) => token);

it('uses the sign-in that the SDK kept, and follows the balance of the record', async () => {
  const { onBalance } = await watch('1001');
  expect(signedInWith()).toEqual([]);
  expect(jest.mocked(ref).mock.calls[0]?.[1]).toBe('balances/1001/balance');
  const tell = jest.mocked(onValue).mock.calls[0]?.[1];
  for (const value of [5000, 4000, null]) tell?.({ val: () => value } as never);
  expect(onBalance.mock.calls).toEqual([[5000], [4000], [null]]);
});

it.each([null, '1002'])('signs in again with the stored token where %p is kept', async (uid) => {
  await watch(uid);
  expect(signedInWith()).toEqual(['stored-token']);
  expect(onValue).toHaveBeenCalledTimes(1);
});

it('says so where that fails or there is no token, and follows nothing', async () => {
  jest.mocked(signInWithCustomToken).mockRejectedValueOnce(new Error('expired'));
  expect((await watch(null)).onProblem).toHaveBeenCalledWith('expired');
  const { onProblem } = await watch(null, null);
  expect(onProblem).toHaveBeenCalledWith('there is no firebase token to sign in with');
  expect(onValue).not.toHaveBeenCalled();
});
