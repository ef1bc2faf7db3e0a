import { fakeKeyValueStore } from '../testing/fakePorts';
import { createBalanceClient } from './balanceClient';
import { openFirebaseBalance } from './firebaseBalance';
import type { BalanceClient } from './ports';

jest.mock('./firebaseBalance', () => ({ openFirebaseBalance: jest.fn() }));

const config = { apiKey: 'k', projectId: 'p', databaseUrl: 'd', tokenSyncUrl: '', emulators: null };
const store = fakeKeyValueStore();
const readToken = () => 'token';

const stop = jest.fn();
const sdk = {
  signIn: jest.fn<ReturnType<BalanceClient['signIn']>, [string, string]>(),
  signOut: jest.fn<ReturnType<BalanceClient['signOut']>, []>(),
  watch: jest.fn(() => stop),
};

beforeEach(() => {
  jest.mocked(openFirebaseBalance).mockReturnValue(sdk);
  sdk.signIn.mockResolvedValue();
  sdk.signOut.mockResolvedValue();
  sdk.watch.mockReturnValue(stop);
});

const handlersOf = () => ({
  onBalance: jest.fn(),
  onConnectionChanged: jest.fn(),
  onProblem: jest.fn(),
});

/** The import of the SDK and what waits for it. */
const loaded = () => new Promise((resolve) => setTimeout(resolve));

it('the SDK is opened once, and hears every call', async () => {
  const client = createBalanceClient(config, store);
  const handlers = handlersOf();
  expect(openFirebaseBalance).not.toHaveBeenCalled();
  await client.signIn('1001', 'token');
  client.watch('1001', readToken, handlers, { isRetry: true });
  await client.signOut();
  expect(jest.mocked(openFirebaseBalance).mock.calls).toEqual([[config, store]]);
  expect(sdk.signIn.mock.calls).toEqual([['1001', 'token']]);
  expect(sdk.watch.mock.calls).toEqual([['1001', readToken, handlers, { isRetry: true }]]);
  expect(sdk.signOut).toHaveBeenCalledTimes(1);
});

it('the SDK is not loaded before the page is ready', async () => {
  let beReady: (value: null) => void = () => undefined;
  const ready = new Promise((resolve) => {
    beReady = resolve;
  });
  const signedIn = createBalanceClient(config, store, ready).signIn('1001', 'token');
  await loaded();
  expect(openFirebaseBalance).not.toHaveBeenCalled();
  beReady(null);
  await signedIn;
  expect(openFirebaseBalance).toHaveBeenCalledTimes(1);
});

it('a balance that is no longer watched is stopped, or not even started', async () => {
  const client = createBalanceClient(config, store);
  const end = client.watch('1001', readToken, handlersOf(), { isRetry: false });
  await loaded();
  expect(sdk.watch).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  end();
  expect(stop).toHaveBeenCalledTimes(1);
  client.watch('1001', readToken, handlersOf(), { isRetry: false })();
  await loaded();
  expect(sdk.watch).toHaveBeenCalledTimes(1);
});

describe('an SDK that can not be loaded', () => {
  const failOnce = () =>
    jest.mocked(openFirebaseBalance).mockImplementationOnce(() => {
      throw new Error('no file');
    });

  it('is a problem of the balance, but not after it is no longer watched', async () => {
    const client = createBalanceClient(config, store);
    const handlers = handlersOf();
    failOnce();
    client.watch('1001', readToken, handlers, { isRetry: false });
    await loaded();
    expect(handlers.onProblem.mock.calls).toEqual([['the firebase client could not be loaded']]);
    failOnce();
    client.watch('1001', readToken, handlers, { isRetry: false })();
    await loaded();
    expect(openFirebaseBalance).toHaveBeenCalledTimes(2);
    expect(handlers.onProblem).toHaveBeenCalledTimes(1);
  });

  it('is loaded again with the next call', async () => {
    const client = createBalanceClient(config, store);
    failOnce();
    await expect(client.signIn('1001', 'token')).rejects.toThrow('no file');
    await client.signIn('1001', 'token');
    expect(sdk.signIn).toHaveBeenCalledTimes(1);
  });
});
