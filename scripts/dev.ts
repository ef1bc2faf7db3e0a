import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { listen } from '../sandbox/listen';
import { createConfigs } from '../webpack.config';
import { readPort } from './webpack/buildConstants';

const root = join(__dirname, '..');
const host = process.env['SANDBOX_HOST'] ?? '127.0.0.1';

/** Runs the app with hot reload and the sandbox. Ctrl-C, or the end of either, stops both. */
async function develop(): Promise<void> {
  // The sandbox adds its switches to the pages that it serves, and here it serves none.
  process.env['LOTTERY_IDEMPOTENCY_KEY'] ??= 'on';
  const port = readPort(process.env, 'SANDBOX_WEB_PORT', 3000);
  // The development server would print a stack trace.
  const ports = { web: port, api: 0, auth: 0, database: 0 };
  await (await listen(createServer(), 'web', { host, ports })).close();
  const compiler = webpack(createConfigs('development'));
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      // The build already contains public/, and its index.html is only a template.
      static: false,
      historyApiFallback: true,
      setupExitSignals: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
    compiler,
  );
  await server.start();

  const sandbox = startSandbox();
  const stop = (exitCode: number): void => {
    process.exitCode = exitCode;
    sandbox.kill('SIGTERM');
    void server.stop();
  };
  sandbox.once('exit', (code) => stop(code ?? 0));
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));
  console.log(`Development server: http://${host}:${port}/`);
}

function startSandbox(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(root, 'sandbox/main.ts')], {
    cwd: root,
    env: { ...process.env, SANDBOX_HOST: host, SANDBOX_WEB: 'off' },
    stdio: 'inherit',
  });
}

develop().catch((error: unknown) => {
  console.error(
    `Development server failed: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});
