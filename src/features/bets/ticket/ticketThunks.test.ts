import { acceptStake, openTicket } from '../../../testing/listeners/openTicket';
import { closeTicket, openTicket as openTicketDialog } from './ticketThunks';

it.each([
  ['opening', openTicketDialog],
  ['closing', closeTicket],
])('%s the ticket removes the lines that the server has, and no other', async (_, act) => {
  const parts = await openTicket('07', '8', '9');
  const accept = acceptStake();
  const refusal = { status: 422, body: {} };
  parts.server.on('POST bets', (call) => (parts.posts().length === 2 ? refusal : accept(call)));
  parts.confirm();
  await parts.ended();
  parts.store.dispatch(act());
  expect(parts.statuses()).toEqual(['8 refused', '9 waiting']);
});
