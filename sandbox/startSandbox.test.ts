import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { Inbox } from './testing/inbox';
import { startTestSandbox, testConfig, type TestSandbox } from './testing/testSandbox';
import { textOf } from './textOf';

let sandbox: TestSandbox | undefined;
afterEach(() => sandbox?.stop());

const { parts } = testConfig();

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('startSandbox', () => {
  it('runs rounds by itself, faster by the configured speed', async () => {
    sandbox = await startTestSandbox({ speed: 100, roundSeconds: 10, drawSeconds: 1 });
    const frames = new Inbox<string>();
    const url = `ws://127.0.0.1:${sandbox.ports.api}/app/lottery-local?protocol=7`;
    const socket = new WebSocket(url);
    socket.on('message', (data) => frames.add(textOf(data)));
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.on('open', resolve));
    for (const channel of ['countdown', 'gameStatus']) {
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
    }
    await frames.first((frame) => frame.includes('start') && frame.includes('240003'));
    const counts = frames.items.flatMap((frame) => /countdown\\":(\d+)/.exec(frame)?.[1] ?? []);
    expect(counts.join(' ')).toContain('10 9 8 7 6 5 4 3 2 1 0');
  });

  it('leaves the address of a part that is off to a real server', async () => {
    sandbox = await startTestSandbox({ parts: { ...parts, api: false, firebase: false } });
    expect(Object.keys(sandbox.ports)).toEqual(['api']);
    expect((await fetch(`${sandbox.origin}/api/odds`)).status).toBe(404);
    await sandbox.stop();
    sandbox = await startTestSandbox({ parts: { ...parts, pusher: false } });
    expect(Object.keys(sandbox.ports).sort()).toEqual(['api', 'auth', 'database']);
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox.ports.api}/app/lottery-local`);
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
    );
    expect(status).toBe(404);
    socket.on('error', () => undefined);
    socket.terminate();
  });

  it('leaves nothing running if a port is taken', async () => {
    sandbox = await startTestSandbox();
    const taken = sandbox.ports.database ?? 0;
    const api = await freePort();
    const ports = { web: 0, api, auth: 0, database: taken };
    await expect(startTestSandbox({ ports })).rejects.toThrow(`Port ${taken} (firebase database)`);
    await expect(fetch(`http://127.0.0.1:${api}/api/odds`)).rejects.toThrow();
    await sandbox.stop();
    sandbox = await startTestSandbox({ ports });
    expect((await fetch(`${sandbox.origin}/api/odds`)).status).toBe(401);
  });
});
