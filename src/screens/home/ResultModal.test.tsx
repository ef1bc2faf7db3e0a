import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { rootReducer } from '../../app/rootReducer';
import { betsApi } from '../../features/bets/betsApi';
import type { Bet } from '../../domain/bet';
import { broadcast } from '../../features/connection/broadcasts';
import { gameEvents } from '../../features/game/gameSlice';
import { km } from '../../i18n/km';
import { betOf } from '../../testing/betOf';
import { renderInTheme } from '../../testing/renderInTheme';
import ResultModal from './ResultModal';

/** The draw of round 50 on the screen, with no digit revealed yet. No listener reveals one. */
function openReveal(digits: string, ...bets: Bet[]) {
  const store = configureStore({ reducer: rootReducer });
  const { upsertQueryEntries } = betsApi.util;
  store.dispatch(upsertQueryEntries([{ endpointName: 'getBets', arg: undefined, value: bets }]));
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  store.dispatch(broadcast.resultReceived({ roundId: 50, digits, receivedAt: 0 }));
  renderInTheme(
    <Provider store={store}>
      <ResultModal />
    </Provider>,
  );
  const dialog = within(screen.getByRole('dialog', { name: /50/ }));
  const reveal = (count: number) =>
    act(() => {
      for (let digit = 0; digit < count; digit += 1) store.dispatch(gameEvents.digitRevealed());
    });
  const rows = () =>
    within(dialog.getByRole('list', { name: km.outcomes.ownBets }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  return { dialog, reveal, rows };
}

const one = (id: number, number: string, changed: Partial<Bet> = {}) =>
  betOf({ id, number, ...changed });

const { won, lost, expected, cannotWin } = km.outcomes;
const riel = (figure: string) => `${figure}${km.common.rielSign}`;

it('the result modal shows stake and odds of each own bet, and which can not win any more', () => {
  const { rows, reveal } = openReveal('107', one(1, '07'), one(2, '8', { odds: 9 }));
  expect(rows()).toEqual(['071,000 x 90', '81,000 x 9']);
  reveal(1);
  expect(rows()).toEqual(['071,000 x 90', `81,000 x 9${cannotWin}`]);
});

it('the result modal gives no outcome away before the last digit', () => {
  const settled = { isSettled: true, winLose: 89_000, drawnDigits: '107' };
  const { dialog, rows, reveal } = openReveal('107', one(1, '07', settled));
  reveal(2);
  expect(rows()).toEqual(['071,000 x 90']);
  expect(dialog.queryByText(km.outcomes.congratulations)).toBeNull();
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  reveal(1);
  expect(rows()).toEqual([`071,000 x 90${won} ${riel('90,000')}`]);
  expect(dialog.getByText(km.outcomes.congratulations)).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent(
    `${km.resultModal.announcement(50, '107')}. ${km.outcomes.announcement('90,000', '+89,000')}`,
  );
});

it('the result modal marks what the server has not settled as expected', () => {
  const { dialog, rows, reveal } = openReveal('107', one(1, '07'), one(2, '8', { odds: 9 }));
  reveal(3);
  expect(rows()).toEqual([
    `071,000 x 90${expected} ${won} ${riel('90,000')}`,
    `${km.outcomes.showBets('1')}${expected} ${lost} ${riel('1,000')}`,
  ]);
  expect(dialog.getByText(km.outcomes.expectedHint)).toBeVisible();
  expect(dialog.getByText(riel('+88,000'))).toBeVisible();
  expect(dialog.queryByText(km.outcomes.congratulations)).toBeNull();
});

it('the result modal of a round without own bets shows the draw alone', () => {
  const { dialog, reveal } = openReveal('107', one(1, '07', { roundId: 49 }));
  reveal(3);
  expect(dialog.getByRole('status')).toHaveTextContent(/107$/);
  expect(dialog.queryByRole('list')).toBeNull();
});

it('the result modal folds the bets that can not win, says so, and shows them on a press, also after the last digit', async () => {
  const losers = Array.from({ length: 30 }, (_, id) => one(id + 10, '8', { odds: 9 }));
  const { dialog, rows, reveal } = openReveal('107', ...losers, one(1, '07'));
  // It scrolls, so the keyboard must reach it.
  expect(dialog.getByRole('list', { name: km.outcomes.ownBets })).toHaveAttribute('tabindex', '0');
  const folded = km.outcomes.showBets('30');
  reveal(1);
  expect(rows()).toEqual(['071,000 x 90', `${folded}${riel('30,000')}`]);
  const line = dialog.getByText(folded).closest('details');
  act(() => {
    if (line) line.open = true;
  });
  await waitFor(() => expect(rows()).toHaveLength(32));
  reveal(2);
  expect(rows()).toHaveLength(32);
  expect(rows()[0]).toBe(`071,000 x 90${expected} ${won} ${riel('90,000')}`);
  expect(rows()[1]).toMatch(`${folded}${expected} ${lost} ${riel('30,000')}`);
});
