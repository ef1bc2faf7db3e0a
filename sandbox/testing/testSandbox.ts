import { readConfig, type SandboxConfig } from '../config';
import { demoPassword } from '../seed/players';
import { startSandbox, type Sandbox } from '../startSandbox';

const freePorts = { web: 0, api: 0, auth: 0, database: 0 };

export interface TestSandbox extends Sandbox {
  /** `http://127.0.0.1:<API port>` */
  readonly origin: string;
  /** A REST call; a body makes it a POST. */
  api(path: string, options?: CallOptions): Promise<Answer>;
  /** A call to the control surface; it must succeed. */
  control(path: string, body?: object): Promise<Answer>;
  /** Signs a demo player in and returns the access token. */
  login(username?: string): Promise<string>;
}

interface CallOptions {
  readonly token?: string;
  readonly method?: string;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Whatever the server sent; the tests say what they expect of it.
  readonly body: never;
}

/** A configuration on free ports, without the web page, its clock about to be paused by the tests. */
export function testConfig(changes: Partial<SandboxConfig> = {}): SandboxConfig {
  const defaults = readConfig({ SANDBOX_SEED: '7', SANDBOX_CONTROL: '1', SANDBOX_WEB: 'off' });
  return { ...defaults, ports: freePorts, ...changes };
}

/** Starts a sandbox for one test file; its clock stands still unless `speed` is asked for. */
export async function startTestSandbox(changes: Partial<SandboxConfig> = {}): Promise<TestSandbox> {
  const sandbox = await startSandbox(testConfig(changes));
  const origin = `http://127.0.0.1:${sandbox.ports.api}`;
  const api = (path: string, options: CallOptions = {}) => call(`${origin}/api${path}`, options);
  return {
    ...sandbox,
    origin,
    api,
    async control(path, body) {
      const answer = await call(`${origin}/__control${path}`, body ? { body } : {});
      expect(answer.status).toBe(200);
      return answer;
    },
    async login(username = 'sophea') {
      const { body } = await api('/login', { body: { username, password: demoPassword } });
      return (body as { access_token: string }).access_token;
    },
  };
}

async function call(url: string, { token, method, body }: CallOptions): Promise<Answer> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as never,
  };
}
