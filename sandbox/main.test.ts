import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { Inbox } from './testing/inbox';

/** Each start compiles the sandbox, which takes seconds on a busy machine. */
jest.setTimeout(60_000);

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** `tsx sandbox/main.ts` on free ports. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env: {
      ...process.env,
      SANDBOX_WEB: 'off',
      SANDBOX_WEB_PORT: '0',
      SANDBOX_API_PORT: '0',
      SANDBOX_AUTH_PORT: '0',
      SANDBOX_DATABASE_PORT: '0',
      ...env,
    },
  });
  children.push(child);
  let output = '';
  const outputs = new Inbox<string>();
  const collect = (piece: Buffer) => {
    output += String(piece);
    outputs.add(output);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, outputs, ended, output: () => output };
}

describe('tsx sandbox/main.ts', () => {
  let occupied: Server | undefined;
  afterEach(() => occupied?.close());

  it('says in one sentence which port is taken and how to move it, and exits with 1', async () => {
    const server = createServer();
    occupied = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { ended, output } = start({ SANDBOX_DATABASE_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toBe(
      `Port ${port} (firebase database) is already in use: ` +
        'free it, or set SANDBOX_DATABASE_PORT to another port.\n',
    );
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('prints its addresses and ends on %s', async (signal) => {
    const { child, outputs, ended } = start({});
    const text = await outputs.first((output) => output.includes('Ctrl-C'));
    expect(text).toContain('sophea');
    expect(text).toContain('riel1234');
    expect(text).toContain('/check-auth/demo-session-sophea');
    expect(text).toContain('a restart resets it');

    const port = /localhost:(\d+)/.exec(text)?.[1] ?? '';
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/lottery-local?protocol=7`);
    const lost = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('message', resolve));
    child.kill(signal);
    await lost;
    expect(await ended).toBe(0);
  });
});
