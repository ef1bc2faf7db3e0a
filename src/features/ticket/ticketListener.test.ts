import { sessionEnded } from '../../api/apiEvents';
import { km } from '../../i18n/km';
import { betRow } from '../../testing/listeners/openSlip';
import {
  acceptStake,
  holdStakes,
  openSending,
  openTicket,
} from '../../testing/listeners/openTicket';
import { pass } from '../../testing/listeners/unansweredStakes';
import { recordActions } from '../../testing/recordActions';
import { waitFor } from '../../testing/waitFor';
import { betsEvents } from '../bets/betsSlice';
import { broadcast } from '../connection/broadcasts';
import { selectProgress } from './ticketDialogSelectors';
import { ticketEvents } from './ticketSlice';
import { addToTicket } from './ticketThunks';

const refusal = { status: 422, body: { message: 'Not enough' } };
const blocked = (reason: string) => ({ kind: 'blocked', block: { reason } });

describe('the list of bets', () => {
  it('is fetched once after the last line, and shows a stake that the browser sent twice as two', async () => {
    const parts = await openTicket('07', '18');
    const before = parts.server.calls('GET bets').length;
    const accept = acceptStake();
    parts.server.on('POST bets', (call) => {
      parts.server.on('GET bets', {
        body: ['18', '18', '07'].map((number, at) => betRow(103 - at, number)),
      });
      return accept(call);
    });
    await parts.sendLines();
    await waitFor(() => expect(parts.numbersListed()).toEqual(['18', '18', '07']));
    expect(parts.server.calls('GET bets')).toHaveLength(before + 1);
  });

  it('is fetched once after a line that the server refused', async () => {
    const parts = await openTicket('07', '8');
    const requests = () => parts.server.calls('GET bets').length;
    const before = requests();
    parts.server.on('POST bets', refusal);
    await parts.sendLines();
    await waitFor(() => expect(requests()).toBe(before + 1));
  });
});

describe('a confirmed ticket', () => {
  it('sends each line once, one after the other, for the round on the screen', async () => {
    const parts = await openTicket('07', '8', '123');
    const { count, letGo, arrived } = holdStakes(parts);
    parts.confirm();
    for (let line = 0; line < 3; line += 1) {
      await arrived(1);
      expect(count()).toBe(1);
      letGo();
    }
    await parts.ended();
    expect(parts.posts()).toEqual([
      { result_id: 50, number: '07', amount: 1000 },
      { result_id: 50, number: '8', amount: 1000 },
      { result_id: 50, number: '123', amount: 1000 },
    ]);
    expect(parts.statuses()).toEqual(['07 placed', '8 placed', '123 placed']);
    expect(selectProgress(parts.store.getState())).toEqual({ placed: 3, total: 3 });
    expect(parts.ticket().run).toMatchObject({ isSending: false, stop: null });
    expect(parts.toasts()).toEqual([]);
  });

  it('names each line in the recording when it is its turn', async () => {
    const parts = await openTicket('07', '8');
    const actions = recordActions(parts.store);
    await parts.sendLines();
    const [first, second] = parts.ticket().lines;
    expect(actions.filter(ticketEvents.lineReached.match).map(({ payload }) => payload)).toEqual([
      { lineId: first?.id, number: 1 },
      { lineId: second?.id, number: 2 },
    ]);
  });

  it('sends only the lines that were confirmed', async () => {
    const parts = await openTicket('07', '8');
    await parts.sendLines(parts.ticket().lines.slice(1));
    expect(parts.statuses()).toEqual(['07 waiting', '8 placed']);
  });

  it('is sent once for any number of presses', async () => {
    const parts = await openTicket('07', '8');
    const shown = parts.ticket().lines;
    parts.confirm(shown);
    await parts.sendLines(shown);
    await parts.sendLines(shown);
    expect(parts.sentNumbers()).toEqual(['07', '8']);
    expect(parts.ticket().run?.stop).toEqual({ kind: 'changed' });
  });

  it('sends no single bet between two lines', async () => {
    const { letGo, arrived, ...parts } = await openSending('07', '8');
    parts.submit();
    letGo();
    await arrived(1);
    parts.submit();
    letGo();
    await parts.ended();
    expect(parts.sentNumbers()).toEqual(['07', '8']);
  });

  it('sends nothing while a single bet is being sent', async () => {
    const parts = await openTicket('8');
    const { letGo, arrived } = holdStakes(parts);
    parts.submit();
    await arrived(1);
    await parts.sendLines();
    letGo();
    await parts.answered();
    expect(parts.sentNumbers()).toEqual(['07']);
    expect(parts.statuses()).toEqual(['8 waiting']);
  });

  it('may have the same number twice if the player added it so', async () => {
    const parts = await openTicket('07');
    const stake = { roundId: 50, number: '07', amount: 1000 };
    parts.store.dispatch(addToTicket(stake));
    await parts.sendLines();
    expect(parts.sentNumbers()).toEqual(['07', '07']);
    expect(parts.statuses()).toEqual(['07 placed', '07 placed']);
    expect(parts.bets().receipts.map(({ betKey }) => betKey)).toEqual(['102', '101']);
  });
});

