import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import type { SandboxControl } from './control';
import { sophea } from './players';

/** The ticket: a drawer or, in a wide window, a place next to the stage. */
export const ticketDialog = (page: Page | FrameLocator): Locator =>
  page
    .getByRole('dialog', { name: km.ticket.title })
    .or(page.getByRole('region', { name: km.ticket.title }));

/** Opens the ticket; it shows how many numbers it has. */
export const ticketButton = (page: Page | FrameLocator): Locator =>
  page.getByRole('button', { name: new RegExp(`^${km.ticketButton.open}`) });

/** The field for several numbers. */
export const ticketEntry = (page: Page): Locator =>
  ticketDialog(page).getByRole('textbox', { name: km.ticket.entry });

/** Types numbers into the open ticket, which become lines. */
export async function typeNumbers(page: Page, ...numbers: readonly string[]): Promise<void> {
  await ticketEntry(page).fill(numbers.join(' '));
  await ticketEntry(page).press('Enter');
  await expect(ticketEntry(page)).toHaveValue('');
}

/** A line of the ticket, from 0. */
export const ticketLine = (page: Page | FrameLocator, index: number): Locator =>
  ticketDialog(page).getByRole('list', { name: km.ticket.lines }).getByRole('listitem').nth(index);

/** How many lines of the ticket are wholly in sight, with nothing over them. */
export const linesInSight = (page: Page): Promise<number> =>
  ticketDialog(page)
    .getByRole('list', { name: km.ticket.lines })
    .getByRole('listitem')
    .evaluateAll((lines) => {
      const isInSight = (line: Element) => {
        const { left, top, right, bottom } = line.getBoundingClientRect();
        const ends = [
          document.elementFromPoint(left, top),
          document.elementFromPoint(right - 1, bottom - 1),
        ];
        return ends.every((end) => line.contains(end));
      };
      return lines.filter(isInSight).length;
    });

/** The button that places all lines, by their number. */
export const ticketSubmit = (page: Page, count: number): Locator =>
  ticketDialog(page).getByRole('button', { name: km.ticket.submit(String(count)), exact: true });

/** Opens the ticket and types numbers into it, which get 1,000 riel each. */
export async function fillTicket(page: Page, ...numbers: string[]): Promise<void> {
  await ticketButton(page).click();
  await typeNumbers(page, ...numbers);
  await expect(ticketSubmit(page, numbers.length)).toBeVisible();
}

/** Waits until the ticket says that this number of its confirmed lines are placed. */
export async function expectProgress(
  page: Page | FrameLocator,
  placed: number,
  total: number,
): Promise<void> {
  await expect(ticketDialog(page).getByRole('status').last()).toContainText(
    km.ticket.progress(String(placed), String(total)),
  );
}

/**
 * Expects that the lines of the open ticket are these, the first `placed` of them placed and each other one
 * not, with nothing left to find out.
 */
export async function expectTrueLines(
  page: Page,
  numbers: readonly string[],
  placed: number,
): Promise<void> {
  const lines = ticketDialog(page).getByRole('list', { name: km.ticket.lines });
  await expect(lines.getByRole('listitem')).toHaveCount(numbers.length);
  for (const [index, number] of numbers.entries()) {
    const line = ticketLine(page, index);
    await expect(line.getByRole('img', { name: km.a11y.numberOf(number) })).toBeVisible();
    await expect(line.getByRole('img', { name: km.ticket.placed })).toHaveCount(
      index < placed ? 1 : 0,
    );
    await expect(line.getByRole('button', { name: km.ticket.remove(number) })).toHaveCount(
      index < placed ? 0 : 1,
    );
    await expect(line).not.toContainText(km.ticket.unclear);
  }
}

/** The numbers that Sophea has bet in a round, as the server has them, oldest first. */
export async function storedNumbers(control: SandboxControl, roundId: number): Promise<string[]> {
  const { bets = [] } = await control.state(sophea.id);
  return bets
    .filter(({ result_id: id }) => id === roundId)
    .map(({ number }) => number)
    .reverse();
}
