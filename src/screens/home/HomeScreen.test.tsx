import { screen, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';

const server = {
  'GET results': { body: [{ round_id: 49, created_at: null, detail: '{"number":"007"}' }] },
};

const precedes = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

it('[2.11, 2.14] home has the betting form above the three tabs, with round, number, countdown and keypad', async () => {
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

it('[2.12] home shows -- for an unknown round, and opens no slip', async () => {
  const { user } = await renderApp('/', { server: { ...server, 'GET results': { body: [] } } });
  const form = within(await screen.findByRole('region', { name: km.home.bettingForm }));
  expect(form.getByText('#--')).toBeVisible();
  await user.keyboard('7{Enter}');
  expect(form.getByLabelText(km.home.number)).toHaveValue('7');
  const submit = form.getByRole('button', { name: km.keypad.close });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await user.click(submit);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the table of results shows N/A for a round id that can not be read, and a note if rows are missing', async () => {
  const row = { created_at: null, detail: '{"number":"472"}' };
  const body = { data: [row, row, { ...row, round_id: 49 }], next_page_url: '/?page=2' };
  await renderApp('/?slug=result', { server: { ...server, 'GET results': { body } } });
  const table = within(await screen.findByRole('table', { name: km.tables.results }));
  await table.findByText('#49');
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((one) => within(one).getAllByRole('cell')[0]?.textContent)).toEqual([
    'N/A',
    'N/A',
    '#49',
  ]);
  expect(screen.getByRole('note')).toHaveTextContent(km.tables.partOfList);
});

describe('the tables of bets', () => {
  const bet = { id: 1, result_id: 49, number: '07', amount: 1000, odds: 90, is_calculate: false };
  const withBets = (...body: unknown[]) => ({ server: { ...server, 'GET bets': { body } } });
  const rowsOf = async (name: string) => {
    const table = within(await screen.findByRole('table', { name }));
    return table.getAllByRole('row').map((row) => row.textContent);
  };

  it('[3.7] keep a partly unreadable row, with N/A in those cells', async () => {
    const bad = { ...bet, id: 2, result_id: null, number: [], amount: '?' };
    await renderApp(
      '/',
      withBets(bet, bad, 'junk', { ...bet, id: 3, odds: 9.5, created_at: 'junk' }),
    );
    await screen.findAllByText('1,000 x 90');
    expect((await rowsOf(km.tables.openBets)).slice(1)).toEqual([
      `#49N/A07${km.tables.again}${km.tables.repeatHint}2D1,000 x 90`,
      'N/AN/AN/AN/AN/A x 90',
      'N/AN/AN/AN/AN/A x N/A',
      `#49${km.common.invalidDate}072D1,000 x 9.5`,
    ]);
  });

  it('have golden balls for a win alone', async () => {
    const won = { ...bet, is_calculate: true, win_lose: 89_000, result: { detail: '"107"' } };
    const lost = { ...won, id: 3, number: '8', win_lose: -1000 };
    const { user } = await renderApp('/', withBets({ ...bet, id: 2, win_lose: 0 }, won, lost));
    const colors = async (table: string) => {
      const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row');
      const balls = rows.slice(1).map((row) => row.querySelector<HTMLElement>('[data-color]'));
      return balls.map((ball) => ball?.dataset.color);
    };
    expect(await colors(km.tables.openBets)).toEqual(['ink']);
    await user.click(screen.getByRole('tab', { name: km.tables.winLoseHistory }));
    expect(await colors(km.tables.winLoseHistory)).toEqual(['gold', 'ink']);
  });

  it('[7.23] have a note below if the server sent only a part of the list', async () => {
    const page = { data: [bet], next_page_url: '/?page=2' };
    await renderApp('/?slug=win-lose', { server: { ...server, 'GET bets': { body: page } } });
    expect(await screen.findByRole('note')).toHaveTextContent(km.tables.partOfList);
  });
});

describe('keyboard and clipboard', () => {
  const digits = { one: '\u17e1', two: '\u17e2', three: '\u17e3' };

  it('accept Khmer digits, typed and pasted', async () => {
    const { user, store } = await renderApp('/', { server });
    await screen.findByRole('tablist');
    await user.keyboard(digits.one + digits.two);
    expect(store.getState().bets.number).toBe('12');
    await user.paste(`${digits.three}0${digits.one}\n`);
    expect(store.getState().bets.number).toBe('301');
    await user.paste('1234');
    expect(store.getState().bets.number).toBe('301');
  });
});

describe('a window of 1600 px', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    const met = ['(min-width: 1600px)', '(pointer: fine)'];
    window.matchMedia = (query) =>
      Object.defineProperty(matchMedia(query), 'matches', { value: met.includes(query) });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('has the ticket next to the stage: T leads to its field, and the keypad keeps the keyboard', async () => {
    const { user, store } = await renderApp('/', { server });
    const ticket = within(await screen.findByRole('region', { name: km.ticket.title }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('12');
    expect(store.getState().bets.number).toBe('12');
    await user.keyboard('t');
    const field = ticket.getByRole('textbox', { name: km.ticket.entry });
    expect(field).toHaveFocus();
    await user.keyboard('07 8');
    expect(field).toHaveValue('07 8');
    expect(store.getState().bets.number).toBe('12');
  });
});
