import type { Page } from '@playwright/test';
import { openHome } from '../../e2e/support/home';
import { player } from '../../e2e/support/players';
import type { Bench } from '../browser';
import { atMost, reported } from '../table';
import type { Figure } from '../table';
import { frameMs, quantile, slowDown } from './frames';

const sophea = player('sophea');
const presses = 60;
/** A finger stays on a key at least this long. */
const pressMs = 60;

/**
 * From a press to the frame that shows it, by the browser's own Event Timing, which INP is made
 * from: real keys and real clicks on the keypad, at the machine's speed and four times slowed down.
 * For comparison it measures a page with one button, which is the machine's share.
 */
export async function measureKeypad(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [factor, name] of [
    [1, 'keypad.inp'],
    [4, 'keypad.inp.cpu4'],
  ] as const) {
    const bare = await bench.withPage(async (page) => {
      await page.goto('about:blank');
      await page.setContent(oneButton);
      await slowDown(page, factor);
      return timePresses(page, (at) =>
        at % 2 === 0
          ? page.keyboard.press('1', { delay: pressMs })
          : page.getByRole('button').click({ delay: pressMs }),
      );
    });
    const app = await bench.withPage(async (page, context) => {
      await openHome(page, context, bench.sandbox, sophea);
      const keys = await page.locator('[role="group"] button').all();
      const places = await Promise.all(keys.map((key) => key.boundingBox()));
      await slowDown(page, factor);
      return timePresses(page, (at) => pressDigit(page, at, places));
    });
    figures.push(
      reported(`${name}.p50`, quantile(app, 0.5), 'ms'),
      atMost(`${name}.p95`, quantile(app, 0.95), 2 * frameMs, 'ms'),
      reported(`${name}.bare.p95`, quantile(bare, 0.95), 'ms'),
    );
  }
  return figures;
}

const oneButton = `<button style="width: 200px; height: 100px">0</button>
<script>
  const button = document.querySelector('button');
  const count = () => (button.textContent = Number(button.textContent) + 1);
  button.addEventListener('click', count);
  addEventListener('keydown', count);
</script>`;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Three digits fill the display, by key and by click in turn; the fourth press clears it. */
async function pressDigit(page: Page, at: number, places: (Place | null)[]): Promise<void> {
  const place = places[at % 4];
  if (at % 4 === 3) await page.keyboard.press('Delete', { delay: pressMs });
  else if (at % 2 === 0 || !place)
    await page.keyboard.press(String((at % 4) + 1), { delay: pressMs });
  else {
    const { x, y, width, height } = place;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.evaluate(twoFrames);
    await page.mouse.click(x + width / 2, y + height / 2, { delay: pressMs });
  }
}

/** Milliseconds of each interaction, in the browser's steps of 8; the shortest as 16. */
async function timePresses(page: Page, press: (at: number) => Promise<void>): Promise<number[]> {
  await page.evaluate(noteInteractions);
  for (let at = 0; at < presses; at += 1) {
    await press(at);
    await page.evaluate(twoFrames);
  }
  const reported = await page.evaluate(() =>
    Object.values((window as unknown as { interactions: Record<string, number> }).interactions),
  );
  // The browser reports nothing below 16 ms: those are the presses without an entry.
  return [...reported, ...Array.from({ length: Math.max(0, presses - reported.length) }, () => 16)];
}

/** Runs in the page: the press is shown, and nothing of it is left to do. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** Runs in the page: notes of each interaction its longest event, from the input to the frame. */
function noteInteractions(): void {
  const interactions: Record<string, number> = {};
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
