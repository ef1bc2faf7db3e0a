import { spawn, type ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { waitForServer } from '../../e2e/support/waitForServer';
import { apiPort, app, host, startBackend } from './backend';
import { conclude, playRound, startPage } from './play';
import { startProxy } from './proxy';

const image = 'quay.io/soketi/soketi:1.6-16-debian';

/**
 * Tests the app with a Pusher-protocol server: `npm run interop:pusher` starts soketi with docker,
 * `-- --port 8080` uses a server on this machine, such as Laravel Reverb, with the id, key and secret
 * above.
 */
async function check(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const children: ChildProcess[] = [];
  const port = Number(values.port ?? 6001);
  if (values.port === undefined) children.push(await startSoketi(port));
  const backend = await startBackend(`http://${host}:${port}`);
  const proxy = await startProxy(host, { listen: 8003, socket: port, api: apiPort });
  try {
    children.push(await startPage(host));
    return await playRound();
  } finally {
    proxy.closeAllConnections();
    proxy.close();
    for (const child of children) child.kill('SIGINT');
    await backend.stop();
  }
}

async function startSoketi(port: number): Promise<ChildProcess> {
  const settings = {
    SOKETI_DEFAULT_APP_ID: app.id,
    SOKETI_DEFAULT_APP_KEY: app.key,
    SOKETI_DEFAULT_APP_SECRET: app.secret,
  };
  const environment = Object.entries(settings).flatMap(([name, value]) => [
    '-e',
    `${name}=${value}`,
  ]);
  const options = ['run', '--rm', '-p', `${host}:${port}:6001`, ...environment, image];
  const child = spawn('docker', options, { stdio: 'inherit' });
  child.on('error', () =>
    console.error('docker was not found: start a server and name its --port.'),
  );
  await waitForServer('soketi', child, [`http://${host}:${port}/ready`], 300_000);
  return child;
}

conclude(check);
