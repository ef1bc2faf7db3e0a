import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { BrowserDriver, KeyAction } from './browserDriver';
import { findInPage } from './findInPage';
import type { Found, Seen, Target } from './findInPage';

const testingLibrary = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** WebDriver's codes of the keys that type nothing. */
const keyCodes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** The page in a browser that Playwright does not drive; every step waits until it is possible. */
export class WebPage {
  constructor(
    private readonly driver: BrowserDriver,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.navigate(this.origin + path);
  }

  /** Calls a function without outside variables in the page. */
  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.driver.call(run.toString(), ...args)) as Awaited<Result>;
  }

  /** Waits until the address is this one, without the origin. */
  async expectAddress(path: string | RegExp): Promise<void> {
    await eventually(async () => {
      const shown = await this.evaluate(() => window.location.pathname + window.location.search);
      if (typeof path === 'string') expect(shown).toBe(path);
      else expect(shown).toMatch(path);
    });
  }

  /** Waits until something is there, and contains a text if one is given. */
  async expectShown(target: Target, text = ''): Promise<void> {
    await eventually(async () => {
      const texts = (await this.find(target)).map((found) => found.text);
      expect(texts, JSON.stringify(target)).toContainEqual(expect.stringContaining(text));
    });
  }

  /** Waits until a field has exactly this value. */
  async expectValue(target: Target, value: string): Promise<void> {
    await eventually(async () => {
      const texts = (await this.find(target)).map((found) => found.text);
      expect(texts, JSON.stringify(target)).toEqual([value]);
    });
  }

  async expectHidden(target: Target): Promise<void> {
    await eventually(async () => {
      expect(await this.find(target), JSON.stringify(target)).toEqual([]);
    });
  }

  async expectFocused(target: Target): Promise<void> {
    await eventually(async () => {
      const found = await this.find(target);
      expect(found, JSON.stringify(target)).toContainEqual(
        expect.objectContaining({ isFocused: true }),
      );
    });
  }

  /** Presses the first match with the mouse once it can be pressed and stands still. */
  async click(target: Target): Promise<void> {
    const { x, y } = await eventually(async () => {
      const { pressPoint } = await this.look(target, true);
      if (pressPoint === null) throw new Error(`can't be pressed: ${JSON.stringify(target)}`);
      return pressPoint;
    });
    await this.driver.perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Types each character. */
  async type(text: string): Promise<void> {
    await this.keys(Array.from(text).flatMap((value) => stroke([value])));
  }

  /** Presses a key, or several together: `Control+a`. */
  async press(combination: string): Promise<void> {
    await this.keys(stroke(combination.split('+').map((key) => keyCodes[key] ?? key)));
  }

  /** Chooses a file for an input as soon as it is there. */
  async chooseFile(selector: string, path: string): Promise<void> {
    await eventually(async () => {
      const count = await this.evaluate(
        (wanted) => document.querySelectorAll(wanted).length,
        selector,
      );
      expect(count, selector).toBe(1);
    });
    await this.driver.chooseFile(selector, path);
  }

  private async keys(actions: readonly KeyAction[]): Promise<void> {
    await this.driver.perform({ type: 'key', id: 'keyboard', actions });
  }

  private async find(target: Target): Promise<readonly Found[]> {
    return (await this.look(target, false)).found;
  }

  private async look(target: Target, isPressed: boolean): Promise<Seen> {
    const seen = await this.evaluate(findInPage, target, isPressed);
    if (seen !== null) return seen;
    await this.driver.call(`() => { ${testingLibrary} }`);
    return this.look(target, isPressed);
  }
}

/** Repeats an attempt until it succeeds; a page that goes away in between is another reason to. */
async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const run = async () => void results.push(await attempt());
  await expect(run).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
  return results[0] as Result;
}

/** Keys that go down in this order and up in the opposite one. */
function stroke(values: readonly string[]): KeyAction[] {
  return [
    ...values.map((value) => ({ type: 'keyDown', value }) as const),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
  ];
}
