import { acceptStake, openTicket } from '../../../testing/listeners/openTicket';
import { addRandomNumber, closeTicket, openTicket as openTicketDialog } from './ticketThunks';

describe('addRandomNumber', () => {
  it('adds the only number that the ticket lacks, and then none', async () => {
    const { store, ticket } = await openTicket(...Array.from('012345689'));
    store.dispatch(addRandomNumber(50, 1));
    expect(
      ticket()
        .lines.map(({ number }) => number)
        .join(''),
    ).toBe('0123456897');
    store.dispatch(addRandomNumber(50, 1));
    expect(ticket().lines).toHaveLength(10);
  });
});

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
