import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility';
import {
  actionList,
  choose,
  expect,
  expectConsistent,
  expectStep,
  fileInput,
  fileOf,
  openError,
  openTrace,
  stepOf,
  stepTitle,
  test,
  traceIn,
} from './support/replay';
import type { ChosenFile } from './support/replay';

/** The same session that many milliseconds later, as another file. */
function shifted(file: ChosenFile, name: string, milliseconds: number): ChosenFile {
  const trace = traceIn(file);
  for (const action of Object.values(trace.actionsById)) action.timestamp += milliseconds;
  return fileOf(trace, name);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Files on one clock' });
const row = (page: Page, name: string) => bar(page).getByRole('group', { name });
const time = (page: Page, name: string) => row(page, name).getByRole('slider');
const add = (page: Page, ...files: ChosenFile[]) =>
  fileInput(page, 'Add a file…').setInputFiles(files);

/** Opens two files of two tabs; the second one begins two seconds later. */
async function openTwo(page: Page, recording: ChosenFile) {
  const first = { ...recording, name: 'first.trace.json' };
  const second = shifted(recording, 'second.trace.json', 2000);
  await page.goto('/replay.html');
  await fileInput(page, 'Open a trace…').setInputFiles([first, second]);
  await expect(bar(page)).toBeVisible();
  return { first, second };
}

test('two files lie on one clock, and a press on the other one shows it at that time', async ({
  page,
  recording,
}) => {
  await openTwo(page, recording);
  await expect(page.getByRole('heading', { name: 'first.trace.json' })).toBeVisible();
  await expect(page).toHaveTitle(/^first\.trace\.json/);
  // Both marks follow the steps of the shown one.
  const submitted = stepOf(recording, 'bets/betSubmitted');
  await page.keyboard.press('b');
  await expectStep(page, submitted);
  const shownAt = await time(page, 'first.trace.json').getAttribute('aria-valuetext');
  await expect(time(page, 'second.trace.json')).toHaveAttribute('aria-valuetext', shownAt ?? '');

  // The other tab, at the same time: it is two seconds behind.
  await row(page, 'second.trace.json')
    .getByRole('button', { name: 'second.trace.json' })
    .first()
    .click();
  await expect(page).toHaveTitle(/^second\.trace\.json/);
  await expect(page.getByRole('heading', { name: 'second.trace.json' })).toBeVisible();
  await expect(time(page, 'first.trace.json')).toHaveAttribute('aria-valuetext', shownAt ?? '');
  await expect(stepTitle(page)).not.toContainText(`Step ${submitted} `);
  const screen = page.locator('iframe:visible').contentFrame();
  await expect(screen.getByRole('main')).toBeVisible();

  const lane = await row(page, 'first.trace.json').locator('svg').first().boundingBox();
  if (!lane) throw new Error('the lane has no box');
  await page.mouse.click(lane.x + 1, lane.y + lane.height / 2);
  await expect(page.getByRole('heading', { name: 'first.trace.json' })).toBeVisible();
  await expect(time(page, 'second.trace.json')).toHaveAttribute(
    'aria-valuetext',
    '20-11-2026 14:00:00',
  );
  // The address and the keys belong to the file that is shown.
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expectStep(page, 1);
  await expect(page).toHaveURL(/#step=1$/);
});

test('a file keeps its list and filter while another one is shown, and can be closed', async ({
  page,
  recording,
}) => {
  await openTwo(page, recording);
  await page.getByRole('searchbox').fill('roundStarted');
  const second = row(page, 'second.trace.json');
  await second.getByRole('button').first().click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await row(page, 'first.trace.json').getByRole('button').first().click();
  await expect(page.getByRole('searchbox')).toHaveValue('roundStarted');
  await row(page, 'first.trace.json')
    .getByRole('button', { name: 'Close first.trace.json' })
    .click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'second.trace.json' })).toBeVisible();
  await choose(page, recording);
  await expect(page.getByRole('heading', { name: recording.name })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('files are added beside the open one, and those that cannot be are refused with the reason', async ({
  page,
  recording,
}) => {
  await openTrace(page, recording);
  await add(page, recording);
  await expect(openError(page)).toContainText('recording.trace.json is open already');
  const { actionsById, stagedActionIds } = traceIn(recording);
  const timeless = {
    payload: JSON.stringify(stagedActionIds.map((id) => actionsById[id]?.action)),
  };
  await add(page, fileOf(timeless, 'export.json'));
  await expect(openError(page)).toContainText('export.json has no recorded times');
  await expect(bar(page)).toBeHidden();

  const [second, third, fourth, fifth] = [1, 2, 3, 4].map((hour) =>
    shifted(recording, `${hour}.trace.json`, hour * 3_600_000),
  );
  if (!second || !third || !fourth || !fifth) throw new Error('files are missing');
  await add(page, second);
  await expect(bar(page)).toContainText('These recordings do not overlap in time');
  await expect(openError(page)).toBeEmpty();
  await add(page, third, fourth, fifth);
  await expect(openError(page)).toContainText('4.trace.json was not opened: 4 files at most');
  await expect(bar(page).getByRole('slider')).toHaveCount(4);
});

test('unsaved notes of a file that is not shown are asked for before it is closed', async ({
  page,
  recording,
}) => {
  await openTwo(page, recording);
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('textbox').first().fill('The stake');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the note' }).click();
  await row(page, 'second.trace.json').getByRole('button').first().click();
  await bar(page).getByRole('button', { name: 'Close first.trace.json' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your notes are not saved' });
  await dialog.getByRole('button', { name: 'Back to the notes' }).click();
  await expect(bar(page).getByRole('slider')).toHaveCount(2);
  await bar(page).getByRole('button', { name: 'Close first.trace.json' }).click();
  await dialog.getByRole('button', { name: 'Close without saving' }).click();
  await expect(bar(page)).toBeHidden();
});

for (const width of [1366, 1024]) {
  test(`at ${width} px four files and the lanes of the network leave five rows of the list in view`, async ({
    page,
    recording,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await openTrace(page, recording, 40);
    const hours = [1, 2, 3];
    await add(page, ...hours.map((hour) => shifted(recording, `${hour}.trace.json`, hour * 3.6e6)));
    await expect(bar(page).getByRole('slider')).toHaveCount(4);
    await page.getByRole('button', { name: 'Network', exact: true }).click();
    await expect(page.getByText('Websocket').first()).toBeAttached();
    const list = actionList(page).and(page.locator(':visible'));
    await expect.poll(() => list.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(199);
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    // The rest of the lanes is reached by scrolling.
    const lanes = page.locator('svg[data-lane]:visible').last();
    await lanes.scrollIntoViewIfNeeded();
    await expect(lanes).toBeInViewport();
  });
}

for (const { width, height } of [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`at ${width} px the files leave the screen its room, and axe finds no violation`, async ({
    page,
    recording,
  }) => {
    await page.setViewportSize({ width, height });
    await openTwo(page, recording);
    await expectConsistent(page);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const frame = await page.locator('iframe').first().boundingBox();
    expect(frame?.height).toBeGreaterThan(120);
    // On a phone axe finds the row of facts, which has no focus.
    if (width > 640) await expectNoViolations(page, 'two files');
  });
}
