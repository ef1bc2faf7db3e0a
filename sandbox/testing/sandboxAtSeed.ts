import {
  startTestSandbox,
  type ApiResponse,
  type CallOptions,
  type TestSandbox,
} from './testSandbox';

/** The id of the round that is open at the seed. */
export const firstRound = 240_001;

/** A stake that the sandbox takes at its seed. */
export const goodBet = { result_id: firstRound, number: '07', amount: 1000 };

/** The sandbox of a test file; usable from the first `beforeEach` on. */
export interface SandboxAtSeed extends TestSandbox {
  /** A REST call by the signed-in player Sophea (1001). */
  asSophea<T = unknown>(
    path: string,
    options?: Omit<CallOptions, 'token'>,
  ): Promise<ApiResponse<T>>;
  /** Sophea's access token in this test. */
  readonly token: string;
}

/**
 * One sandbox with every optional call, for all tests of a file, stopped after them. Each test begins at the seed, with
 * a stopped clock and with Sophea signed in.
 */
export function sandboxAtSeed(): SandboxAtSeed {
  const sandbox = {} as { -readonly [Key in keyof SandboxAtSeed]: SandboxAtSeed[Key] };
  beforeAll(async () => {
    Object.assign(sandbox, await startTestSandbox({ receivesTelemetry: true }));
    sandbox.asSophea = (path, options) => sandbox.api(path, { ...options, token: sandbox.token });
  });
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    await sandbox.control('/clock', { paused: true });
    await sandbox.control('/reset', {});
    await sandbox.control('/clock', { paused: true });
    sandbox.token = await sandbox.login();
  });
  return sandbox;
}
