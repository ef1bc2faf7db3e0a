import type { Page } from '@playwright/test';
import { openHome, roundTimer } from '../../e2e/support/home';
import { player } from '../../e2e/support/players';
import type { Bench } from '../browser';
import { atLeast, atMost, reported } from '../table';
import type { Figure } from '../table';
import { takeCommits, watchCommits } from './commits';
import { frameMs, quantile, slowDown } from './frames';

const sophea = player('sophea');
const pushes = 40;

/** From the sandbox's countdown push to the frame that shows it, and what React did for it. */
export async function measurePushes(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [factor, name, frames] of [
    [1, 'pushToPaint', 2],
    [4, 'pushToPaint.cpu4', 4],
  ] as const) {
    await bench.withPage(async (page, context) => {
      const { control } = bench.sandbox;
      await control.seedBets(sophea.id, { open: 200 });
      await watchCommits(page);
      await openHome(page, context, bench.sandbox, sophea);
      await control.clock({ paused: true });
      await slowDown(page, factor);
      await page.evaluate(notePaints);
      const delays: number[] = [];
      const commits: number[] = [];
      for (let at = 0; at < pushes; at += 1) {
        const seconds = 580 - 10 * at;
        await takeCommits(page);
        const sentAt = Date.now();
        await control.countdown(seconds);
        await page.waitForFunction(isPainted, seconds);
        delays.push((await page.evaluate(paintOf, seconds)) - sentAt);
        commits.push(...(await takeCommits(page)).map(({ components }) => components));
      }
      figures.push(
        reported(`${name}.p50`, quantile(delays, 0.5), 'ms'),
        atMost(`${name}.p95`, quantile(delays, 0.95), frames * frameMs, 'ms'),
      );
      if (factor === 1) figures.push(atMost('countdown.commits', Math.max(...commits), 3, ''));
    });
  }
  return figures;
}

/** 200 events a second for 30 seconds. */
export async function measureFlood(bench: Bench): Promise<Figure[]> {
  return bench.withPage(async (page, context) => {
    const { control } = bench.sandbox;
    await openHome(page, context, bench.sandbox, sophea);
    await control.clock({ paused: true });
    await page.evaluate(noteFrames);
    const began = Date.now();
    // Twenty pushes at a time: each is an event on the line, written by the sandbox one by one.
    for (let turn = 1; turn <= 300; turn += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => control.countdown(590 - ((turn + at) % 60))),
      );
      const rest = began + 100 * turn - Date.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
    const seconds = (Date.now() - began) / 1000;
    await control.countdown(77);
    await page.waitForFunction(isShown, 77);
    const { longest, frames } = await page.evaluate(readFrames);
    const isLastShown = (await roundTimer(page).textContent())?.includes('77') ?? false;
    return [
      reported('flood.eventsPerSecond', 6000 / seconds, ''),
      atMost('flood.longestTask', longest, 50, 'ms'),
      atLeast('flood.framesPerSecond', frames, 55, ''),
      atLeast('flood.lastEventShown', Number(isLastShown), 1, ''),
    ];
  });
}

/** From a press on the keypad to the frame that shows it, four times slowed down. */
export async function measureKeypad(bench: Bench): Promise<Figure[]> {
  return bench.withPage(async (page, context) => {
    await openHome(page, context, bench.sandbox, sophea);
    await slowDown(page, 4);
    await page.evaluate(notePresses);
    for (let press = 0; press < 60; press += 1) await pressKey(page, press);
    await page.waitForFunction(
      () => (window as unknown as { presses: number[] }).presses.length >= 60,
    );
    const presses = await page.evaluate(() => (window as unknown as { presses: number[] }).presses);
    return [
      reported('keypad.inp.p50', quantile(presses, 0.5), 'ms'),
      atMost('keypad.inp.p95', quantile(presses, 0.95), 2 * frameMs, 'ms'),
    ];
  });
}

/** Three digits fill the display; the fourth press clears it. */
async function pressKey(page: Page, press: number): Promise<void> {
  const key = press % 4 === 3 ? '.key-clear' : `.key >> nth=${press % 3}`;
  await page.locator(`.keypad ${key}`).first().dispatchEvent('click');
}

/** Runs in the page: notes for each figure that the countdown shows the frame that showed it. */
function notePaints(): void {
  const painted: Record<string, number> = {};
  Object.assign(window, { painted });
  const timer = document.querySelector('[role="timer"]');
  const look = () => {
    const seconds = parseInt(timer?.textContent ?? '', 10);
    requestAnimationFrame((at) => {
      if (!(seconds in painted)) painted[seconds] = performance.timeOrigin + at;
    });
  };
  if (timer) {
    new MutationObserver(look).observe(timer, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }
}

const isPainted = (seconds: number) =>
  seconds in (window as unknown as { painted: Record<number, number> }).painted;

const paintOf = (seconds: number) =>
  (window as unknown as { painted: Record<number, number> }).painted[seconds] ?? Number.NaN;

const isShown = (seconds: number) =>
  document.querySelector('[role="timer"]')?.textContent.includes(String(seconds)) ?? false;

/** Runs in the page: counts frames and notes the longest task. */
function noteFrames(): void {
  const noted = { longest: 0, frames: 0, began: performance.now() };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
  }).observe({ type: 'longtask' });
  const count = () => {
    noted.frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** Runs in the page. */
function readFrames(): { longest: number; frames: number } {
  const { noted } = window as unknown as {
    noted: { longest: number; frames: number; began: number };
  };
  const seconds = (performance.now() - noted.began) / 1000;
  return { longest: noted.longest, frames: noted.frames / seconds };
}

/** Runs in the page: notes for each press the time to the frame after what it changed. */
function notePresses(): void {
  const presses: number[] = [];
  Object.assign(window, { presses });
  document.addEventListener(
    'click',
    () => {
      const began = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => presses.push(performance.now() - began);
        channel.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
