import WebSocket from 'ws';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inbox } from '../testing/inbox';
import { startTestSandbox, type TestSandbox } from '../testing/testSandbox';
import { textOf } from '../textOf';
import { PusherServer } from './pusherServer';

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data?: unknown;
}

const opened: WebSocket[] = [];

/** A bare client that collects frames. */
function connect(port: number | undefined, path = '/app/lottery-local?protocol=7') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  opened.push(socket);
  const frames = new Inbox<Frame>();
  const closed = new Inbox<number>();
  const refused = new Inbox<number>();
  socket.on('message', (data) => frames.add(JSON.parse(textOf(data)) as Frame));
  socket.on('close', closed.add);
  socket.on('unexpected-response', (_request, response) => {
    refused.add(response.statusCode ?? 0);
    socket.terminate();
  });
  socket.on('error', () => undefined);
  return {
    socket,
    frames,
    closed,
    refused,
    send: (event: string, data: unknown = {}) => socket.send(JSON.stringify({ event, data })),
    named: (event: string) => frames.first((frame) => frame.event === event),
  };
}

afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

describe('the sandbox’s pusher server', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    await sandbox.control('/faults', { clear: true });
    await sandbox.control('/clock', { paused: true });
  });

  const ready = async () => {
    const client = connect(sandbox.ports.api);
    await client.named('pusher:connection_established');
    return client;
  };

  it('shakes hands, subscribes, answers pings and sends events to subscribers only', async () => {
    const client = await ready();
    const { data } = await client.named('pusher:connection_established');
    expect(JSON.parse(String(data))).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
    client.send('pusher:subscribe', { channel: 'countdown' });
    const subscribed = await client.named('pusher_internal:subscription_succeeded');
    expect(subscribed).toEqual({ event: subscribed.event, channel: 'countdown', data: '{}' });

    await sandbox.control('/event', { channel: 'gameStatus', event: 'Elsewhere', data: 1 });
    await sandbox.control('/countdown', { seconds: 33 });
    expect(await client.named('App\\Events\\CountdownEvent')).toEqual({
      event: 'App\\Events\\CountdownEvent',
      channel: 'countdown',
      data: '{"countdown":33}',
    });

    client.send('pusher:unsubscribe', { channel: 'countdown' });
    client.send('pusher:ping');
    await client.named('pusher:pong');
    await sandbox.control('/countdown', { seconds: 32 });
    client.send('nonsense');
    await client.named('pusher:error');
    const data32 = client.frames.items.filter((frame) => frame.data === '{"countdown":32}');
    expect(data32).toEqual([]);
    expect(client.frames.items.map(({ event }) => event)).not.toContain('Elsewhere');
  });

  it.each([
    ['/app/another-key?protocol=7', 4001],
    ['/app/lottery-local?protocol=3', 4007],
  ])('closes a connection to %s with %i after an error frame', async (path, code) => {
    const client = connect(sandbox.ports.api, path);
    expect(await client.named('pusher:error')).toMatchObject({ data: { code } });
    expect(await client.closed.first(() => true)).toBe(code);
  });

  it('refuses private channels, broken frames and other paths', async () => {
    const client = await ready();
    client.send('pusher:subscribe', { channel: 'private-balance' });
    await client.named('pusher:subscription_error');
    client.socket.send('{"event":');
    await client.named('pusher:error');
    expect(await connect(sandbox.ports.api, '/other').refused.first(() => true)).toBe(404);
  });

  it('freezes, holds, replays and drops messages and refuses connections on demand', async () => {
    const client = await ready();
    client.send('pusher:subscribe', { channel: 'countdown' });
    await client.named('pusher_internal:subscription_succeeded');
    const count = (seconds: number) => sandbox.control('/countdown', { seconds });
    const seen = () =>
      client.frames.items
        .filter(({ channel, data }) => channel === 'countdown' && data !== '{}')
        .map(({ data }) => String(data));
    const showing = (text: string) => client.frames.first(({ data }) => data === text);

    await sandbox.control('/faults', { pusher: { freeze: true } });
    await count(50);
    client.send('pusher:ping');
    await client.named('pusher:pong');
    await sandbox.control('/faults', { pusher: { pongDelayMs: 3_600_000 } });
    client.send('pusher:ping');
    await sandbox.control('/faults', { pusher: { freeze: false, hold: true } });
    await count(49);
    await count(48);
    expect(seen()).toEqual([]);
    await sandbox.control('/faults', { pusher: { hold: false } });
    await showing('{"countdown":48}');
    expect(seen()).toEqual(['{"countdown":49}', '{"countdown":48}']);
    await sandbox.control('/replay', { event: 'CountdownEvent', count: 2 });
    await sandbox.control('/event', { raw: '{"event":"raw"}' });
    await client.named('raw');
    expect(seen().slice(2)).toEqual(['{"countdown":49}', '{"countdown":48}']);
    expect(client.frames.items.filter(({ event }) => event === 'pusher:pong')).toHaveLength(1);

    await sandbox.control('/faults', { pusher: { drop: true, refuse: true } });
    // Without a close frame, so that the SDK connects again.
    expect(await client.closed.first(() => true)).toBe(1006);
    expect(await connect(sandbox.ports.api).refused.first(() => true)).toBe(503);
  });
});

describe('a silent client', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('gets a ping', async () => {
    const pusher = new PusherServer('key', 20);
    server = createServer();
    server.on('upgrade', (request, socket, head) => pusher.upgrade(request, socket, head));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = connect((server.address() as AddressInfo).port, '/app/key?protocol=7');
    expect(await client.named('pusher:ping')).toMatchObject({ event: 'pusher:ping' });
    pusher.drop();
    await client.closed.first(() => true);
  });
});
