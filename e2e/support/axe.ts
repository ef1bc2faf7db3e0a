import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { untilStill } from './untilStill';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Fails where axe finds a violation on the page as it stands. */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  // A half-faded text has no contrast.
  await untilStill(page);
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  const told = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary}`),
  }));
  expect(told, `axe on ${screen}`).toEqual([]);
}
