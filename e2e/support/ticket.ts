import { expect, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { addChip, betDialog, openBetModal } from './home';

export const ticketDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: km.ticket.title });

/** Opens the ticket; it shows how many numbers it has. */
export const ticketButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${km.ticket.open}`) });

/** A line of the ticket, from 0. */
export const ticketLine = (page: Page, index: number): Locator =>
  ticketDialog(page).getByRole('list', { name: km.ticket.lines }).getByRole('listitem').nth(index);

/** The press that confirms so many lines. */
export const ticketSubmit = (page: Page, count: number): Locator =>
  ticketDialog(page).getByRole('button', { name: km.ticket.submit(String(count)), exact: true });

/** Puts a number with 1,000 riel into the ticket. */
export async function addToTicket(page: Page, number: string): Promise<void> {
  await openBetModal(page, number);
  await addChip(page, 1000);
  await betDialog(page).getByRole('button', { name: km.ticket.add }).click();
  await expect(betDialog(page)).toBeHidden();
}

/** Puts numbers with 1,000 riel each into the ticket and opens it. */
export async function fillTicket(page: Page, ...numbers: string[]): Promise<void> {
  for (const number of numbers) await addToTicket(page, number);
  await ticketButton(page).click();
  await expect(ticketSubmit(page, numbers.length)).toBeVisible();
}

/** Marks a number of the ticket as a favourite, and closes the ticket. */
export async function markFavourite(page: Page, number: string): Promise<void> {
  await ticketButton(page).click();
  const star = ticketDialog(page).getByRole('button', { name: km.ticket.favourite(number) });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(ticketDialog(page)).toBeHidden();
}

/** Waits until the ticket says that so many of its confirmed lines are placed. */
export async function expectProgress(page: Page, placed: number, total: number): Promise<void> {
  await expect(ticketDialog(page).getByRole('status').last()).toContainText(
    km.ticket.progress(String(placed), String(total)),
  );
}
