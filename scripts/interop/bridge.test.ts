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

/**
 * Starts a fake of the server's HTTP API behind a bridge.
 * @param refusals how many calls it refuses before it accepts one
 * @returns the calls it receives
 */
async function startBridgedApi(refusals = 0) {
  let refused = 0;
  const calls = new Inbox<{ url: string; body: string }>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      calls.add({ url: request.url ?? '', body });
      if (refused < refusals) response.statusCode = 502;
      refused += 1;
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

it('the bridge repeats an event that the proxy refused, before any later event', async () => {
  const calls = await startBridgedApi(2);
  await calls.first(() => calls.items.length >= 3);
  const [first, second, third] = calls.items;
  expect([second?.body, third?.body]).toEqual([first?.body, first?.body]);
});

it('the bridge reconnects after a sandbox reset has cut its socket', async () => {
  const calls = await startBridgedApi();
  await calls.first(({ body }) => body.includes('CountdownEvent'));
  await sandbox.control('/reset', { dropSockets: true });
  await sandbox.control('/countdown', { seconds: 600 });
  // No round starts this high, and 600 may have been pushed before the socket was back.
  const { body } = await calls.first((call) => /countdown\\":5\d\d/.test(call.body));
  expect(JSON.parse(body)).toMatchObject({ channels: ['countdown'] });
});
