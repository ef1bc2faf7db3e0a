import { betsApi } from '../bets/betsApi';
import { betsEvents } from '../bets/betsSlice';
import { betRow } from '../../testing/listeners/openSlip';
import { acceptStake, addLines, holdStakes, openTicket } from '../../testing/listeners/openTicket';
import { alwaysRefetch, restApi } from '../../api/restApi';
import { selectProgress } from './ticketDialogSelectors';
import { selectCanAddToTicket, selectIsInTicket, selectUsualAmount } from './ticketSelectors';
import { ticketEvents } from './ticketSlice';
import { addKeypadNumber, closeTicket } from './ticketThunks';

describe('selectUsualAmount', () => {
  it('is that of the last line', async () => {
    const { store, ticket } = await openTicket('07', '8', '9');
    const lineIds = [ticket().lines[2]?.id ?? ''];
    store.dispatch(ticketEvents.amountChosen({ lineIds, amount: 5000 }));
    expect(selectUsualAmount(store.getState(), '99')).toBe(5000);
  });

  it('is that of the last bet of the same type in an empty ticket, else the smallest chip', async () => {
    const { store, server } = await openTicket();
    const rows = [
      { ...betRow(3, '4'), type: '1D', amount: 'unreadable' },
      { ...betRow(2, '5'), type: '1D', amount: 20_000 },
    ];
    server.on('GET bets', { body: rows });
    await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
    expect(selectUsualAmount(store.getState(), '7')).toBe(20_000);
    expect(selectUsualAmount(store.getState(), '07')).toBe(1000);
    store.dispatch(betsEvents.numberCleared());
    store.dispatch(betsEvents.digitPressed({ digit: '7' }));
    store.dispatch(addKeypadNumber());
    expect(store.getState().ticket.lines).toMatchObject([{ number: '7', amount: 20_000 }]);
  });

  it('is the smallest chip before the bets are known', async () => {
    const { store } = await openTicket();
    store.dispatch(restApi.util.resetApiState());
    expect(selectUsualAmount(store.getState(), '7')).toBe(1000);
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
