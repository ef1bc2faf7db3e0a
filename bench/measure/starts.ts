import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { player, signIn } from '../../e2e/support/players';
import type { Bench } from '../browser';
import { buildFloor, floorFolder } from '../floor/buildFloor';
import { reported } from '../table';
import type { Figure } from '../table';
import { quantile, throttleNetwork } from './frames';

const runs = 5;
const keypad = '[role="group"] button';
const word = '#root a';

/** First load and warm restart, on a fast and on a slow network, as ratios to a page of the same libraries. */
export async function measureStarts(bench: Bench): Promise<Figure[]> {
  const floor = await serveFloor();
  try {
    const open = async (address: string, shown: string, isSlow: boolean) => {
      const times = { first: [] as number[], again: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        await bench.withPage(async (page, context) => {
          await signIn(context, bench.sandbox, player('sophea'));
          if (isSlow) await throttleNetwork(page);
          times.first.push(await timeTo(page, shown, () => page.goto(address)));
          times.again.push(await timeTo(page, shown, () => page.reload()));
        });
      }
      return { first: quantile(times.first, 0.5), again: quantile(times.again, 0.5) };
    };
    const bare = await open(floor.address, word, false);
    const app = await open('/', keypad, false);
    const bareSlow = await open(floor.address, word, true);
    const appSlow = await open('/', keypad, true);
    return [
      reported('restart.home', app.again / bare.again, '× of the bare page'),
      reported('start.home', app.first / bare.first, '× of the bare page'),
      reported('slowNetwork.home', appSlow.first / bareSlow.first, '× of the bare page'),
      reported('slowNetwork.restart', appSlow.again / bareSlow.again, '× of the bare page'),
    ];
  } finally {
    floor.stop();
  }
}

/** Milliseconds from the navigation to the first frame that has the element. */
async function timeTo(page: Page, shown: string, open: () => Promise<unknown>): Promise<number> {
  await open();
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(selector)) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    shown,
  );
}

/** Serves the floor of home like a deployment: compressed, with immutable scripts. */
async function serveFloor(): Promise<{ address: string; stop(): void }> {
  if (!existsSync(join(floorFolder, 'home/index.html'))) await buildFloor('home');
  const folder = join(floorFolder, 'home');
  // Compressed in advance, like a build's files, so that the page does not wait for it.
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(html|js)$/.test(path))
      .map((path) => [`/${path}`, brotliCompressSync(readFileSync(join(folder, path)))]),
  );
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const content = files.get(path);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const isPage = path === '/index.html';
    response.writeHead(200, {
      'Content-Type': isPage ? 'text/html' : 'text/javascript',
      'Content-Encoding': 'br',
      'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
