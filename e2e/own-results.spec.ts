import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { placeBet } from './support/home';
import { setHidden } from './support/pageVisibility';

const behind = (figure: string) => km.titles.behind(figure, km.titles.home);

test('the title counts down on a hidden page, and has the own result after the draw', async ({
  home: page,
  control,
}) => {
  await expect(page).toHaveTitle(/^\d+ · /);
  await placeBet(page, '07');
  await setHidden(page, true);
  await control.countdown(300);
  await expect(page).toHaveTitle(behind('299'));
  await control.nextResult('107');
  await control.finishRound();
  await expect(page).toHaveTitle(km.titles.home);
  await expect(page).toHaveTitle(behind('+89,000៛'), { timeout: 15_000 });
  await control.startRound();
  await expect(page).toHaveTitle(/^\d+ · /);
});
