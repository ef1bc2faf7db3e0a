import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { makeStore } from '../../app/store';
import { allListeners } from '../../testing/allListeners';
import { fakeKeyValueStore, fakeLogger } from '../../testing/fakePorts';
import { acceptStake, addLines, openTicket } from '../../testing/listeners/openTicket';
import { testSession } from '../../testing/makeTestServices';
import { waitFor } from '../../testing/waitFor';
import { ownerMark } from '../../platform/ownerMark';
import { km } from '../../i18n/km';
import { sessionEvents } from '../session/sessionSlice';
import { emptyTicket } from './ticket';
import type { TicketStop } from '../bets/ticketRun';
import { selectSendableLines } from './ticketSelectors';
import { ticketEvents } from './ticketSlice';
import { openTicket as openTicketDialog } from './ticketThunks';
import { keepTicket, readTicket } from './ticketStorage';

const line = { id: 'l', number: '07', amount: 1000, receiptId: null };
const ticket = { roundId: 50, lines: [line], run: null };
const { userId } = testSession;

describe('the stored ticket', () => {
  it('belongs to one player, who is named in no key and in no value', () => {
    const store = fakeKeyValueStore();
    const write = jest.spyOn(store, 'write');
    keepTicket(store, 'player-1001', ticket);
    expect(readTicket(store, fakeLogger(), 'player-1001')).toEqual(ticket);
    expect(readTicket(store, fakeLogger(), 'player-1002')).toEqual(emptyTicket);
    expect(write.mock.calls.join()).not.toContain('1001');
  });

  it.each<TicketStop>([
    { kind: 'blocked', block: { reason: 'closed' } },
    { kind: 'blocked', block: { reason: 'beingChecked' } },
    { kind: 'refused', message: 'Not enough' },
    { kind: 'notSent', message: 'Not noted' },
    { kind: 'unclear' },
  ])('remembers why it was not sent to its last line: %j', (stop) => {
    const store = fakeKeyValueStore();
    const stopped = {
      ...ticket,
      run: { id: 'run', lineIds: ['l'], cleared: 0, isSending: false, stop },
    };
    keepTicket(store, userId, stopped);
    expect(readTicket(store, fakeLogger(), userId)).toEqual(stopped);
  });

  it('remembers what was sent after its last line has left', () => {
    const store = fakeKeyValueStore();
    const sent = { roundId: 50, lines: [{ id: 'l', number: '07', amount: 1000 }] };
    keepTicket(store, userId, { ...emptyTicket, sent });
    expect(readTicket(store, fakeLogger(), userId)).toEqual({ ...emptyTicket, sent });
  });

  it('is found where earlier releases have stored it', () => {
    const store = fakeKeyValueStore({ 'ticket:022e31e745b84a': JSON.stringify(ticket) });
    expect(readTicket(store, fakeLogger(), '1001')).toEqual(ticket);
  });

  it('of an earlier release keeps its lines, though it was stopped for a reason that is gone', () => {
    const store = fakeKeyValueStore();
    const logger = fakeLogger();
    const sent = { id: 's', number: '8', amount: 5000, receiptId: 'receipt-1' };
    const run = { id: 'run', lineIds: ['s', 'l'], cleared: 1, isSending: false };
    const lines = [sent, line];
    const limit = { kind: 'stake', limit: 500 };
    const stop = { kind: 'blocked', block: { reason: 'ownLimit', limit } };
    const earlier = { roundId: 50, lines, run: { ...run, stop } };
    store.write(`ticket:${ownerMark(userId)}`, JSON.stringify(earlier));
    const restored = { roundId: 50, lines, run: { ...run, stop: null } };
    expect(readTicket(store, logger, userId)).toEqual(restored);
    expect(logger.lines).toEqual([]);
  });

  it('is dropped if it can not be read, with one log line', () => {
    const store = fakeKeyValueStore();
    const logger = fakeLogger();
    keepTicket(store, userId, { ...ticket, lines: [{ ...line, amount: -5 }] });
    expect(readTicket(store, logger, userId)).toEqual(emptyTicket);
    expect(logger.lines).toHaveLength(1);
    expect(readTicket(store, logger, userId)).toEqual(emptyTicket);
    expect(logger.lines).toHaveLength(1);
  });
});

const stored = (parts: Awaited<ReturnType<typeof openTicket>>) =>
  readTicket(parts.services.sessionStore, fakeLogger(), userId);

