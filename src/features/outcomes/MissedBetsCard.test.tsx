import { screen, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { testSession } from '../../testing/makeTestServices';
import { renderApp } from '../../testing/renderApp';
import { ownerMark } from '../../trace/stateHash';
import './MissedBetsCard';

const storageKey = `seenBets:${ownerMark(testSession.userId)}`;
/** A browser that has shown the outcomes up to round 47. */
const localStore = { [storageKey]: JSON.stringify({ fromRound: 48, keys: [] }) };

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
  'GET previous-result': { body: null },
  'GET bet-limit': { body: { min_bet: 1000, max_bet: 50_000 } },
  'GET bets': { body: bets },
});
const bets = [bet(3, 50, '8', -1000), bet(2, 48, '07', 89_000), bet(1, 47, '9', -1000)];

const riel = km.common.rielSign;
const findCard = () => screen.findByRole('region', { name: km.missedBets.title });
const queryCard = () => screen.queryByRole('region', { name: km.missedBets.title });

describe('the card of missed bets', () => {
  it('says how many rounds went by, what became of each bet, and the sum; a press dismisses it for good', async () => {
    const { user, services } = await renderApp('/', { server: home(bets), localStore });
    const card = await findCard();
    const rounds = km.missedBets.rounds('3', '2');
    expect(card).toHaveTextContent(rounds);
    const status = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status).toContain(`${km.missedBets.title}. ${rounds}`);
    const rows = within(card).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `#5081,000 x 90${km.outcomes.lost} 1,000${riel}`,
      `#48071,000 x 90${km.outcomes.won} 90,000${riel}`,
    ]);
    expect(card).toHaveTextContent(
      `${km.outcomes.staked}2,000${riel}${km.outcomes.received}90,000${riel}${km.outcomes.net}+88,000${riel}`,
    );
    await user.click(within(card).getByRole('button', { name: km.missedBets.dismiss }));
    expect(queryCard()).toBeNull();
    expect(screen.getByRole('group', { name: km.keypad.label })).toBeVisible();
    expect(services.localStore.read(storageKey)).toContain('48:2/07/1000');
  });

  it('names no sum and at least so many rounds if both lists are only parts', async () => {
    const server = {
      ...home({ data: bets.slice(0, 2), next_page_url: '/bets?page=2' }),
      'GET results': { body: [50, 49].map(result) },
    };
    await renderApp('/', { server, localStore });
    const card = await findCard();
    expect(card).toHaveTextContent(km.missedBets.atLeastRounds('3', '2'));
    expect(within(card).getByRole('note')).toHaveTextContent(km.tables.partOfList);
    expect(card).toHaveTextContent(
      `${km.outcomes.staked}${km.common.notAvailable}${km.outcomes.received}${km.common.notAvailable}`,
    );
  });
});
