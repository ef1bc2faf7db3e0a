import { km } from '../src/i18n/km';
import { expect, test } from './support/fixtures';
import { fillSlip, openHome, slipSubmit, toast } from './support/home';
import { player } from './support/players';
import { recordBetPosts } from './support/records';

const dararith = player('dararith');

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/401|WebSocket|ERR_/));

test('a press after a logout that this tab has not heard of sends nothing and shows the login', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, dararith);
  await fillSlip(page);
  const sent = recordBetPosts(page);
  await context.clearCookies();
  await slipSubmit(page).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, km.session.changedElsewhere)).toBeVisible();
  expect(sent).toEqual([]);
});
