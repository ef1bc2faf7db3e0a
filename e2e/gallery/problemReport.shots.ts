import { km } from '../../src/i18n/km';
import { test } from '../support/homeFixtures';
import { placeBet } from '../support/home';
import { shoot } from './shoot';
import { openReport } from '../support/problemReport';

test('report a problem', async ({ home: page, control, watch }) => {
  watch.allowConsoleErrors(/./);
  await control.countdown(600);
  await placeBet(page, '07');
  const dialog = await openReport(page);
  await shoot(page, 'problem-report');
  await dialog.getByRole('button', { name: km.problemReport.showSteps }).click();
  await shoot(page, 'problem-report-steps');
});
