import type { Locator, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { formatAmount } from '../src/domain/money';
import { expect, test } from './support/homeFixtures';
import { betPost } from './support/betSlip';
import {
  addChip,
  amountField,
  betDialog,
  keypadKey,
  numberDisplay,
  openBetModal,
  placeBet,
  slipSubmit,
  toast,
  userMenuButton,
} from './support/home';
import { expectInView } from './support/pageLayout';
import {
  expectProgress,
  fillTicket,
  ticketButton,
  ticketDialog,
  ticketEntry,
  ticketLine,
  ticketSubmit,
} from './support/ticket';

const { ticket } = km;

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/422/));

/**
 * Two taps. Fixed timestamps and stopped animations keep the second from being late on a slow machine:
 * what opens takes no press until an animation has begun (`ui/theme/pressGuard`).
 */
async function doubleTap(page: Page, target: Locator): Promise<void> {
  const point = await middleOf(target);
  const { session, letGo } = await holdAnimations(page);
  const touches = [0, 0.15].flatMap((seconds) => {
    const timestamp = Date.now() / 1000 + seconds;
    return [
      { type: 'touchStart' as const, touchPoints: [point], timestamp },
      { type: 'touchEnd' as const, touchPoints: [], timestamp: timestamp + 0.05 },
    ];
  });
  await Promise.all(touches.map((touch) => session.send('Input.dispatchTouchEvent', touch)));
  await letGo();
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to tap');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Stops the animations of the page, so that what opens takes no press until they are let go. */
async function holdAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return {
    session,
    async letGo() {
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await session.detach();
    },
  };
}

/** A finger at the middle of what takes no press yet. */
async function tapInVain(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCSS('pointer-events', 'none');
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}

/** The visible touch targets that are less than 44 px wide or high. @throws Error if there is none */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = 'button, a, [role="button"], [role="tab"], [role="menuitem"]';
    const targets = [...document.querySelectorAll(kinds)];
    const visible = targets.filter((target) => {
      const { width, bottom } = target.getBoundingClientRect();
      return target.checkVisibility() && width > 1 && bottom > 0;
    });
    if (visible.length === 0) throw new Error('the page has no touch targets');
    return visible
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.round(Math.min(width, height)) < 44;
      })
      .map((target) => target.outerHTML.slice(0, 160));
  });
}

test.describe('touch targets', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('no touch target is smaller than 44 px', async ({ home, sandbox }) => {
    await placeBet(home, '118');
    expect(await smallTargets(home), 'home').toEqual([]);
    await keypadKey(home, '7').tap();
    await keypadKey(home, km.keypad.enter).tap();
    await expect(betDialog(home)).toBeVisible();
    expect(await smallTargets(home), 'bet modal').toEqual([]);
    await home.keyboard.press('Escape');
    await home.keyboard.press('Delete');
    await fillTicket(home, '123');
    expect(await smallTargets(home), 'ticket').toEqual([]);
    await ticketDialog(home)
      .getByRole('button', { name: ticket.changeAmount('123', '1,000') })
      .tap();
    await expect(ticketDialog(home).getByRole('textbox')).toBeVisible();
    expect(await smallTargets(home), 'amount in the ticket').toEqual([]);
    await home.keyboard.press('Escape');
    await home.keyboard.press('Escape');
    await userMenuButton(home).tap();
    const rules = home.getByRole('menuitem', { name: km.header.rule });
    await expect(rules).toHaveCSS('pointer-events', 'auto');
    expect(await smallTargets(home), 'user menu').toEqual([]);
    await rules.tap();
    await expect(home.getByRole('link', { name: km.common.back })).toBeVisible();
    // A closing menu shrinks its entries.
    await expect(home.locator('[role="menuitem"]')).toHaveCount(0);
    expect(await smallTargets(home), 'rules').toEqual([]);
    await home.goto(`${sandbox.webUrl}/report`);
    await home.getByRole('button', { name: km.report.lastMonth }).tap();
    await expect(home.getByRole('table').getByRole('link').first()).toBeVisible();
    expect(await smallTargets(home), 'report').toEqual([]);
    const openCalendar = home.getByRole('button', { name: new RegExp(km.report.chosenDate('')) });
    await openCalendar.first().tap();
    await expect(home.getByRole('gridcell', { name: '15' })).toBeVisible();
    expect(await smallTargets(home), 'calendar').toEqual([]);
  });
});

