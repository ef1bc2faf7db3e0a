import { openHome } from './support/home';
import { sophea } from './support/players';
import { openReport, saveAndReadTrace } from './support/problemReport';
import { expect, expectConsistent, fileOf, openTrace, test } from './support/replay';
import { km } from '../src/i18n/km';

test.use({ isSigning: true });

const signed = new RegExp(
  `^Signed by the operator for player ${sophea.id} at .+; unchanged since$`,
);

test('a report is signed for its player while it is saved, and an edited copy does not pass', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea);
  const dialog = await openReport(page);
  const { name, bytes, text } = await saveAndReadTrace(page, 'my bet is gone');
  await expect(dialog.getByText(km.problemReport.unsigned)).toBeHidden();

  await openTrace(page, { name, mimeType: 'application/gzip', buffer: bytes });
  await expectConsistent(page);
  await expect(page.getByText(signed)).toBeVisible();

  const edited = text.replace('my bet is gone', 'my bet was paid');
  expect(edited).not.toBe(text);
  await openTrace(page, fileOf(edited));
  await expect(page.getByText('The signature does not fit this file')).toBeVisible();
  await expect(page.getByText(signed)).toBeHidden();
});

test('a report is saved without a signature if the server refuses, and the dialog says so', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allowConsoleErrors(/503/);
  await openHome(page, context, sandbox, sophea);
  await sandbox.control.faults({
    rest: [{ path: '/problem-report-signature', mode: 'status', status: 503 }],
  });
  const dialog = await openReport(page);
  const { text } = await saveAndReadTrace(page);
  await expect(dialog.getByText(km.problemReport.unsigned)).toBeInViewport();
  await expect(dialog.getByText(km.problemReport.done)).toBeInViewport();
  expect(text).not.toContain('$signature');

  await openTrace(page, fileOf(text));
  await expectConsistent(page);
  await expect(page.getByText(/^Signed|^The signature/)).toHaveCount(0);
});
