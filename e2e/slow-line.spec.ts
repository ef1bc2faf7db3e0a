import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { receiptCard } from './support/betSlip';
import { expect, test } from './support/homeFixtures';
import { openHome, placeBet } from './support/home';
import { placesOnHome } from './support/pageLayout';
import { sophea } from './support/players';

/** The text before its figure. */
const [answeredAfter = ''] = km.receipt.answeredAfter('…').split('…');

/** Milliseconds by which every response is late. */
const lateMs = 2200;

test('on a slow line the receipt says how long the answer took, and moves nothing', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  await control.faults({ rest: [{ path: '*', mode: 'delay', ms: lateMs }] });
  await openHome(page, context, sandbox, sophea);
  const places = await placesOnHome(page);
  await placeBet(page, '07');
  const receipt = receiptCard(page, km.receipt.placed);
  await expectNoViolations(page, 'slow line');
  const took = await receipt.getByText(answeredAfter).innerText();
  expect(Number(/\d+\.\d/.exec(took)?.[0])).toBeGreaterThanOrEqual(lateMs / 1000);
  expect(await placesOnHome(page)).toEqual(places);
  await receipt.getByRole('button', { name: km.receipt.dismiss }).click();
  await expect(receipt).toHaveCount(0);
});
