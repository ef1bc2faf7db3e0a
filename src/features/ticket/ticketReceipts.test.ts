import { fakeKeyValueStore, fakeLogger } from '../../testing/fakePorts';
import { waitFor } from '../../testing/waitFor';
import { betsEvents } from '../bets/betsSlice';
import { selectDayLoss } from '../limits/limitSelectors';
import { openTicket } from '../../testing/listeners/openTicket';
import { openUnclearLine, openUnplacedLine } from '../../testing/listeners/openUnplacedLine';
import { betRow } from '../../testing/listeners/openSlip';
import { betsApi } from '../bets/betsApi';
import { alwaysRefetch } from '../../api/restApi';
import { betTypeOf } from '../../lib/drawnNumber';
import { selectProgress, selectTicketSums } from './ticketSelectors';
import { ticketEvents } from './ticketSlice';
import { keepTicket, readTicket } from './ticketStorage';

const stake = { roundId: 50, number: '07', amount: 1000 };

describe('a line whose bet the server turns out to have', () => {
  it('has the amount that was sent, not the one that it was changed to since', async () => {
    const { store, lineId, views, found } = await openUnplacedLine();
    store.dispatch(ticketEvents.amountChosen({ lineIds: [lineId], amount: 9000 }));
    expect(views()[0]).toMatchObject({ line: { amount: 9000 }, status: 'waiting' });
    found();
    expect(views()[0]).toMatchObject({ line: { amount: 1000 }, status: 'placed' });
    expect(selectTicketSums(store.getState())).toMatchObject({ count: 1, total: 1000 });
  });

  it('has the round that it was sent for, although the ticket was moved to another one', async () => {
    const { store, views, found } = await openUnplacedLine();
    expect(views().map(({ sentRoundId }) => sentRoundId)).toEqual([null, null]);
    store.dispatch(ticketEvents.movedToRound({ roundId: 51 }));
    found();
    expect(views().map(({ sentRoundId }) => sentRoundId)).toEqual([50, null]);
  });
});

describe('a line that the player removed while nobody knew what became of it', () => {
  it('counts as placed once its bet is found, also after a reload', async () => {
    const { store, lineId, found, ticket } = await openUnclearLine();
    const progress = () => selectProgress(store.getState());
    store.dispatch(ticketEvents.lineRemoved({ lineId }));
    expect(progress()).toEqual({ placed: 0, total: 2 });
    found();
    expect(progress()).toEqual({ placed: 1, total: 2 });
    const memory = fakeKeyValueStore();
    keepTicket(memory, '1001', ticket());
    const restored = readTicket(memory, fakeLogger(), '1001');
    store.dispatch(ticketEvents.memoryRead({ ticket: restored, favourites: [] }));
    expect(progress()).toEqual({ placed: 1, total: 2 });
  });

  it('does not count while its stake is refused or not placed', async () => {
    const { store, lineId, receiptId } = await openUnclearLine();
    store.dispatch(ticketEvents.lineRemoved({ lineId }));
    store.dispatch(betsEvents.betNotPlaced({ receiptId, stake }));
    expect(selectProgress(store.getState())).toEqual({ placed: 0, total: 2 });
  });
});

describe('the loss of the day counts each line of a ticket once', () => {
  it.each(['with ids', 'without ids'])('while its bets are sent and listed %s', async (ids) => {
    const parts = await openTicket('07', '8');
    const { store, server, clock } = parts;
    const strip = ({ id, ...row }: ReturnType<typeof betRow>) =>
      ids === 'with ids' ? { id, ...row } : row;
    const lineIds = parts.ticket().lines.map(({ id }) => id);
    store.dispatch(betsEvents.addedToTicket({ ...stake, lineId: 'again' }));
    store.dispatch(ticketEvents.amountChosen({ lineIds, amount: 1000 }));
    const loss = () => selectDayLoss(store.getState(), clock.now());
    const listed = [betRow(8, '4')];
    const held: (() => void)[] = [];
    server.on('POST bets', ({ body }) => {
      const { number } = body as typeof stake;
      const row = { ...betRow(100 + listed.length, number), type: betTypeOf(number) ?? '' };
      listed.unshift(row);
      return new Promise((resolve) =>
        held.push(() => resolve({ status: 201, body: { data: strip(row) } })),
      );
    });
    server.on('GET bets', () => ({ body: listed.map(strip) }));
    const losses = [loss()];
    parts.confirm();
    for (let line = 0; line < 3; line += 1) {
      await waitFor(() => expect(held).toHaveLength(1));
      losses.push(loss());
      held.shift()?.();
    }
    await parts.ended();
    losses.push(loss());
    await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
    losses.push(loss());
    expect(losses).toEqual([1000, 2000, 3000, 4000, 4000, 4000]);
  });

  it('while one of them is not known to be placed, and no more once it is proved not to be', async () => {
    const { store, clock, receiptId } = await openUnplacedLine();
    const loss = () => selectDayLoss(store.getState(), clock.now());
    expect(loss()).toBe(1000);
    const press = { receiptId: 'next', userId: '1001', stake, baseline: [], lineId: 'x' };
    store.dispatch(betsEvents.betSent(press));
    store.dispatch(
      betsEvents.betUnanswered({ receiptId: 'next', cause: 'timeout', message: null, lineId: 'x' }),
    );
    expect(loss()).toBe(2000);
    store.dispatch(betsEvents.betFound({ receiptId, stake, betKey: '77', isLate: true }));
    // Its bet is not in the list yet.
    expect(loss()).toBe(3000);
  });
});