test.describe('a finger', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test(
    'a double tap on the keypad’s enter opens the slip and adds nothing to it',
    { tag: '@core' },
    async ({ home, sent }) => {
      await keypadKey(home, '7').tap();
      await expect(numberDisplay(home)).toHaveValue('7');
      await doubleTap(home, keypadKey(home, km.keypad.enter));
      await expect(betDialog(home)).toBeVisible();
      const chip = betDialog(home).getByRole('button', {
        name: km.betModal.addChip(formatAmount(50_000)),
      });
      await expect(chip).toHaveCSS('pointer-events', 'auto');
      await expect(amountField(home)).toHaveValue('0');
      await chip.tap();
      await chip.tap();
      await expect(amountField(home)).toHaveValue('100,000');
      expect(sent).toEqual([]);
    },
  );

  test('the slip is a sheet at the lower edge: its button is in reach, no field opens a keyboard, no key is named', async ({
    home,
  }) => {
    await keypadKey(home, '7').tap();
    await keypadKey(home, km.keypad.enter).tap();
    await expectInView(home, slipSubmit(home), 'the button that bets');
    await expect(amountField(home)).not.toBeFocused();
    await expect(home.locator('kbd').filter({ visible: true })).toHaveCount(0);
    const sheet = await betDialog(home).boundingBox();
    expect(sheet).toMatchObject({ x: 0, width: 360 });
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(800);
    await home.setViewportSize({ width: 360, height: 400 });
    for (const part of [amountField(home), slipSubmit(home)])
      await expectInView(home, part, 'the amount and the button that bets, above a keyboard');
  });

  test('double taps add a number to the ticket once, and send each once', async ({
    home,
    control,
    sent,
  }) => {
    await openBetModal(home, '07');
    await addChip(home, 1000);
    await doubleTap(home, betDialog(home).getByRole('button', { name: ticket.add }));
    await expect(betDialog(home)).toBeHidden();
    await doubleTap(home, ticketButton(home));
    await expect(ticketLine(home, 0)).toContainText('1,000៛');
    await expect(ticketLine(home, 1)).toBeHidden();
    await ticketEntry(home).fill('70');
    const add = ticketDialog(home).getByRole('button', { name: ticket.addEntry, exact: true });
    // It lies over the button on a phone.
    await expect(toast(home, ticket.added('07', '1,000'))).toBeHidden();
    await doubleTap(home, add);
    await expect(ticketSubmit(home, 2)).toBeVisible();
    await control.faults({
      rest: [
        { ...betPost, mode: 'status', status: 422, body: { message: 'Not enough' }, after: 1 },
      ],
    });
    await doubleTap(home, ticketSubmit(home, 2));
    await expectProgress(home, 1, 2);
    await expect(ticketSubmit(home, 1)).toHaveCSS('pointer-events', 'auto');
    expect(sent.map(({ number }) => number)).toEqual(['07', '70']);
    await control.faults({ clear: true });
    await doubleTap(home, ticketSubmit(home, 1));
    await expectProgress(home, 1, 1);
    expect(sent.map(({ number }) => number)).toEqual(['07', '70', '70']);
  });

  test('a tap as the sending of a ticket ends neither sends the rest nor closes it', async ({
    home,
    control,
    sent,
  }) => {
    const close = ticketDialog(home).getByRole('button', { name: km.keypad.close });
    await control.faults({
      rest: [
        { ...betPost, mode: 'status', status: 422, body: { message: 'Not enough' }, after: 1 },
      ],
    });
    await fillTicket(home, '07', '8');
    await expect(ticketSubmit(home, 2)).toHaveCSS('pointer-events', 'auto');
    const refusal = await holdAnimations(home);
    await ticketSubmit(home, 2).tap();
    await expectProgress(home, 1, 2);
    await tapInVain(home, ticketSubmit(home, 1));
    await tapInVain(home, close);
    await refusal.letGo();
    await control.faults({ clear: true });
    await expect(ticketSubmit(home, 1)).toHaveCSS('pointer-events', 'auto');
    const end = await holdAnimations(home);
    await ticketSubmit(home, 1).tap();
    await expectProgress(home, 1, 1);
    await tapInVain(home, close);
    await end.letGo();
    await close.tap();
    await expect(ticketDialog(home)).toBeHidden();
    expect(sent.map(({ number }) => number)).toEqual(['07', '8', '8']);
  });

  test('a double tap on the user’s name leaves the menu open', async ({ home }) => {
    await doubleTap(home, userMenuButton(home));
    const report = home.getByRole('menuitem', { name: km.header.report });
    await expect(report).toHaveCSS('pointer-events', 'auto');
    await report.tap();
    await expect(home).toHaveURL(/\/report/);
  });
});
