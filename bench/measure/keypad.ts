import type { Page } from '@playwright/test';
import { openHome } from '../../e2e/support/home';
import { player } from '../../e2e/support/players';
import type { Bench } from '../browser';
import { atMost, reported, type Figure } from '../table';
import { frameMs, quantile, throttleCpu } from './frames';

const sophea = player('sophea');
const presses = 60;
/** How long a key is held down, in milliseconds. */
const pressMs = 60;

/**
 * From a press to the next paint, measured with the Event Timing API, the basis of INP: keys and clicks
 * on the keypad, at full CPU speed and four times slower. A page with one button shows the machine's
 * share.
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
      await throttleCpu(page, factor);
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
      await throttleCpu(page, factor);
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

/** Enters three digits, by key and by click in turn, and clears them with the fourth press. */
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

/** Milliseconds of each interaction, which the browser rounds to 8; 16 is the shortest. */
async function timePresses(page: Page, press: (at: number) => Promise<void>): Promise<number[]> {
  await page.evaluate(recordInteractions);
  for (let at = 0; at < presses; at += 1) {
    await press(at);
    await page.evaluate(twoFrames);
  }
  const reported = await page.evaluate(() =>
    Object.values((window as unknown as { interactions: Record<string, number> }).interactions),
  );
  // The browser reports nothing below 16 ms, so presses without an entry count as 16.
  return [...reported, ...Array.from({ length: Math.max(0, presses - reported.length) }, () => 16)];
}

/** Runs in the page. After two frames a press has been painted. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** Runs in the page: records the longest event of each interaction, from the input to the next paint. */
function recordInteractions(): void {
  const interactions: Record<string, number> = {};
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}
