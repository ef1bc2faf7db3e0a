import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { supportVisitText } from '../../src/testing/visits/supportVisit';
import type { TraceDetails, TraceFile } from '../../src/trace/traceFormat';
import { test as suite } from './fixtures';

/** What a file chooser takes. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A recorded visit as a file. */
export const recordingFile = (changes: Partial<TraceDetails> = {}): ChosenFile =>
  fileOf(supportVisitText(changes));

/** A file with this text, or with this value as JSON. */
export function fileOf(content: unknown, name = 'recording.trace.json'): ChosenFile {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

export const traceIn = (file: ChosenFile): TraceFile =>
  JSON.parse(file.buffer.toString()) as TraceFile;

/** The step of the first action of a type, after step `after`. */
export function stepOf(file: ChosenFile, type: string, after = -1): number {
  const { stagedActionIds, actionsById } = traceIn(file);
  const step = stagedActionIds.findIndex(
    (id, index) => index > after && actionsById[id]?.action.type === type,
  );
  if (step < 0) throw new Error(`no ${type} after step ${after}`);
  return step;
}

/** The file input with this label. It matches nothing while a file is read. */
const fileInput = (page: Page, label: string | RegExp) =>
  page.getByLabel(label).and(page.locator('input:enabled:visible'));

/** Chooses a file on the replay page. */
export async function choose(page: Page, file: ChosenFile | string): Promise<void> {
  await fileInput(page, /^Open (a trace|another)…$/).setInputFiles(file);
}

/** Opens the replay page in English and a file in it, at a step if one is given, else at its first marked row. */
export async function openTrace(
  page: Page,
  file: ChosenFile | string,
  step?: number,
): Promise<void> {
  await page.addInitScript(() => {
    // A blank page has no storage.
    const isBlank = window.location.protocol === 'about:';
    if (!isBlank && localStorage.getItem('replayLanguage') !== 'en') {
      localStorage.setItem('replayLanguage', 'en');
    }
  });
  // Another step of the same address would not load the page again.
  await page.goto('about:blank');
  await page.goto(step === undefined ? '/replay.html' : `/replay.html#step=${step}`);
  await choose(page, file);
  await expectChecked(page);
}

/** The chosen recording is read and checked. Until then the lines above the table grow and move what is below them. */
export async function expectChecked(page: Page): Promise<void> {
  await expect(page.getByRole('toolbar', { name: 'Replay' })).toBeVisible();
  await expect(page.getByText(/^(Reading the recording|Checking)…/)).toHaveCount(0);
}

/** The replay agrees with all hashes of its file. */
export async function expectConsistent(page: Page): Promise<void> {
  await expect(
    page.getByText('Replays consistently, which does not prove who made it'),
  ).toBeVisible();
}

/** Opens the tab with every step and their search. */
export async function openSteps(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Steps' }).click();
}

/** Chooses an entry of the menu for what support rarely needs. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

export const actionList = (page: Page): Locator => page.getByRole('listbox', { name: 'Steps' });

/** What the player saw. */
export const playersScreen = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="The player’s screen"]');

export const stepTitle = (page: Page): Locator =>
  page.getByRole('region', { name: 'The player’s screen', exact: true }).getByRole('heading');

export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(stepTitle(page)).toContainText(`Step ${step}`);
}

/** The rows of the ledger, marked ones first. */
export const ledgerRows = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Table' }).getByRole('option');

export const openError = (page: Page): Locator => page.getByRole('alert');

export { expect } from './fixtures';

/** The player's message in `recording`. */
export const playersMessage = 'The bet was refused and then I was signed out.';

let cached: ChosenFile | null = null;

interface ReplayFixtures {
  /** A recorded session, the same for all tests of a worker. */
  recording: ChosenFile;
}

/** The test function of the replay page's suites. */
export const test = suite.extend<ReplayFixtures>({
  recording: async ({}, use) => use((cached ??= recordingFile({ words: playersMessage }))),
});
