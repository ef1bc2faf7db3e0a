import { parseArgs } from 'node:util';
import { host, startBackend } from './backend';
import { startCluster } from './cluster';
import { conclude, playRound, startPage } from './play';

const proxy = `http://${host}:8003`;

/** Plays a round through two Laravel Reverb nodes over Redis: `npm run interop:reverb -- --laravel DIR`. */
async function check(): Promise<number> {
  const { values } = parseArgs({ options: { laravel: { type: 'string' } } });
  if (values.laravel === undefined) {
    throw new Error('Name a Laravel application with Reverb: --laravel DIR');
  }
  const endCluster = await startCluster(values.laravel);
  const backend = await startBackend(proxy);
  const page = await startPage(host);
  try {
    return await playRound();
  } finally {
    page.kill('SIGINT');
    await backend.stop();
    await endCluster();
  }
}

conclude(check);
