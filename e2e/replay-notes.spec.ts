import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import {
  actionList,
  playersMessage,
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
  await page.getByRole('dialog', { name: /^Note at step/ }).waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
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
  await page.getByRole('tab', { name: 'Notes 2' }).click();
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
  await choose(page, recording);
  const question = page.getByRole('dialog', { name: 'Your notes are not saved' });
  await expect(question).toBeVisible();
  await expectNoViolations(page, 'the question');
  await question.getByRole('button', { name: 'Back to the notes' }).click();
  await page.getByRole('tab', { name: 'Notes 1' }).click();
  await expect(noteList(page).getByText('Not saved')).toBeVisible();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('hostile notes of a file are left out or shown as plain text', async ({ page, recording }) => {
  const file = {
    ...traceIn(recording),
    $notes: [
      { step: 3, text: '<img src=x onerror="document.title=1">', author: '<script>1</script>' },
      { step: 100_000, text: 'beyond the end' },
      { step: 4, text: { html: '<b>' } },
      'a text',
    ],
  };
  await openTrace(page, fileOf(file));
  await expectStep(page, 3);
  await expect(noteList(page).getByRole('listitem')).toHaveCount(1);
  await expect(noteList(page)).toContainText('<img src=x onerror="document.title=1">');
  await expect(page.getByText('Notes of agents that cannot be read, left out: 3.')).toBeVisible();
  await expect(actionList(page)).toBeVisible();
  expect(await page.title()).toContain('Trace replay');
});

test('a case file shows notes, steps and the player’s screens without the replay, from the disk', async ({
  page,
  recording,
  watch,
}, testInfo) => {
  // What records a trace of this test wants to run in each frame, and the case file's run no scripts.
  if (testInfo.project.use.trace === 'on') watch.allowConsoleErrors(/about:srcdoc/);
  await openTrace(page, recording);
  await expectConsistent(page);
  await page.keyboard.press('e');
  await writeNote(page, 'Refused <i>here</i>');
  await page.keyboard.press('Home');
  await page.keyboard.press('b');
  await writeNote(page, 'Pressed in time');
  await page.getByRole('tab', { name: 'Notes 2' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save case file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('recording.case.html');
  // The replay stays where it was.
  await expectStep(page, stepOf(recording, 'bets/betSubmitted'));
  const path = testInfo.outputPath('recording.case.html');
  await download.saveAs(path);
  const html = readFileSync(path, 'utf8');
  expect(html).not.toMatch(
    /<script|&lt;script|https?:\/\/(?!www\.w3\.org\/)|javascript:|\son[a-z]+=/i,
  );
  await testInfo.attach('case file', { path });

  await page.goto(pathToFileURL(path).href);
  await expect(
    page.getByRole('heading', { name: 'Case file: recording.trace.json' }),
  ).toBeVisible();
  await expect(page.getByText('Replays consistently; confirm money on the server')).toBeVisible();
  await expect(page.getByText(playersMessage)).toBeVisible();
  await expect(page.getByText('Refused <i>here</i>')).toBeVisible();
  const bet = page.frameLocator('iframe >> nth=0');
  await expect(bet.locator('[name="amount"]')).toHaveValue('5,000');
  await expect(bet.locator('[name="amount"]')).toBeVisible();
  await expect(
    page.frameLocator('iframe >> nth=1').getByText(km.betModal.title).first(),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /51 472 400,000/ })).toContainText('Refused');
  await expect(page.locator('tr.noted')).toHaveText([/bets\/betSubmitted/, /bets\/betRefused/]);
  await expectNoViolations(page, 'the case file');
});
