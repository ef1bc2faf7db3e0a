import { screen, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { testSession } from '../../testing/makeTestServices';
import { renderApp } from '../../testing/renderApp';
import { ownerMark } from '../../platform/ownerMark';
import './MissedBetsLine';

const storageKey = `shownRound:${ownerMark(testSession.userId)}`;
/** A browser that has shown the draw of round 47. */
const localStore = { [storageKey]: '47' };

const result = (roundId: number) => ({
  round_id: roundId,
  created_at: null,
  detail: '{"number":"407"}',
});
const bet = (id: number, roundId: number, number: string, winLose: number) => ({
  id,
  result_id: roundId,
  number,
  amount: 1000,
  odds: 90,
  win_lose: winLose,
  result: { detail: '{"number":"407"}' },
  is_calculate: true,
});
const home = (bets: unknown) => ({
  'GET results': { body: [50, 49, 48, 47].map(result) },
  'GET bets': { body: bets },
});
const bets = [bet(3, 50, '8', -1000), bet(2, 48, '07', 89_000), bet(1, 47, '9', -1000)];

const riel = km.common.rielSign;
const line = { name: new RegExp(`^${km.missedBets.title}`) };
const findLine = () => screen.findByRole('button', line);
const panel = () => screen.getByRole('dialog', { name: km.missedBets.title });

describe('the missed bets', () => {
  it('are one line with the net, which opens what became of each bet, the won ones first; closed, they are seen for good', async () => {
    const { user, services } = await renderApp('/', { server: home(bets), localStore });
    expect(await findLine()).toHaveTextContent(`${km.outcomes.bets('2')}+88,000${riel}`);
    const status = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status).toContain(`${km.missedBets.title}. ${km.outcomes.bets('2')}`);
    await user.click(await findLine());
    const rows = within(panel()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `#48071,000 x 90${km.outcomes.won} 90,000${riel}`,
      `#5081,000 x 90${km.outcomes.lost} 1,000${riel}`,
    ]);
    expect(panel()).toHaveTextContent(
      `${km.outcomes.staked}2,000${riel}${km.outcomes.received}90,000${riel}${km.outcomes.net}+88,000${riel}`,
    );
    await user.click(within(panel()).getByRole('button', { name: km.missedBets.dismiss }));
    expect(screen.queryByRole('button', line)).toBeNull();
    expect(screen.getByRole('group', { name: km.keypad.label })).toBeVisible();
    expect(screen.getByText(km.home.lastResult, { exact: false })).toBeVisible();
    expect(services.localStore.read(storageKey)).toBe('50');
  });

  it('name no sum if the list of bets is only a part', async () => {
    const server = {
      ...home({ data: bets.slice(0, 2), next_page_url: '/bets?page=2' }),
      'GET results': { body: [50, 49].map(result) },
    };
    const { user } = await renderApp('/', { server, localStore });
    expect(await findLine()).toHaveTextContent(km.common.notAvailable);
    await user.click(await findLine());
    expect(within(panel()).getByRole('note')).toHaveTextContent(km.tables.partOfList);
    expect(panel()).toHaveTextContent(
      `${km.outcomes.staked}${km.common.notAvailable}${km.outcomes.received}${km.common.notAvailable}`,
    );
  });

  it('leave the keyboard to their dialog, and Escape closes it', async () => {
    const { user, store } = await renderApp('/', { server: home(bets), localStore });
    await user.click(await findLine());
    await user.keyboard('7');
    expect(store.getState().bets.number).toBe('');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', line)).toBeNull();
  });
});
