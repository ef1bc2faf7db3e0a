import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inbox } from '../../sandbox/testing/inbox';
import { startTestSandbox, type TestSandbox } from '../../sandbox/testing/testSandbox';
import { bridgeEvents } from './bridge';
import { signedPath } from './pusherHttpApi';

const app = { id: 'lottery', key: 'lottery-local', secret: 'lottery-secret' };
let sandbox: TestSandbox;
const servers: Server[] = [];
const ends: (() => void)[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  for (const end of ends) end();
  for (const server of servers) server.close();
  await sandbox.stop();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Starts a fake of the server's HTTP API behind a bridge, and returns the calls that it receives. */
async function startBridgedApi() {
  const calls = new Inbox<{ url: string; body: string }>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      calls.add({ url: request.url ?? '', body });
      response.end('{}');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const from = `ws://127.0.0.1:${sandbox.ports.api}/app/lottery-local?protocol=7`;
  ends.push(bridgeEvents(from, `http://127.0.0.1:${portOf(server)}`, app));
  return calls;
}

it('the bridge posts each sandbox event to the server’s HTTP API, signed', async () => {
  const calls = await startBridgedApi();
  const { url, body } = await calls.first((call) => call.body.includes('CountdownEvent'));
  expect(JSON.parse(body)).toEqual({
    name: 'App\\Events\\CountdownEvent',
    channels: ['countdown'],
    data: expect.stringMatching(/^\{"countdown":\d+\}$/),
  });
  const at = Number(new URLSearchParams(url.split('?')[1]).get('auth_timestamp'));
  expect(url).toBe(signedPath(app, body, at));
});
