import { km } from '../../src/i18n/km';
import { test } from '../support/fixtures';
import { openHome, placeBet } from '../support/home';
import { sophea } from '../support/players';
import { shoot } from './shoot';
import { openReport } from '../support/problemReport';

test('report a problem', async ({ page, context, sandbox, watch }) => {
  watch.allowConsoleErrors(/./);
  await openHome(page, context, sandbox, sophea);
  await sandbox.control.countdown(600);
  await placeBet(page, '07');
  const dialog = await openReport(page);
  await shoot(page, 'problem-report');
  await dialog.getByRole('button', { name: km.problemReport.showSteps }).click();
  await shoot(page, 'problem-report-steps');
});
