import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { receiptCard } from './support/betSlip';
import { expect, test } from './support/homeFixtures';
import { bettingForm, openHome, placeBet } from './support/home';
import { placesOnHome } from './support/pageLayout';
import { sophea } from './support/players';

/** The texts before their figures. */
const [slowLine = ''] = km.home.slowLine(0).split('0');
const [answeredAfter = ''] = km.receipt.answeredAfter('…').split('…');

const hint = (page: Page) => bettingForm(page).getByText(slowLine);

/** Milliseconds by which every response is late. */
const lateMs = 2200;

test('on a slow line the stage says when to send, and the receipt how long the answer took', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  await control.faults({ rest: [{ path: '*', mode: 'delay', ms: lateMs }] });
  await openHome(page, context, sandbox, sophea);
  await expect(hint(page)).toBeVisible();
  const seconds = Number(/\d+/.exec(await hint(page).innerText())?.[0]);
  expect(seconds).toBeGreaterThanOrEqual(8);
  expect(seconds).toBeLessThanOrEqual(12);
  await expectNoViolations(page, 'slow line');
  const places = await placesOnHome(page);
  await placeBet(page, '07');
  const receipt = receiptCard(page, km.receipt.placed);
  const took = await receipt.getByText(answeredAfter).innerText();
  expect(Number(/\d+\.\d/.exec(took)?.[0])).toBeGreaterThanOrEqual(lateMs / 1000);
  expect(await placesOnHome(page)).toEqual(places);
  await receipt.getByRole('button', { name: km.receipt.dismiss }).click();
  await expect(receipt).toHaveCount(0);
});
