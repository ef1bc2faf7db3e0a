import { readConfig, type SandboxConfig } from '../config';
import { demoPassword } from '../seed/players';
import { startSandbox, type Sandbox } from '../startSandbox';

const freePorts = { web: 0, api: 0, auth: 0, database: 0 };

/** A sandbox in the test's process, and a client for it. */
export interface TestSandbox extends Sandbox {
  /** `http://127.0.0.1:<API port>` */
  readonly origin: string;
  /** A REST call; a body makes it a POST. */
  api<T = unknown>(path: string, options?: CallOptions): Promise<ApiResponse<T>>;
  /** A call to the control surface; it must succeed. */
  control<T = unknown>(path: string, body?: object): Promise<ApiResponse<T>>;
  /** Signs a demo player in and returns the access token. */
  login(username?: string): Promise<string>;
}

/** `method` is GET without a body and POST with one; a text body is sent unchanged. */
export interface CallOptions {
  readonly token?: string;
  readonly method?: string;
  readonly body?: unknown;
  /** The `Idempotency-Key`. */
  readonly key?: string;
}

/** A response; `T` is the body that the test expects. */
export interface ApiResponse<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A configuration on free ports with the control surface and without the web page. */
export function testConfig(changes: Partial<SandboxConfig> = {}): SandboxConfig {
  const defaults = readConfig({ SANDBOX_SEED: '7', SANDBOX_CONTROL: '1', SANDBOX_WEB: 'off' });
  return { ...defaults, ports: freePorts, ...changes };
}

/** Starts a sandbox for one test file; the caller stops it. */
export async function startTestSandbox(changes: Partial<SandboxConfig> = {}): Promise<TestSandbox> {
  const sandbox = await startSandbox(testConfig(changes));
  const origin = `http://127.0.0.1:${sandbox.ports.api}`;
  const api = <T>(path: string, options: CallOptions = {}) =>
    call<T>(`${origin}/api${path}`, options);
  return {
    ...sandbox,
    origin,
    api,
    async control<T>(path: string, body?: object) {
      const response = await call<T>(`${origin}/__control${path}`, body ? { body } : {});
      expect(response.status).toBe(200);
      return response;
    },
    async login(username = 'sophea') {
      const credentials = { username, password: demoPassword };
      const { body } = await api<{ access_token: string }>('/login', { body: credentials });
      return body.access_token;
    },
  };
}

async function call<T>(
  url: string,
  { token, method, body, key }: CallOptions,
): Promise<ApiResponse<T>> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as T,
  };
}
