import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { resultDialog, waitForCountdown } from './support/home';
import { draw } from './support/resultReveal';
import { stopClock } from './support/waitFor';

test(
  '[4.26] failure 7: the same result twice is revealed once',
  { tag: '@core' },
  async ({ clockedHome: page, control }) => {
    await stopClock(page);
    await draw(page, control, '407');
    await page.clock.runFor(5000);
    const rolling = resultDialog(page).getByRole('img', { name: km.resultModal.rolling });
    await expect(rolling).toHaveCount(1);
    await control.replay(1, 'GameResultEvent');
    await control.event('gameStatus', 'GameStatusEvent', { status: 'handled' });
    await page.clock.runFor(1000);
    await expect(rolling).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(resultDialog(page)).toBeHidden();
    await control.replay(1, 'GameResultEvent');
    await page.clock.resume();
    await control.startRound();
    await waitForCountdown(page);
    await expect(resultDialog(page)).toBeHidden();
  },
);
