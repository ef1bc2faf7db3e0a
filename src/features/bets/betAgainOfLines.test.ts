import type { FakeAnswer } from '../../testing/fakeServer';
import { holdStakes } from '../../testing/listeners/openTicket';
import { betRow } from '../../testing/listeners/openSlip';
import { openUnclearLine, openUnplacedLine } from '../../testing/listeners/openUnplacedLine';
import { waitFor } from '../../testing/waitFor';
import { betsEvents } from './betsSlice';

/** Presses 'bet again'; the list of bets comes once it is let go. */
function pressAgain({ store, server, receiptId }: Awaited<ReturnType<typeof openUnclearLine>>) {
  // A check of the line may ask for the list too.
  const answers: ((answer: FakeAnswer) => void)[] = [];
  server.on('GET bets', () => new Promise((resolve) => answers.push(resolve)));
  const before = server.calls('GET bets').length;
  store.dispatch(betsEvents.betAgainPressed({ receiptId }));
  return async (...rows: object[]) => {
    await waitFor(() => expect(server.calls('GET bets').length).toBeGreaterThan(before));
    server.on('GET bets', { body: rows });
    for (const answer of answers) answer({ body: rows });
    await waitFor(() => expect(store.getState().bets.lookingAgainId).toBeNull());
  };
}

describe('bet again on the receipt of a line', () => {
  it('takes the line out of the ticket into the slip, so that only one of them sends it', async () => {
    const parts = await openUnplacedLine();
    const { bets, ticket, confirm, ended, server, stake } = parts;
    await pressAgain(parts)();
    expect(bets().slip).toMatchObject(stake);
    expect(ticket().lines).toMatchObject([{ number: '8' }]);
    const before = server.calls('POST bets').length;
    confirm();
    await ended();
    expect(server.calls('POST bets').slice(before)).toMatchObject([{ body: { number: '8' } }]);
  });

  it('opens no slip once the ticket has sent the line meanwhile', async () => {
    const parts = await openUnplacedLine();
    const { letGo, arrived } = holdStakes(parts);
    const list = pressAgain(parts);
    parts.confirm();
    await arrived(1);
    letGo();
    await arrived(1);
    letGo();
    await parts.ended();
    expect(parts.sentNumbers()).toEqual(['07', '07', '8']);
    await list();
    expect(parts.bets().slip).toBeNull();
    expect(parts.ticket().lines).toHaveLength(2);
  });

  it('leaves the line in the ticket if the list has its bet', async () => {
    const parts = await openUnplacedLine();
    await pressAgain(parts)(betRow(77));
    expect(parts.bets().slip).toBeNull();
    expect(parts.statuses()).toEqual(['07 placed', '8 waiting']);
  });

  it('leaves the line in the ticket if the player has opened another slip', async () => {
    const parts = await openUnplacedLine();
    const list = pressAgain(parts);
    parts.store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '123' }));
    await list();
    expect(parts.bets().slip).toMatchObject({ number: '123' });
    expect(parts.statuses()).toEqual(['07 waiting', '8 waiting']);
  });

  it('leaves the line in the ticket while another stake is being sent', async () => {
    const parts = await openUnclearLine();
    const { store, receiptId, stake } = parts;
    store.dispatch(betsEvents.betNotFound({ receiptId, stake }));
    const list = pressAgain(parts);
    const next = { receiptId: 'next', userId: '1001', stake: { ...stake, number: '123' } };
    store.dispatch(betsEvents.betSent({ ...next, baseline: [] }));
    await list();
    expect(parts.bets()).toMatchObject({ slip: null, receipts: [{ state: 'sending' }, {}] });
    expect(parts.statuses()).toEqual(['07 unclear', '8 waiting']);
  });
});
