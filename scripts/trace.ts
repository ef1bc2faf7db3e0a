import { join } from 'node:path';

// The app's modules read it while they load; nothing here depends on the build.
Object.assign(globalThis, { __BUILD__: { version: '', commit: '' } });

/** Prints what a recording says: `npm run -s trace -- FILE`. `docs/support.md` has the options. */
async function trace(): Promise<void> {
  const { runTrace } = await import('./trace/runTrace');
  process.exitCode = await runTrace(process.argv.slice(2), {
    root: join(__dirname, '..'),
    print: (text) => process.stdout.write(`${text}\n`),
    printError: (text) => process.stderr.write(`${text}\n`),
  });
}

void trace();
