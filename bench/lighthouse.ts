import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import suite from '../e2e/playwright.config';
import { player, signIn } from '../e2e/support/players';
import { firstScreens } from './measure/firstLoad';
import { withBench } from './browser';

/** The newest version for Node 20. npx fetches it, so that `npm ci` does not have to. */
const lighthouse = 'lighthouse@12.8.2';
const port = 9333;
/** The only loopback address that Lighthouse treats like https. */
const host = '127.0.0.1';
const categories = ['performance', 'accessibility', 'best-practices'] as const;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** Prints Lighthouse's scores (desktop preset) of login and home over the production build. */
async function run(): Promise<void> {
  if (!existsSync(join(__dirname, '../dist/index.html'))) {
    throw new Error('There is no built app in dist/: run "npm run build" first.');
  }
  await withBench(
    async ({ sandbox, executablePath }) => {
      const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
      // A browser that shares its cookies with Lighthouse, because home needs a session.
      const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
        executablePath,
        args: [...(suite.use?.launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
      });
      try {
        for (const [name, path] of Object.entries(firstScreens)) {
          if (name === 'home') await signIn(context, sandbox, player('sophea'));
          const report = await audit(`${sandbox.webUrl}${path}`, join(folder, `${name}.json`));
          const scores = categories.map(
            (category) =>
              `${category} ${Math.round(100 * (report.categories[category]?.score ?? 0))}`,
          );
          console.log(`${name}: ${scores.join(', ')}`);
          for (const audit of failedAuditsOf(report)) console.log(`  ${audit}`);
        }
      } finally {
        await context.close();
        rmSync(folder, { recursive: true });
      }
    },
    { host },
  );
}

/** The titles of the audits that cost a point. */
function failedAuditsOf({ categories: all, audits }: Report): string[] {
  const weighted = categories.flatMap((name) => all[name]?.auditRefs ?? []);
  return weighted
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(
      ({ id }) => `${id} ${audits[id]?.score}: ${audits[id]?.displayValue ?? audits[id]?.title}`,
    );
}

async function audit(address: string, output: string): Promise<Report> {
  const child = spawn(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      `--port=${port}`,
      '--preset=desktop',
      '--disable-storage-reset',
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      `--output-path=${output}`,
      '--quiet',
    ],
    { stdio: 'inherit' },
  );
  // Asynchronous, because Playwright must attach to every page that Lighthouse opens.
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} at ${address}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
