import { screen, waitFor, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { addLines, holdStakes } from '../../testing/listeners/openTicket';
import { renderTicket } from '../../testing/renderTicket';
import { betsEvents } from '../bets/betsSlice';
import { gameApi } from '../game/gameApi';
import { sessionEvents } from '../session/sessionSlice';
import { ticketEvents } from './ticketSlice';

const { ticket: text } = km;

/** The warning or the status below a line. */
const noteOf = (row: HTMLElement | undefined) =>
  row && within(row).queryByRole('paragraph')?.textContent;

describe('a line of the ticket', () => {
  it('shows its number as balls with its zeros, and its amount', async () => {
    const { rows } = await renderTicket('7', '07', '007');
    const balls = rows().map((row) => within(row).getByRole('img'));
    expect(balls.map((row) => row.getAttribute('aria-label'))).toEqual(
      ['7', '07', '007'].map(km.a11y.numberOf),
    );
    expect(balls.map(({ children }) => children.length)).toEqual([1, 2, 3]);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '71,000៛',
      '071,000៛',
      '0071,000៛',
    ]);
  });

  it('is removed by its button, and the focus stays in the dialog', async () => {
    const { user, button, numbers } = await renderTicket('07', '8');
    await user.click(button(text.remove('07')));
    expect(numbers()).toEqual(['8']);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('is removed with all others by one press', async () => {
    const { user, button, numbers } = await renderTicket('07', '8');
    await user.click(button(text.removeAll));
    expect(numbers()).toEqual([]);
    expect(screen.getByText(text.empty, { exact: false })).toBeVisible();
  });
});

it('each line warns of the limits of the server and a balance that the lines before it use up, also next to placed ones', async () => {
  const { store, happens, server, rows, user, button, submit } = await renderTicket('07', '8', '9');
  server.on('GET bet-limit', { body: { min_bet: 1000, max_bet: 3000 } });
  await happens(() => store.dispatch(gameApi.endpoints.getBetLimit.initiate()));
  await happens(() => store.dispatch(sessionEvents.balanceReceived({ balance: 2500 })));
  await waitFor(() =>
    expect(rows().map(noteOf)).toEqual([undefined, undefined, km.betModal.balanceNotEnough]),
  );
  await happens(() => store.dispatch(sessionEvents.balanceReceived({ balance: 90_000 })));
  for (const [number, amount] of [
    ['07', '500'],
    ['8', '4000'],
  ] as const) {
    await user.click(button(text.changeAmount(number, '1,000')));
    await user.clear(screen.getByLabelText(km.betModal.amount));
    await user.type(screen.getByLabelText(km.betModal.amount), `${amount}{Enter}`);
    await screen.findByRole('button', { name: text.changeAmount(number, formatAmount(+amount)) });
  }
  expect(rows().map(noteOf)).toEqual([
    km.betModal.belowMinimum('1,000'),
    km.betModal.aboveMaximum('3,000'),
    undefined,
  ]);
  await user.click(submit(3));
  await screen.findByText(text.progress('3', '3'));
  await happens(() => store.dispatch(addLines({ number: '5', amount: 500 })));
  expect(noteOf(rows()[3])).toBe(km.betModal.belowMinimum('1,000'));
});

describe('a line that was sent', () => {
  it('shows that it is being sent, and then that it is placed, without a button to remove it', async () => {
    const parts = await renderTicket('07', '8');
    const { count, letGo } = holdStakes(parts);
    await parts.user.click(parts.submit(2));
    await waitFor(() => expect(count()).toBe(1));
    const [current, next] = parts.rows().map((row) => within(row));
    expect(current?.getByRole('progressbar')).toHaveAccessibleName(km.receipt.sending);
    expect(next?.queryByRole('progressbar')).toBeNull();
    // Nothing changes while it is being sent.
    for (const name of [text.remove('8'), text.removeAll, text.amountOfAll, text.addEntry]) {
      expect(parts.button(name)).toBeDisabled();
    }
    expect(screen.queryByRole('button', { name: text.changeAmount('8', '1,000') })).toBeNull();
    await parts.happens(letGo);
    await waitFor(() => expect(count()).toBe(1));
    const [first, second] = parts.rows();
    expect(within(first as HTMLElement).getByTitle(text.placed)).toBeInTheDocument();
    expect(
      within(first as HTMLElement).queryByRole('button', { name: text.remove('07') }),
    ).toBeNull();
    expect(within(second as HTMLElement).getByRole('progressbar')).toBeInTheDocument();
    await parts.happens(letGo);
    await screen.findByText(text.progress('2', '2'));
    expect(parts.rows().map(noteOf)).toEqual([undefined, undefined]);
  });

  it('says that it was refused, and can be changed and sent again', async () => {
    const { server, user, submit, rows, button } = await renderTicket('07');
    server.on('POST bets', { status: 422, body: { message: 'Not enough' } });
    await user.click(submit(1));
    await waitFor(() => expect(rows().map(noteOf)).toEqual([text.refused]));
    expect(button(text.changeAmount('07', '1,000'))).toBeEnabled();
    expect(submit(1)).toBeEnabled();
  });

  it('can not be changed while it is unclear, and shows what the server has if it is found after a change', async () => {
    const { server, user, submit, rows, store, happens, ticket } = await renderTicket('07');
    server.on('POST bets', () => {
      throw new TypeError('connection lost');
    });
    await user.click(submit(1));
    await waitFor(() => expect(rows().map(noteOf)).toEqual([text.unclear]));
    expect(screen.queryByRole('button', { name: text.changeAmount('07', '1,000') })).toBeNull();
    const [line] = ticket().lines;
    const stake = { roundId: 50, number: '07', amount: 1000 };
    const receiptId = line?.receiptId ?? '';
    await happens(() => store.dispatch(betsEvents.betNotPlaced({ receiptId, stake })));
    const lineIds = [line?.id ?? ''];
    await happens(() => store.dispatch(ticketEvents.amountChosen({ lineIds, amount: 9000 })));
    await happens(() => store.dispatch(ticketEvents.movedToRound({ roundId: 51 })));
    expect(rows()[0]).toHaveTextContent('9,000៛');
    expect(rows().map(noteOf)).toEqual([undefined]);
    const found = { receiptId, stake, betKey: '77', isLate: true };
    await happens(() => store.dispatch(betsEvents.betFound(found)));
    expect(rows()[0]).toHaveTextContent('1,000៛');
    expect(rows().map(noteOf)).toEqual([km.common.roundTag(50)]);
    expect(within(rows()[0] as HTMLElement).getByTitle(text.placed)).toBeInTheDocument();
  });
});
