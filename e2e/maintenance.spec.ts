import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { sophea, signIn } from './support/players';

const configFile = '**/config.json';

test(
  '[2.41, 2.42, 7.14] every screen leads to the maintenance page with the text of the specification',
  { tag: ['@smoke', '@core'] },
  async ({ page, context, sandbox }) => {
    await page.route(configFile, (route) => route.fulfill({ json: { isMaintenance: true } }));
    await signIn(context, sandbox, sophea);
    for (const address of ['/', '/login', '/report?start_date=x', '/nowhere', '/check-auth/abc']) {
      await page.goto(address);
      await expect(page, address).toHaveURL('/maintenance');
    }
    await expect(page).toHaveTitle(km.titles.maintenance);
    await expect(page.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible();
    for (const text of [
      "We're upgrading our servers to bring you an even better gaming experience!",
      "What's New",
      'Enhanced graphics and performance',
      'Bug fixes and stability improvements',
      'Thank you for your patience!',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
  },
);
