import { screen, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';

const server = {
  'GET results': { body: [{ round_id: 49, created_at: null, detail: '{"number":"007"}' }] },
  'GET previous-result': { body: null },
  'GET bet-limit': { body: { min_bet: 1000, max_bet: 50_000 } },
  'GET bets': { body: [] },
};

const precedes = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

it('has the betting form above the three tabs, and in it round, number, countdown, keypad', async () => {
  await renderApp('/', { server });
  const form = await screen.findByRole('region', { name: km.home.bettingForm });
  const inForm = within(form);
  const places = [
    await inForm.findByText('#50'),
    inForm.getByLabelText(km.home.number),
    inForm.getByRole('timer', { name: km.home.timeLeft }),
    inForm.getByRole('group', { name: km.keypad.label }),
    screen.getByRole('tablist'),
  ];
  for (const [index, place] of places.slice(1).entries()) {
    expect(precedes(places[index] as Element, place)).toBe(true);
  }
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    km.tables.openBets,
    km.tables.winLoseHistory,
    km.tables.results,
  ]);
});

it('without a known round shows -- in its place, and opens no bet', async () => {
  const { user } = await renderApp('/', { server: { ...server, 'GET results': { body: [] } } });
  const form = within(await screen.findByRole('region', { name: km.home.bettingForm }));
  expect(form.getByText('#--')).toBeVisible();
  await user.keyboard('7{Enter}');
  expect(form.getByLabelText(km.home.number)).toHaveValue('7');
  expect(form.getByRole('button', { name: km.keypad.close })).toBeDisabled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
