import { keysOfStakes, repeatedStake, sendStake, storedStakes } from './support/betSlip';
import { expectBalance } from './support/home';
import { expect, test } from './support/homeFixtures';
import { sophea } from './support/players';

/** Pages as of an API whose CORS does not allow the header. */
test.use({ sendsKeys: false });

test('failure 3: without a key a stake that the browser sends twice is stored twice', async ({
  home: page,
  control,
  sent,
}) => {
  await control.faults({ rest: [repeatedStake] });
  await sendStake(page);
  await expect.poll(() => keysOfStakes(control)).toEqual([null, null]);
  expect(sent).toHaveLength(1);
  expect(await storedStakes(control, sophea.id)).toEqual({ open: 2, balance: 498_000 });
  await expectBalance(page, 498_000);
  // What the receipt says belongs here.
});

test('failure 3: without a key the repetition of a stored stake is refused if the balance is enough for one', async ({
  home: page,
  control,
  sent,
  watch,
}) => {
  watch.allowConsoleErrors(/422/);
  await control.balance(sophea.id, 1500);
  await expectBalance(page, 1500);
  await control.faults({ rest: [repeatedStake] });
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/bets'),
  );
  await sendStake(page);
  expect((await answer).status()).toBe(422);
  expect(await keysOfStakes(control)).toEqual([null, null]);
  expect(sent).toHaveLength(1);
  expect(await storedStakes(control, sophea.id)).toEqual({ open: 1, balance: 500 });
  await expectBalance(page, 500);
  // What the receipt says belongs here.
});
