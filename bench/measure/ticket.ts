import type { Page } from '@playwright/test';
import { openHome } from '../../e2e/support/home';
import { player } from '../../e2e/support/players';
import { ticketButton, ticketDialog, ticketSubmit, typeNumbers } from '../../e2e/support/ticket';
import { waitForAnimations, waitForStableHome } from '../../e2e/support/waitFor';
import { mostLines } from '../../src/config/bettingRules';
import { km } from '../../src/i18n/km';
import type { Bench } from '../browser';
import { atMost, type Figure } from '../table';
import { quantile, throttleCpu } from './frames';
import { longestTask } from './longestTask';

const sophea = player('sophea');
/** The length of a long task in milliseconds. */
const longTaskMs = 50;
const repeats = 5;

/**
 * A full ticket is opened and closed, the amount of one line is typed, and that of all lines: the longest task
 * of each, as the median of several times, against a long task.
 */
export async function measureTicket(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [factor, suffix] of [
    [1, ''],
    [4, '.cpu4'],
  ] as const) {
    await bench.withPage(async (page, context) => {
      await openHome(page, context, bench.sandbox, sophea);
      await waitForStableHome(page);
      await openTicket(page);
      await fill(page);
      await throttleCpu(page, factor);
      for (const [name, work] of [
        ['reopen', reopen],
        ['editLine', editLine],
        ['editAll', editAll],
      ] as const) {
        const tasks: number[] = [];
        for (let repeat = 0; repeat < repeats; repeat += 1)
          tasks.push(await longestTask(bench.browser, () => work(page)));
        const share = quantile(tasks, 0.5) / longTaskMs;
        figures.push(atMost(`ticket.${name}${suffix}`, share, 1, '× 50 ms'));
      }
    });
  }
  return figures;
}

async function openTicket(page: Page): Promise<void> {
  await ticketButton(page).click();
  await ticketDialog(page).waitFor();
  await waitForAnimations(page);
}

async function fill(page: Page): Promise<void> {
  await typeNumbers(page, ...Array.from({ length: mostLines }, (_, index) => String(100 + index)));
  await ticketSubmit(page, mostLines).waitFor();
}

async function reopen(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await ticketDialog(page).waitFor({ state: 'hidden' });
  await openTicket(page);
  // The last line comes after those in view.
  await ticketDialog(page)
    .locator('li')
    .nth(mostLines - 1)
    .waitFor();
}

async function editLine(page: Page): Promise<void> {
  const amounts = ticketDialog(page).locator('button[data-part="amount"]');
  await amounts.nth(mostLines / 2).click();
  await enterAmount(page);
}

async function editAll(page: Page): Promise<void> {
  await ticketDialog(page).getByRole('button', { name: km.ticket.amountOfAll }).click();
  await enterAmount(page);
}

/** Types it key by key into the form, confirms it, and waits for the sums. */
async function enterAmount(page: Page): Promise<void> {
  const field = ticketDialog(page).getByRole('textbox', { name: km.betModal.amount });
  await field.waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2500');
  await page.keyboard.press('Enter');
  await ticketSubmit(page, mostLines).waitFor();
}
