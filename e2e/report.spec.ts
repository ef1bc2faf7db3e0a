import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { recordApiPaths } from './support/network';
import { presetButton } from './support/reportPage';

const { report } = km;

test(
  '[2.37, 2.39, 3.14] the report’s table adds up, each day leads to its bets, and going back keeps the range',
  { tag: '@core' },
  async ({ signedIn: page }) => {
    await page.goto('/report');
    await presetButton(page, 'lastMonth').click();
    await expect(presetButton(page, 'lastMonth')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/start_date=/);
    const { search } = new URL(page.url());
    const table = page.getByRole('table', { name: report.title });
    await expect(table.getByRole('rowheader', { name: km.common.total })).toBeVisible();
    await expect(page.locator('figure svg').first()).toBeVisible();

    const dayRow = table.getByRole('row').nth(1);
    const link = dayRow.getByRole('link');
    const shown = await link.innerText();
    const day = shown.split('-').reverse().join('-');
    const dayTurnover = await dayRow.getByRole('cell').nth(1).innerText();
    const dayWinLose = await dayRow.getByRole('cell').nth(2).innerText();
    await link.click();
    await expect(page).toHaveURL(`/report/detail?date=${day}&${search.slice(1)}`);
    await expect(page).toHaveTitle(km.titles.reportDetail(shown));
    const bets = page.getByRole('table', { name: km.reportDetail.title(shown) });
    const total = bets.getByRole('row').last();
    await expect(total).toContainText('សរុប');
    await expect(total.getByRole('cell').nth(0)).toHaveText(dayTurnover);
    await expect(total.getByRole('cell').nth(1)).toHaveText(dayWinLose);

    const paths = recordApiPaths(page);
    await page.getByRole('link', { name: km.common.back }).click();
    await expect(page).toHaveURL(`/report${search}`);
    await expect.poll(() => paths).toEqual(['/api/report']);
    await page.getByRole('link', { name: km.common.back }).click();
    await expect(page).toHaveURL('/');
  },
);
