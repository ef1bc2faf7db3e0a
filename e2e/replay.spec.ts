import { gzipSync } from 'node:zlib';
import { km } from '../src/i18n/km';
import { replay as khmer } from '../src/i18n/texts/replay';
import { expectNoViolations } from './support/accessibility';
import {
  choose,
  chooseFromMenu,
  expectConsistent,
  openTrace,
  playersScreen,
  traceIn,
  expect,
  test,
  playersMessage,
} from './support/replay';

test(
  'the replay page opens a recording, compares it with its hashes and shows its facts',
  { tag: '@core' },
  async ({ page, recording }) => {
    await openTrace(page, recording);
    await expectConsistent(page);
    await expect(page.getByText('made by another build')).toBeVisible();
    await expect(page.getByText(playersMessage)).toBeVisible();
    const facts = page.locator('dl');
    await expect(facts).toContainText('20-11-2026 14:00:00');
    await expect(facts).toContainText('1366 × 768');
    await expect(facts).toContainText('Asia/Phnom_Penh');
    await expect(facts).toContainText('Chrome/142');
    // All of it is in sight, with the selected row, and the language is switched as a whole.
    await expect(page.getByRole('option', { selected: true })).toBeInViewport();
    await chooseFromMenu(page, khmer.language);
    await expect(facts).toContainText(khmer.topics.proof);
    await expect(facts).not.toContainText('Proof');
  },
);

test('the replay page opens a gzipped file, and a dropped export of the stock extension', async ({
  page,
  recording,
}) => {
  await openTrace(page, {
    ...recording,
    name: 'recording.trace.json.gz',
    buffer: gzipSync(recording.buffer),
  });
  await expectConsistent(page);

  const { actionsById, stagedActionIds, committedState } = traceIn(recording);
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  const stock = {
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(committedState),
  };
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'export.json', { type: 'application/json' }));
    return data;
  }, JSON.stringify(stock));
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(page.getByRole('heading', { name: 'export.json' })).toBeVisible();
  await expect(page.getByText(/^No hashes/)).toBeVisible();
  await expect(page.getByText('it is not redacted, it may have been edited')).toBeVisible();
  await page.keyboard.press('End');
  await expect(playersScreen(page).getByLabel(km.login.username)).toBeVisible();
});

test('the replay page saves the open file for Redux DevTools, and opens what it saved', async ({
  page,
  recording,
}) => {
  await openTrace(page, recording);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseFromMenu(page, 'Save for Redux DevTools'),
  ]);
  expect(download.suggestedFilename()).toBe('recording.devtools.json');
  await choose(page, await download.path());
  await expectConsistent(page);
});

test('axe finds no violation with and without a file, in every tab', async ({
  page,
  recording,
}) => {
  await page.goto('/replay.html');
  await expect(page.getByRole('heading', { name: khmer.title })).toBeVisible();
  await expectNoViolations(page, 'the way in');
  await openTrace(page, recording, 40);
  await expectConsistent(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expectNoViolations(page, await tab.innerText());
  }
});
