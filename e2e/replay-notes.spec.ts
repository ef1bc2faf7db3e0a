import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility';
import {
  choose,
  expectConsistent,
  expectStep,
  fileOf,
  openTrace,
  stepOf,
  traceIn,
  expect,
  test,
} from './support/replay';

const noteList = (page: Page) => page.getByRole('list', { name: 'Notes' });

/** Writes a note at the step that is shown. */
async function writeNote(page: Page, text: string): Promise<void> {
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: /^Note at step/ })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  await expect(noteList(page)).toContainText(text);
  // The keys belong to the page again.
  await page.keyboard.press('Escape');
}

/** Presses a button that saves a file, and returns where the file is. */
async function savedBy(page: Page, button: string): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('notes are written by keys, kept in a copy, and the copy opens at the first one', async ({
  page,
  recording,
}) => {
  const refused = stepOf(recording, 'bets/betRefused');
  await openTrace(page, recording);
  await page.keyboard.press('e');
  await expectStep(page, refused);
  await writeNote(page, 'The server refused <b>this</b> stake');
  await page.keyboard.press('b');
  await page.keyboard.press('Shift+B');
  await page.keyboard.press('Home');
  await page.keyboard.press('b');
  const submitted = stepOf(recording, 'bets/betSubmitted');
  await expectStep(page, submitted);
  await writeNote(page, 'Pressed in time');
  await expect(page.getByRole('tab', { name: 'Notes 2' })).toBeVisible();
  await expectNoViolations(page, 'the notes');
  const saved = await savedBy(page, 'Save with notes');
  expect(saved.name).toBe('recording.notes.trace.json');
  expect(traceIn(recording).$trace).toEqual(
    traceIn(fileOf(readFileSync(saved.path, 'utf8'))).$trace,
  );

  await page.goto('about:blank');
  await openTrace(page, saved.path);
  await expectConsistent(page);
  await expect(page.getByText(/^Edited/)).toBeHidden();
  await expectStep(page, submitted);
  await expect(noteList(page).getByRole('listitem')).toHaveCount(2);
  await noteList(page).getByText('The server refused <b>this</b> stake').click();
  await expectStep(page, refused);
});

test('notes that no file has are not lost without a question', async ({ page, recording }) => {
  await openTrace(page, recording);
  await writeNote(page, 'Not saved');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await choose(page, recording);
  await expect(page.getByRole('tab', { name: 'Notes', exact: true })).toBeVisible();
  expect(asked).toEqual(['confirm']);
  await writeNote(page, 'Not saved either');
  await page.reload();
  expect(asked).toEqual(['confirm', 'beforeunload']);
});
