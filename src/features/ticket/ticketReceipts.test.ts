import { openUnplacedLine } from '../../testing/listeners/openTicket';
import { selectTicketSums } from './ticketSelectors';
import { ticketEvents } from './ticketSlice';

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
