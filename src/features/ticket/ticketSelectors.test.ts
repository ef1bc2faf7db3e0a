import { betsApi } from '../bets/betsApi';
import { gameApi } from '../game/gameApi';
import { betRow } from '../../testing/listeners/openSlip';
import { acceptStake, addLines, holdStakes, openTicket } from '../../testing/listeners/openTicket';
import { alwaysRefetch } from '../../api/restApi';
import { selectProgress } from './ticketDialogSelectors';
import { selectCanAddToTicket, selectEntryAmount, selectIsInTicket } from './ticketSelectors';
import { ticketEvents } from './ticketSlice';
import { closeTicket } from './ticketThunks';

describe('selectEntryAmount', () => {
  it.each([
    [0, 1000],
    [2000, 5000],
    [60_000, 1000],
  ])(
    'is, whatever was bet before, the smallest chip from the minimum %p on',
    async (minBet, chip) => {
      const { store, server } = await openTicket('07');
      const lineIds = [store.getState().ticket.lines[0]?.id ?? ''];
      store.dispatch(ticketEvents.amountChosen({ lineIds, amount: 20_000 }));
      server.on('GET bets', { body: [{ ...betRow(2, '5'), type: '1D', amount: 20_000 }] });
      await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
      server.on('GET bet-limit', { body: { min_bet: minBet, max_bet: 100_000 } });
      await store.dispatch(gameApi.endpoints.getBetLimit.initiate(undefined, alwaysRefetch));
      expect(selectEntryAmount(store.getState())).toBe(chip);
    },
  );

  it('is what was chosen in this ticket, until it is closed without a line', async () => {
    const { store } = await openTicket('07');
    store.dispatch(ticketEvents.entryAmountChosen({ amount: 5000 }));
    store.dispatch(closeTicket());
    expect(selectEntryAmount(store.getState())).toBe(5000);
    store.dispatch(ticketEvents.cleared());
    store.dispatch(closeTicket());
    expect(selectEntryAmount(store.getState())).toBe(1000);
  });
});

it('a placed line is still one of the ticket, but not one that the slip must warn of', async () => {
  const parts = await openTicket('07', '8');
  const numbers = () => parts.ticket().lines.map(({ number }) => number);
  const toBePlaced = () =>
    ['07', '8', '9'].filter((number) => selectIsInTicket(parts.store.getState(), number));
  expect(toBePlaced()).toEqual(['07', '8']);
  const accept = acceptStake();
  const refusal = { status: 422, body: {} };
  parts.server.on('POST bets', (call) => (parts.posts().length === 2 ? refusal : accept(call)));
  await parts.sendLines();
  expect(toBePlaced()).toEqual(['8']);
  expect(numbers()).toEqual(['07', '8']);
});

it('selectCanAddToTicket is true below 50 lines and while nothing is being sent', async () => {
  const parts = await openTicket('07');
  const { store } = parts;
  const canAdd = () => selectCanAddToTicket(store.getState());
  const { letGo, arrived } = holdStakes(parts);
  expect(canAdd()).toBe(true);
  parts.confirm();
  await arrived(1);
  expect(canAdd()).toBe(false);
  letGo();
  await parts.ended();
  const numbers = Array.from({ length: 50 }, (_, value) => String(100 + value));
  store.dispatch(addLines(...numbers.slice(2).map((number) => ({ number, amount: 1000 }))));
  expect(canAdd()).toBe(true);
  store.dispatch(addLines({ number: '100', amount: 1000 }));
  expect(canAdd()).toBe(false);
});

it('selectProgress is null before the first press, and counts the lines that a press confirmed', async () => {
  const parts = await openTicket('07', '8');
  const progress = () => selectProgress(parts.store.getState());
  expect(progress()).toBeNull();
  const refusal = { status: 422, body: {} };
  const accept = acceptStake();
  parts.server.on('POST bets', (call) => (parts.posts().length === 2 ? refusal : accept(call)));
  await parts.sendLines();
  expect(progress()).toEqual({ placed: 1, total: 2 });
  parts.store.dispatch(closeTicket());
  expect(progress()).toEqual({ placed: 1, total: 2 });
  parts.store.dispatch(addLines({ number: '9', amount: 1000 }));
  parts.server.on('POST bets', accept);
  parts.confirm();
  expect(progress()).toEqual({ placed: 0, total: 2 });
  await parts.ended();
  expect(progress()).toEqual({ placed: 2, total: 2 });
});
