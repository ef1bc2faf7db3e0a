import { fakeKeyValueStore, fakeLogger } from '../../testing/fakePorts';
import { betsEvents } from '../bets/betsSlice';
import { openUnclearLine, openUnplacedLine } from '../../testing/listeners/openTicket';
import { selectProgress } from './ticketDialogSelectors';
import { selectTicketSums } from './ticketSelectors';
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
    store.dispatch(ticketEvents.memoryRead(restored));
    expect(progress()).toEqual({ placed: 1, total: 2 });
  });

  it('does not count while its stake is refused or not placed', async () => {
    const { store, lineId, receiptId } = await openUnclearLine();
    store.dispatch(ticketEvents.lineRemoved({ lineId }));
    store.dispatch(betsEvents.betNotPlaced({ receiptId, stake }));
    expect(selectProgress(store.getState())).toEqual({ placed: 0, total: 2 });
  });
});