describe('a ticket stops, and keeps the rest', () => {
  it('at a line that the server refuses, with its message', async () => {
    const parts = await openTicket('07', '8', '9');
    const accept = acceptStake();
    parts.server.on('POST bets', (call) => (parts.posts().length === 2 ? refusal : accept(call)));
    await parts.sendLines();
    expect(parts.statuses()).toEqual(['07 placed', '8 refused', '9 waiting']);
    expect(parts.ticket().run?.stop).toEqual({ kind: 'refused', message: 'Not enough' });
    expect(selectProgress(parts.store.getState())).toEqual({ placed: 1, total: 3 });
    expect(parts.toasts()).toEqual(['Not enough']);
  });

  it('at a line without a response, which is never sent again while it is being checked', async () => {
    const parts = await openTicket('07', '8');
    parts.server.on('POST bets', () => {
      throw new TypeError('connection lost');
    });
    await parts.sendLines();
    expect(parts.statuses()).toEqual(['07 unclear', '8 waiting']);
    expect(parts.ticket().run?.stop).toEqual({ kind: 'unclear' });
    await parts.sendLines(parts.ticket().lines.slice(0, 1));
    expect(parts.sentNumbers()).toEqual(['07']);
  });

  it('at such a line only until the next press, which leaves out what equals it', async () => {
    const parts = await openTicket('07');
    for (const number of ['07', '8']) {
      parts.store.dispatch(addToTicket({ roundId: 50, number, amount: 1000 }));
    }
    parts.server.on('POST bets', () => {
      throw new TypeError('connection lost');
    });
    await parts.sendLines();
    parts.server.on('POST bets', acceptStake());
    await parts.sendLines(parts.ticket().lines.slice(1));
    expect(parts.sentNumbers()).toEqual(['07', '8']);
    expect(parts.statuses()).toEqual(['07 unclear', '07 waiting', '8 placed']);
    expect(parts.ticket().run?.stop).toEqual(blocked('beingChecked'));
  });

  it('when betting closes between two lines', async () => {
    const { letGo, arrived, ...parts } = await openSending('07', '8');
    parts.clock.advance(25_000);
    letGo();
    await parts.ended();
    expect(parts.sentNumbers()).toEqual(['07']);
    expect(parts.ticket().run?.stop).toEqual(blocked('closed'));
  });

  it('when another round starts between two lines, and waits for a press to move there', async () => {
    const { letGo, arrived, ...parts } = await openSending('07', '8');
    parts.store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    parts.push(60);
    letGo();
    await parts.ended();
    expect(parts.sentNumbers()).toEqual(['07']);
    expect(parts.ticket().run?.stop).toEqual(blocked('otherRound'));
    expect(parts.ticket()).toMatchObject({
      roundId: 50,
      lines: [{ number: '07' }, { number: '8' }],
    });
    parts.store.dispatch(ticketEvents.movedToRound({ roundId: 51 }));
    expect(parts.ticket().roundId).toBe(51);
  });

  it('after the line in flight when the player presses stop', async () => {
    const { letGo, arrived, ...parts } = await openSending('07', '8');
    parts.store.dispatch(ticketEvents.stopPressed());
    expect(parts.ticket().run?.isSending).toBe(true);
    letGo();
    await parts.ended();
    expect(parts.statuses()).toEqual(['07 placed', '8 waiting']);
    expect(parts.ticket().run?.stop).toEqual({ kind: 'stopped' });
  });

  it('when the session ends, and sends nothing for the player who follows', async () => {
    const { letGo, arrived, ...parts } = await openSending('07', '8');
    jest.useFakeTimers();
    parts.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    letGo();
    await pass(0);
    expect(parts.sentNumbers()).toEqual(['07']);
    expect(parts.ticket().lines).toEqual([]);
    expect(parts.services.logger.lines).toEqual([]);
  });

  it('at a line whose receipt is gone when its response comes, which stays unclear', async () => {
    const { letGo, arrived, ...parts } = await openSending('07', '8');
    parts.store.dispatch(betsEvents.memoryRead({ number: '', receipts: [] }));
    letGo();
    await parts.ended();
    expect(parts.sentNumbers()).toEqual(['07']);
    expect(parts.statuses()).toEqual(['07 unclear', '8 waiting']);
    expect(parts.ticket().run?.stop).toEqual({ kind: 'unclear' });
  });

  it('at a line that changed after the press', async () => {
    const parts = await openTicket('07', '8');
    const shown = parts.ticket().lines;
    const lineIds = shown.map(({ id }) => id);
    parts.store.dispatch(ticketEvents.amountChosen({ lineIds, amount: 5000 }));
    await parts.sendLines(shown);
    expect(parts.sentNumbers()).toEqual([]);
    expect(parts.ticket().run?.stop).toEqual({ kind: 'changed' });
    await parts.sendLines();
    expect(parts.posts()).toMatchObject([{ amount: 5000 }, { amount: 5000 }]);
  });
});

it('the rest of a stopped ticket is sent by the next press', async () => {
  const parts = await openTicket('07', '8');
  parts.server.on('POST bets', refusal);
  await parts.sendLines();
  parts.server.on('POST bets', acceptStake());
  await parts.sendLines();
  expect(parts.sentNumbers()).toEqual(['07', '07', '8']);
  // A refused line is another stake the next time.
  expect(new Set(parts.server.calls('POST bets').map(({ key }) => key)).size).toBe(3);
  expect(parts.statuses()).toEqual(['07 placed', '8 placed']);
  expect(parts.toasts()).not.toContain(km.toasts.betPlaced);
});
