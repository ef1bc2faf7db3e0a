import WebSocket from 'ws';
import { Inbox } from './testing/inbox';
import { startTestSandbox, testConfig, type TestSandbox } from './testing/testSandbox';
import { textOf } from './textOf';

let sandbox: TestSandbox | undefined;
afterEach(() => sandbox?.stop());

const { parts } = testConfig();

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

  it('leaves the address of each part that is off free for a real server', async () => {
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

  it('leaves nothing running when a port is taken', async () => {
    sandbox = await startTestSandbox();
    const taken = sandbox.ports.database ?? 0;
    const ports = { web: 0, api: 0, auth: 0, database: taken };
    await expect(startTestSandbox({ ports })).rejects.toThrow(`Port ${taken} (firebase database)`);
  });
});