describe('over a reload', () => {
  it('a line is noted with its receipt before its request is sent', async () => {
    const parts = await openTicket('07', '8');
    const atRequest: unknown[] = [];
    const accept = acceptStake();
    parts.server.on('POST bets', (call) => {
      atRequest.push(stored(parts).lines.map(({ receiptId }) => receiptId !== null));
      return accept(call);
    });
    await parts.sendLines();
    expect(atRequest).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('a ticket that was being sent is interrupted, and sends nothing without a press', async () => {
    const parts = await openTicket('07', '8');
    parts.server.on('POST bets', () => new Promise(() => {}));
    parts.confirm();
    await waitFor(() => expect(parts.posts()).toHaveLength(1));
    const reloaded = makeStore(parts.services, allListeners(parts.services));
    expect(reloaded.getState().ticket).toMatchObject({
      roundId: 50,
      lines: [{ number: '07' }, { number: '8', receiptId: null }],
      run: { isSending: false, stop: { kind: 'interrupted' } },
    });
    expect(reloaded.getState().bets.receipts).toMatchObject([{ state: 'checking' }]);
    expect(parts.posts()).toHaveLength(1);
  });
});

describe('in a full storage', () => {
  const offeredAfterReload = ({ services }: Awaited<ReturnType<typeof openTicket>>) =>
    selectSendableLines(makeStore(services, allListeners(services)).getState());

  it.each([
    ['before the press', 0],
    ['after two of three lines', 2],
  ])('that is full %s, a placed line is never offered again by a reload', async (_, after) => {
    const parts = await openTicket('07', '8', '9');
    const accept = acceptStake();
    const fill = () => parts.services.sessionStore.setRoom('full');
    if (after === 0) fill();
    parts.server.on('POST bets', (call) => {
      if (parts.posts().length > after) fill();
      return accept(call);
    });
    await parts.sendLines();
    expect(parts.statuses()).toEqual(['07 placed', '8 placed', '9 placed']);
    expect(offeredAfterReload(parts)).toEqual([]);
  });

  it('a ticket says that a reload forgets it, until it is stored again', async () => {
    const parts = await openTicket();
    parts.services.sessionStore.setRoom('full');
    parts.store.dispatch(addLines({ number: '9', amount: 1000 }));
    expect(parts.ticket()).toMatchObject({ isKept: false, lines: [{ number: '9' }] });
    parts.services.sessionStore.setRoom('enough');
    parts.store.dispatch(addLines({ number: '8', amount: 1000 }));
    expect(parts.ticket().isKept).toBe(true);
    expect(stored(parts).lines).toHaveLength(2);
  });

  it('no line is sent while the older ticket can not be removed', async () => {
    const parts = await openTicket('07', '8');
    parts.services.sessionStore.setRoom('readOnly');
    await parts.sendLines();
    expect(parts.posts()).toEqual([]);
    expect(parts.statuses()).toEqual(['07 waiting', '8 waiting']);
    const message = km.receipt.notNoted;
    expect(parts.ticket().run?.stop).toEqual({ kind: 'notSent', message });
    expect(parts.toasts()).toEqual([message]);
  });
});

describe('each change of a ticket is kept', () => {
  it('that moves it to another round', async () => {
    const parts = await openTicket('07');
    parts.store.dispatch(ticketEvents.movedToRound({ roundId: 51 }));
    expect(stored(parts).roundId).toBe(51);
  });

  it('that removes its last line: nothing of it is left in the browser', async () => {
    const { store, services } = await openTicket('07');
    const key = `ticket:${ownerMark(userId)}`;
    expect(services.sessionStore.read(key)).toContain('07');
    store.dispatch(ticketEvents.cleared());
    expect(services.sessionStore.read(key)).toBeNull();
  });

  it('but none without a session, which no listener fails for', async () => {
    const { store, services } = await openTicket('07');
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    store.dispatch(addLines({ number: '9', amount: 1000 }));
    store.dispatch(openTicketDialog());
    expect(readTicket(services.sessionStore, services.logger, userId)).toEqual(emptyTicket);
    expect(services.logger.lines).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('keeps the ticket for the next sign-in if the server refused the access token', async () => {
    const { store, services } = await openTicket('07');
    const reason = { reason: 'tokenRefused', endpoint: 'getBets', message: null } as const;
    store.dispatch(sessionEnded(reason));
    store.dispatch(playerDataDiscarded());
    expect(store.getState().ticket.lines).toEqual([]);
    store.dispatch(sessionEvents.signedIn(testSession));
    expect(store.getState().ticket).toMatchObject({ roundId: 50, lines: [{ number: '07' }] });
    expect(readTicket(services.sessionStore, fakeLogger(), userId).lines).toHaveLength(1);
  });

  it('discards it at a logout', async () => {
    const { store, services } = await openTicket('07');
    expect(readTicket(services.sessionStore, fakeLogger(), userId).lines).toHaveLength(1);
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(readTicket(services.sessionStore, fakeLogger(), userId)).toEqual(emptyTicket);
  });
});
