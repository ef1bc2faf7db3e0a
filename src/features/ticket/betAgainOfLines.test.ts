import { holdStakes, openUnclearLine, openUnplacedLine } from '../../testing/listeners/openTicket';
import { betsEvents } from '../bets/betsSlice';

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
