import { placeBet } from './support/home';
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
