import { screen, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';
import './LastDigits';

/** Home with the results tab, once the first connection is open. */
async function openResults(results: unknown[]) {
  const server = {
    'GET results': { body: results },
    'GET previous-result': { body: null },
    'GET bet-limit': { body: { min_bet: 1000, max_bet: 50_000 } },
  };
  const app = await renderApp('/?slug=result', { server });
  const { happens, services } = app;
  await happens(() => services.broadcasts.emit({ kind: 'connection', state: 'open' }));
  return app;
}
const drawn = ['007', '417', '110', null].map((number, index) => ({
  round_id: 50 - index,
  created_at: null,
  detail: JSON.stringify({ number }),
}));

const panelButton = () => screen.findByRole('button', { name: km.lastDigits.title });

describe('the counts of the last digits', () => {
  it('are closed at first, and count the loaded results beside chance when opened', async () => {
    const { user, store } = await openResults(drawn);
    const button = await panelButton();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(km.lastDigits.noMemory)).toBeNull();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(store.getState().game.areLastDigitsShown).toBe(true);
    const digits = within(screen.getByRole('list', { name: km.lastDigits.title }));
    const texts = digits.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[7]).toBe(`7${km.lastDigits.times(2)}`);
    expect(texts[0]).toBe(`0${km.lastDigits.times(1)}`);
    expect(texts[1]).toBe(`1${km.lastDigits.times(0)}`);
    expect(screen.getByText(km.lastDigits.byChance(3, '0.3', 0, 2))).toBeVisible();
    expect(screen.getByText(km.lastDigits.noMemory)).toBeVisible();
    await user.click(button);
    expect(screen.queryByText(km.lastDigits.noMemory)).toBeNull();
  });

  it('say that there is no data without a readable result', async () => {
    const { user } = await openResults([]);
    await user.click(await panelButton());
    expect(screen.getAllByText(km.common.noData)).toHaveLength(2);
    expect(screen.queryByText(km.lastDigits.noMemory)).toBeNull();
  });
});
