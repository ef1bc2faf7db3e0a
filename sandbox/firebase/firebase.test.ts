import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getIdToken,
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
  type Auth,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  goOffline,
  onValue,
  ref,
  set,
  type Database,
} from 'firebase/database';
import { demoPassword } from '../seed/players';
import { Inbox } from '../testing/inbox';
import { goodBet, sandboxAtSeed } from '../testing/sandboxAtSeed';
import { databaseNamespace, projectId } from './tokens';

const sandbox = sandboxAtSeed();
let app: FirebaseApp;
let auth: Auth;
let database: Database;
let apps = 0;

beforeEach(() => {
  // The SDK warns about every refused read, and many of these tests provoke one.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const databaseURL = `https://${databaseNamespace}.firebaseio.com`;
  // The SDK remembers the signed-in user by the app's name.
  const name = `app ${(apps += 1)}`;
  app = initializeApp({ projectId, apiKey: 'local', databaseURL }, name);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${sandbox.ports.auth}`, { disableWarnings: true });
  database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', sandbox.ports.database ?? 0);
});
afterEach(async () => {
  await signOut(auth);
  goOffline(database);
  await deleteApp(app);
});

async function signIn(username = 'sophea') {
  const { body } = await sandbox.api<{ firebase_token: string }>('/login', {
    body: { username, password: demoPassword },
  });
  return signInWithCustomToken(auth, body.firebase_token);
}

/** Collects values, and `denied` if a listen is refused or revoked. */
function listenTo(path: string) {
  const inbox = new Inbox<unknown>();
  onValue(
    ref(database, path),
    (snapshot) => inbox.add(snapshot.val()),
    () => inbox.add('denied'),
  );
  return inbox;
}

const hasBalance = (balance: number) => (value: unknown) =>
  (value as { balance?: number } | null)?.balance === balance;

describe('the sign-in of the sandbox’s firebase', () => {
  it('[7.20] accepts the custom token of the API and refreshes the id token', async () => {
    const { user } = await signIn();
    expect(user.uid).toBe('1001');
    const token = await getIdToken(user, true);
    expect(token.split('.')).toHaveLength(3);
    expect(auth.currentUser?.uid).toBe('1001');
  });

  it('refuses any other token', async () => {
    await expect(signInWithCustomToken(auth, 'a.b.c')).rejects.toMatchObject({
      code: 'auth/invalid-custom-token',
    });
  });
});

describe('balances in the sandbox’s database', () => {
  it('[3.10] can be read by their player, as a record and below it', async () => {
    await signIn();
    expect((await get(ref(database, 'balances/1001'))).val()).toEqual({ balance: 500_000 });
    expect((await get(ref(database, 'balances/1001/balance'))).val()).toBe(500_000);
    await listenTo('balances/1001').first(hasBalance(500_000));
  });

  it('[4.28] are pushed while a bet is placed and settled', async () => {
    await signIn();
    const values = listenTo('balances/1001');
    const leaf = listenTo('balances/1001/balance');
    await values.first(hasBalance(500_000));
    const bet = { ...goodBet, number: '7' };
    expect((await sandbox.asSophea('/bets', { body: bet })).status).toBe(201);
    await values.first(hasBalance(499_000));
    await sandbox.control('/next-result', { number: '007' });
    await sandbox.control('/finish-round', {});
    await values.first(hasBalance(508_000));
    await leaf.first((value) => value === 508_000);
  });

  it.each(['balances/1002', 'balances/1002/balance', 'balances', '/'])(
    'cannot be read by another player: %s',
    async (path) => {
      await signIn();
      await expect(get(ref(database, path))).rejects.toThrow(/permission/i);
      expect(await listenTo(path).first(() => true)).toBe('denied');
    },
  );

  it('cannot be read before the sign-in and after the sign-out', async () => {
    expect(await listenTo('balances/1001').first(() => true)).toBe('denied');
    await signIn();
    const values = listenTo('balances/1001');
    await values.first(hasBalance(500_000));
    await signOut(auth);
    await values.first((value) => value === 'denied');
  });

  it('cannot be written', async () => {
    await signIn();
    const own = ref(database, 'balances/1001');
    await expect(set(own, { balance: 9e9 })).rejects.toThrow(/permission/i);
    // The SDK splits a write that is larger than one frame.
    await expect(set(own, 'x'.repeat(50_000))).rejects.toThrow(/permission/i);
    expect((await get(own)).val()).toEqual({ balance: 500_000 });
  });
});

describe('the connection to the sandbox’s database', () => {
  it('recovers from a dropped connection with the current balance', async () => {
    await signIn();
    const values = listenTo('balances/1001');
    await values.first(hasBalance(500_000));
    await sandbox.control('/faults', { database: { drop: true } });
    await sandbox.control('/balance', { userId: 1001, balance: 42 });
    expect(await values.first(hasBalance(42))).toEqual({ balance: 42 });
  });

  it('survives an expired sign-in by getting a fresh token', async () => {
    await signIn();
    const values = listenTo('balances/1001');
    await values.first(hasBalance(500_000));
    await sandbox.control('/faults', { database: { revoke: true } });
    await sandbox.control('/balance', { userId: 1001, balance: 42 });
    expect(await values.first(hasBalance(42))).toEqual({ balance: 42 });
    expect(values.items).not.toContain('denied');
  });

  it('signs out the user whose refresh token counts as revoked', async () => {
    await signIn();
    await listenTo('balances/1001').first(hasBalance(500_000));
    const users = new Inbox<string | null>();
    const stop = onAuthStateChanged(auth, (user) => users.add(user?.uid ?? null));
    await sandbox.control('/faults', {
      auth: { refuseRefresh: true, refuseSignIn: true },
      database: { revoke: true },
    });
    await users.first((uid) => uid === null);
    stop();
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/invalid-custom-token' });
    await sandbox.control('/faults', { clear: true });
    expect((await signIn()).user.uid).toBe('1001');
  });
});
