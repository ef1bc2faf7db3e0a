import { act, screen, waitFor, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';
import './RoundHistory';

const result = (roundId: number, number: string | null) => ({
  round_id: roundId,
  created_at: null,
  detail: JSON.stringify({ number }),
});
const bet = (id: number, number: string, winLose: number | null) => ({
  id,
  result_id: 49,
  number,
  amount: 1000,
  odds: 90,
  win_lose: winLose ?? 0,
  result: winLose === null ? null : { detail: '{"number":"407"}' },
  is_calculate: winLose !== null,
});
const home = (bets: unknown[], results: unknown[] = [result(49, '407'), result(48, '118')]) => ({
  'GET results': { body: results },
  'GET previous-result': { body: null },
  'GET bet-limit': { body: { min_bet: 1000, max_bet: 50_000 } },
  'GET bets': { body: bets },
});
const settled = [bet(1, '07', 89_000), bet(2, '8', -1000)];

const riel = km.common.rielSign;

const list = () => screen.findByRole('list', { name: km.roundHistory.title });
const entry = async (round: RegExp) => within(await list()).findByRole('button', { name: round });
const dialog = () => screen.queryByRole('dialog', { name: km.roundHistory.betsOf(49) });

describe('the round history', () => {
  it('shows number, stake and net of a round with own bets, and of others the number alone', async () => {
    await renderApp('/', { server: home(settled) });
    const own = await entry(/#49/);
    expect(own).toHaveAccessibleName(
      `${km.a11y.numberOf('407')} #49 ${km.outcomes.staked} 2,000${riel} ${km.outcomes.net} +88,000${riel}`,
    );
    const [, other] = within(await list()).getAllByRole('listitem');
    expect(other).toHaveTextContent(/^118#48$/);
    expect(within(other as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('opens the bets of a round by keyboard; Escape closes them and returns the focus', async () => {
    const { user, store } = await renderApp('/', { server: home(settled) });
    const own = await entry(/#49/);
    act(() => own.focus());
    await user.keyboard('{Enter}');
    const rows = within(dialog() as HTMLElement).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `071,000 x 90${km.outcomes.won} 90,000${riel}`,
      `81,000 x 90${km.outcomes.lost} 1,000${riel}`,
    ]);
    expect(dialog()).toHaveTextContent(
      `${km.outcomes.staked}2,000${riel}${km.outcomes.received}90,000${riel}${km.outcomes.net}+88,000${riel}`,
    );
    expect(dialog()).not.toHaveTextContent(km.outcomes.expected);
    await user.keyboard('7{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(own).toHaveFocus();
    expect(store.getState().bets.number).toBe('');
  });

  it('says expected until the server has settled the bets, then the server’s figures', async () => {
    const { user, server, goTo } = await renderApp('/', { server: home([bet(1, '07', null)]) });
    const own = await entry(/#49/);
    expect(own).toHaveTextContent(`${km.outcomes.expected} +89,000${riel}`);
    await user.click(own);
    expect(dialog()).toHaveTextContent(`${km.outcomes.expected} ${km.outcomes.won} 90,000${riel}`);
    expect(dialog()).toHaveTextContent(km.outcomes.expectedHint);
    server.on('GET bets', { body: [bet(1, '07', 84_000)] });
    await goTo('/rule');
    await goTo('/');
    await waitFor(async () => expect(await entry(/#49/)).toHaveTextContent(`+84,000${riel}`));
    expect(await entry(/#49/)).not.toHaveTextContent(km.outcomes.expected);
    expect(dialog()).toBeNull();
  });

  it('reads N/A for a number and a net that are unknown, and never 0', async () => {
    await renderApp('/', { server: home([bet(1, '07', null)], [result(49, null)]) });
    expect(await entry(/#49/)).toHaveAccessibleName(
      `${km.common.notAvailable} #49 ${km.outcomes.staked} 1,000${riel} ${km.outcomes.net} ${km.outcomes.expected} ${km.common.notAvailable}`,
    );
  });

  it('says that no round was drawn if the server lists none', async () => {
    await renderApp('/', { server: home([], []) });
    expect(await screen.findByText(km.roundHistory.noRounds)).toBeVisible();
  });

  it('offers to try again if the results could not be loaded', async () => {
    const failed = { ...home([]), 'GET results': { status: 500 } };
    const { user, server } = await renderApp('/', { server: failed });
    const retry = await screen.findByRole('button', { name: new RegExp(km.tables.loadFailed) });
    server.on('GET results', { body: [result(49, '407')] });
    await user.click(retry);
    expect(await list()).toHaveTextContent('407');
  });
});
