import { km } from '../src/i18n/km';
import { betPost, receiptCard, sendStake } from './support/betSlip';
import { placeBet, toast } from './support/home';
import { expect, test } from './support/homeFixtures';

test('two rounds with a bet each send one preflight for each path and method, not one for each call', async ({
  home: page,
  control,
}) => {
  const calls = async () => {
    const requests = await control.requests();
    const sent = requests.filter(({ preflightOf }) => preflightOf === null);
    return sent.map(({ method, path }) => `${method} ${path}`);
  };
  await placeBet(page, '07');
  await control.finishRound();
  await control.startRound();
  await placeBet(page, '8');
  await expect
    .poll(async () => (await calls()).filter((call) => call === 'GET /bets').length)
    .toBeGreaterThan(1);
  expect((await calls()).filter((call) => call === 'POST /bets')).toHaveLength(2);

  const requests = await control.requests();
  const preflights = requests.flatMap(({ preflightOf, path }) =>
    preflightOf === null ? [] : [`${preflightOf} ${path}`],
  );
  expect(preflights).toContain('POST /bets');
  expect([...preflights].sort()).toEqual([...new Set(preflights)].sort());
});

test('failure 3: the list that decides about a stake without a response comes from the server, whatever a cache holds', async ({
  home: page,
  control,
  sandbox,
  watch,
}) => {
  watch.allowConsoleErrors(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/);
  await control.faults({ rest: [{ method: 'GET', path: '/bets', mode: 'cached' }] });
  const cached = page.waitForResponse(`${sandbox.apiUrl}/api/bets`);
  await page.reload();
  expect((await cached).headers()['cache-control']).toBe('max-age=300');
  await control.faults({
    rest: [
      { method: 'GET', path: '/bets', mode: 'cached' },
      { ...betPost, mode: 'drop-after', times: 1 },
    ],
  });
  await sendStake(page);
  const askedAfterStake = async () => {
    const calls = (await control.requests()).map(({ method, path }) => `${method} ${path}`);
    return calls.slice(calls.lastIndexOf('POST /bets'));
  };
  await expect.poll(askedAfterStake).toEqual(expect.arrayContaining(['POST /bets', 'GET /bets']));
  await expect(toast(page, km.receipt.stakeWasPlaced('07', '1,000'))).toBeVisible();
  await expect(receiptCard(page, km.receipt.placed)).toContainText('1,000');
});
