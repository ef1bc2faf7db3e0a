import { holdStakes, openTicket } from '../../testing/listeners/openTicket';
import { betsEvents } from '../bets/betsSlice';
import { selectLines, selectTicketSums } from './ticketSelectors';
import { ticketEvents } from './ticketSlice';

const stake = { roundId: 50, number: '07', amount: 1000 };

/** A ticket for 07 and 8 whose first stake had no response, so that it is being checked. */
async function openUnclearLine() {
  const parts = await openTicket('07', '8');
  const { store } = parts;
  parts.server.on('POST bets', () => {
    throw new TypeError('connection lost');
  });
  await parts.sendLines();
  const [line] = parts.ticket().lines;
  const receiptId = line?.receiptId ?? '';
  return {
    ...parts,
    stake,
    lineId: line?.id ?? '',
    receiptId,
    views: () => selectLines(store.getState()),
    found: () =>
      store.dispatch(betsEvents.betFound({ receiptId, stake, betKey: '77', isLate: true })),
  };
}

/** The same, once the first stake is proved not to be placed. */
async function openUnplacedLine() {
  const parts = await openUnclearLine();
  const { receiptId } = parts;
  parts.store.dispatch(betsEvents.betNotPlaced({ receiptId, stake }));
  expect(parts.statuses()).toEqual(['07 waiting', '8 waiting']);
  return parts;
}

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

it('bet again on the receipt of a line takes the line out of the ticket into the slip, so that only one of them sends it', async () => {
  const { store, bets, ticket, server, stake, receiptId, sendLines } = await openUnplacedLine();
  store.dispatch(betsEvents.slipReopened({ receiptId }));
  expect(bets().slip).toMatchObject(stake);
  expect(ticket().lines).toMatchObject([{ number: '8' }]);
  const before = server.calls('POST bets').length;
  await sendLines();
  expect(server.calls('POST bets').slice(before)).toMatchObject([{ body: { number: '8' } }]);
});

it('bet again on the receipt of a line leaves the line in the ticket while another line is being sent', async () => {
  const parts = await openUnclearLine();
  const { store, receiptId, stake, statuses, bets } = parts;
  const { letGo, arrived } = holdStakes(parts);
  parts.confirm(parts.ticket().lines.slice(1));
  await arrived(1);
  store.dispatch(betsEvents.betNotPlaced({ receiptId, stake }));
  store.dispatch(betsEvents.slipReopened({ receiptId }));
  expect(bets().slip).toBeNull();
  expect(statuses()).toEqual(['07 waiting', '8 sending']);
  letGo();
  await parts.ended();
});
