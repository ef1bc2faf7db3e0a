import type { CDPSession, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { addChip, amountField, betDialog, openBetModal, toast } from './support/home';

const { amountNotWhole } = km.betModal;

test.beforeEach(async ({ home }) => {
  await openBetModal(home, '07');
  await expect(amountField(home)).toBeFocused();
});

/** Selects characters of the shown amount as keys do it, without the input's own method. */
const select = (page: Page, start: number, end: number) =>
  amountField(page).evaluate(
    (input: HTMLInputElement, places) =>
      HTMLInputElement.prototype.setSelectionRange.call(input, ...places),
    [start, end] as const,
  );

/** Puts the caret after this many characters of the shown amount. */
const placeCaret = (page: Page, place: number) => select(page, place, place);

const caretOf = (page: Page) =>
  amountField(page).evaluate((input: HTMLInputElement) => input.selectionStart);

async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Composes a text step by step, as an input method does, and commits it. */
async function compose(devTools: CDPSession, text: string): Promise<void> {
  for (let length = 1; length <= text.length; length += 1) {
    await devTools.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  }
  await devTools.send('Input.insertText', { text });
}

test('[2.29] pasted text is taken as a whole amount, or leaves what stood and says so', async ({
  home,
  context,
  sent,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await home.keyboard.press('Control+a');
  await pasteText(home, ' 12,000៛\n');
  await expect(amountField(home)).toHaveValue('12,000');
  await placeCaret(home, 0);
  await pasteText(home, '\u17e3\u17e4');
  await expect(amountField(home)).toHaveValue('3,412,000');
  expect(await caretOf(home)).toBe('3,4'.length);
  await home.keyboard.press('Control+a');
  await pasteText(home, '1,000.50');
  await expect(toast(home, km.errors.pasteUnread)).toBeVisible();
  await expect(amountField(home)).toHaveValue('3,412,000');
  expect(sent).toEqual([]);
});

test('[2.29] text from an input method is entered once, when its composition ends', async ({
  home,
  context,
  sent,
}) => {
  const devTools = await context.newCDPSession(home);
  await home.keyboard.press('Control+a');
  await compose(devTools, '15000');
  await expect(amountField(home)).toHaveValue('15,000');
  await placeCaret(home, 2);
  await compose(devTools, '\u17e7\u17e8');
  await expect(amountField(home)).toHaveValue('1,578,000');
  expect(await caretOf(home)).toBe('1,578'.length);
  await home.keyboard.press('Control+a');
  await compose(devTools, '1000.00');
  await expect(amountField(home)).toHaveValue('1000.00');
  await expect(betDialog(home).getByText(amountNotWhole)).toBeVisible();
  await home.keyboard.press('Enter');
  await expect(betDialog(home)).toBeVisible();
  expect(sent).toEqual([]);
});

test('the caret keeps its position when digits around a comma are inserted and removed', async ({
  home,
}) => {
  await home.keyboard.type('1234567');
  await expect(amountField(home)).toHaveValue('1,234,567');
  await placeCaret(home, '1,'.length);
  await home.keyboard.type('9');
  await expect(amountField(home)).toHaveValue('19,234,567');
  await home.keyboard.press('Backspace');
  await expect(amountField(home)).toHaveValue('1,234,567');
  await placeCaret(home, '1,234,'.length);
  await home.keyboard.press('Backspace');
  await expect(amountField(home)).toHaveValue('123,567');
  await home.keyboard.press('Delete');
  await expect(amountField(home)).toHaveValue('12,367');
  await select(home, 1, 4);
  await home.keyboard.type('50');
  await expect(amountField(home)).toHaveValue('15,067');
});

test('undo and redo step through typed digits and chips', async ({ home }) => {
  await home.keyboard.type('1234');
  await addChip(home, 1000);
  await expect(amountField(home)).toHaveValue('2,234');
  for (const shown of ['1,234', '123', '12', '1', '0']) {
    await home.keyboard.press('Control+z');
    await expect(amountField(home)).toHaveValue(shown);
  }
  await home.keyboard.press('Control+Shift+z');
  await expect(amountField(home)).toHaveValue('1');
  await home.keyboard.press('Control+y');
  await expect(amountField(home)).toHaveValue('12');
  await home.keyboard.type('5');
  await expect(amountField(home)).toHaveValue('125');
  await home.keyboard.press('Control+z');
  await expect(amountField(home)).toHaveValue('12');
});
