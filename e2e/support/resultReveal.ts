import { expect, type Page } from '@playwright/test';
import type { SandboxControl } from './control';
import { resultDialog, roundTimer } from './home';

/** Repeats the newest result, with the clock stopped, and waits until the page has left it alone. */
export async function expectNoReveal(page: Page, control: SandboxControl): Promise<void> {
  await control.clock({ paused: true });
  await expect
    .poll(async () => {
      await control.replay(1, 'GameResultEvent');
      // Pushes arrive in order: with this one on the screen the repeated result has been handled.
      await control.event('countdown', 'CountdownEvent', { countdown: 777 });
      return roundTimer(page).innerText();
    })
    .toContain('77');
  await expect(resultDialog(page)).toBeHidden();
}

/** Waits until the reveal of a draw has come and gone: 11 seconds (specification section 9). */
export async function waitForRevealToEnd(page: Page): Promise<void> {
  await expect(resultDialog(page)).toBeVisible();
  await expect(resultDialog(page)).toBeHidden({ timeout: 20_000 });
}

/** Ends the round with these digits, and waits until their reveal has begun. */
export async function draw(page: Page, control: SandboxControl, digits: string): Promise<void> {
  await control.nextResult(digits);
  await control.finishRound();
  await expect(resultDialog(page)).toBeVisible();
}
