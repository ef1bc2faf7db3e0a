import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { waitForAnimations } from './waitFor';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Fails if axe finds a violation on the page. */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  // Half-faded text fails the contrast rule.
  await waitForAnimations(page);
  await page.evaluate(source);
  const { violations, passes, incomplete } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const run = {
      xpath: false,
      // Of each other rule one node is described: all of them would be most of the work.
      resultTypes: ['violations' as const, 'incomplete' as const],
      // Without `ignoreLength` a single digit's contrast is unknown; `configure` would drop the ratios as well.
      checks: { 'color-contrast': { options: { ignoreLength: true } } },
    };
    return axe.run(run);
  });
  expect(passes.length, `axe checked ${screen}`).toBeGreaterThan(0);
  // axe reports a check that throws as undecided.
  expect(JSON.stringify(incomplete), `axe threw on ${screen}`).not.toContain('error-occurred');
  const summary = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary}`),
  }));
  expect(summary, `axe on ${screen}`).toEqual([]);
}

/** The focused element, and whether the focus is visible. */
export interface Focused {
  readonly name: string;
  readonly isVisible: boolean;
}

export async function readFocus(page: Page): Promise<Focused> {
  return page.evaluate(findFocus);
}

/** Runs in the page. */
export function findFocus(): Focused {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { name: 'nothing', isVisible: false };
  }
  const marks = [element, element.closest('.MuiOutlinedInput-root')?.querySelector('fieldset')];
  const isMarked = marks.some((mark) => {
    if (!mark) return false;
    const { outlineStyle, outlineWidth, boxShadow, borderTopWidth } = getComputedStyle(mark);
    const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return hasOutline || boxShadow !== 'none' || (mark !== element && borderTopWidth === '2px');
  });
  const { width, height } = element.getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return {
    name: `${element.tagName.toLowerCase()} ${name}`,
    isVisible: isMarked && width > 0 && height > 0,
  };
}

/** Fails if the focus is not visible. @returns the focused element's tag and name */
export async function expectVisibleFocus(page: Page): Promise<string> {
  const { name, isVisible } = await readFocus(page);
  expect(isVisible, `the focus on ${name} is visible`).toBe(true);
  return name;
}
