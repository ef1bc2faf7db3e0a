import type { Page } from '@playwright/test';
import type { RootState } from '../../src/store/rootState';
import { km } from '../../src/i18n/km';
import { appStore, type AppStore } from '../support/appStore';

/** A receipt as shown to the player. */
export interface KnownReceipt {
  readonly id: string;
  readonly state: string;
}

/** What the bot has done and seen so far. */
export interface BotReport {
  /** Double clicks on the modal's submit. */
  readonly presses: number;
  readonly receipts: readonly KnownReceipt[];
  /** Changes of the store, at most one for each action. */
  readonly actions: number;
}

/** A player that bets continuously through the real screen. */
export interface Bot {
  /** Stops betting and waits until the slip is closed. */
  pause(): Promise<void>;
  /** Starts betting again. */
  resume(): Promise<void>;
  report(): Promise<BotReport>;
  /** The state of the page's own store. */
  state(): Promise<RootState>;
}

/** Starts a bot on the home screen of a page; the same seed gives the same numbers and pauses. */
export async function startBot(page: Page, seed: number): Promise<Bot> {
  const store = await appStore(page);
  await store.evaluate(runBot, { seed, keypad: km.keypad.label });
  return {
    pause: () => page.evaluate(() => window.__soakBot.pause()),
    resume: () => page.evaluate(() => window.__soakBot.resume()),
    report: () => page.evaluate(() => window.__soakBot.report()),
    state: () => page.evaluate(() => window.__soakBot.state() as RootState),
  };
}

interface BotInPage {
  pause(): Promise<void>;
  resume(): void;
  report(): BotReport;
  state(): unknown;
}

declare global {
  interface Window {
    __soakBot: BotInPage;
  }
}

/** Runs in the page: acts only on the screen, and reads the store only for its report. */
function runBot(store: AppStore, options: { seed: number; keypad: string }): void {
  const known = new Map<string, KnownReceipt>();
  let actions = 0;
  store.subscribe(() => {
    actions += 1;
    const { bets } = store.getState() as { bets: { receipts: KnownReceipt[] } };
    for (const { id, state } of bets.receipts) known.set(id, { id, state });
  });

  let random = options.seed;
  const next = (below: number) => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return Math.floor((random / 2 ** 32) * below);
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const until = async <Found>(find: () => Found | null | undefined, limitMs: number) => {
    for (let waited = 0; waited < limitMs; waited += 10) {
      const found = find();
      if (found) return found;
      await pause(10);
    }
    return null;
  };
  const button = (selector: string) => {
    const found = document.querySelector<HTMLButtonElement>(selector);
    return found && !found.disabled ? found : null;
  };
  const keypad = `[role=group][aria-label="${options.keypad}"]`;
  const submitKey = () => button(`${keypad} button:last-child`);
  const dialog = () => document.querySelector('[role=dialog][aria-labelledby=slip-title]');

  let presses = 0;
  let isPaused = false;
  const betOnce = async () => {
    if (!(await until(submitKey, 2000))) return;
    button(`${keypad} button:nth-child(8)`)?.click();
    const digits = Array.from(
      document.querySelectorAll<HTMLButtonElement>(`${keypad} button`),
    ).filter(({ textContent }) => /^\d$/.test(textContent));
    for (let count = 1 + next(3); count > 0; count -= 1) digits[next(digits.length)]?.click();
    (await until(submitKey, 500))?.click();
    if (!(await until(dialog, 1000))) return;
    button('[role=dialog] [role=group] button')?.click();
    const submit = await until(() => button('[role=dialog] button[type=submit]'), 300);
    if (submit) {
      presses += 1;
      submit.click();
      submit.click();
    }
    await until(() => !dialog(), 3000);
    await close();
  };
  /** Presses Escape until the slip closes; a draw above the slip takes the key first. */
  const close = () =>
    until(() => {
      dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      return !dialog();
    }, 20_000);
  const play = async () => {
    while (!isPaused) {
      await betOnce();
      await pause(next(400));
    }
  };
  let playing = play();
  window.__soakBot = {
    async pause() {
      isPaused = true;
      await playing;
      await close();
    },
    resume() {
      isPaused = false;
      playing = play();
    },
    report: () => ({ presses, receipts: [...known.values()], actions }),
    state: () => store.getState(),
  };
}
