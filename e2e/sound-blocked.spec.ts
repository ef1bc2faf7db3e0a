import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Sandbox } from './support/fixtures';
import { sophea, signIn } from './support/players';
import config from './playwright.config';

const { launchOptions } = config.use ?? {};

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--autoplay-policy=document-user-activation-required'],
  },
});

/** Logs each sound to the console when it starts playing. */
function logSounds(): void {
  const play = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play')?.value as
    ((this: HTMLMediaElement) => Promise<void>) | undefined;
  const followed = new WeakSet<HTMLMediaElement>();
  HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
    const report = () => console.info(`heard ${new URL(this.src).pathname}`);
    if (!followed.has(this)) this.addEventListener('playing', report);
    followed.add(this);
    await play?.call(this);
  };
}

/** The log lines about sounds, oldest first. Evaluating code in the page would count as a user gesture. */
function recordSounds(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const [line] = /heard \S+|sound \w+ not played/.exec(message.text()) ?? [];
    if (line !== undefined) lines.push(line);
  });
  return lines;
}

/** Counts the lists of results that come. */
function countLists(page: Page): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/results')) count += 1;
  });
  return () => count;
}

/** Waits until the page's connections for broadcasts and balance are open. */
async function waitUntilConnected({ control }: Sandbox): Promise<void> {
  await expect
    .poll(async () => (await control.state()).connections)
    .toEqual({ pusher: 1, database: 1 });
}

test(
  '[8.8] failure 8: a blocked sound is dropped, a click plays nothing old, and the next result sounds',
  { tag: '@core' },
  async ({ page, context, sandbox }) => {
    const { control } = sandbox;
    const sounds = recordSounds(page);
    await page.addInitScript(logSounds);
    await signIn(context, sandbox, sophea);
    await control.countdown(600);
    const lists = countLists(page);
    await page.goto('/');
    await waitUntilConnected(sandbox);
    // It comes with the connection, so that no draw is missed before.
    await expect.poll(lists).toBe(1);
    await control.finishRound();
    await expect.poll(() => sounds).toEqual(['sound roll not played', 'sound digit not played']);

    await control.startRound();
    await expect.poll(lists).toBe(2);
    await page.mouse.click(5, 400);
    await control.countdown(600);
    await control.finishRound();
    await expect
      .poll(() => sounds.slice(2))
      .toEqual([
        'heard /sounds/roll.wav',
        ...Array.from({ length: 3 }, () => 'heard /sounds/digit.wav'),
      ]);
  },
);
