import { nanoid } from '@reduxjs/toolkit';
import { betsEvents } from '../../features/bets/betsSlice';
import { selectLines } from '../../features/ticket/ticketSelectors';
import { ticketEvents } from '../../features/ticket/ticketSlice';
import type { Stake } from '../../domain/bet';
import { betTypeOf } from '../../domain/drawnNumber';
import { confirmTicket } from '../../features/ticket/ticketThunks';
import type { FakeServer } from '../fakeServer';
import { waitFor } from '../waitFor';
import { betRow, openSlip } from './openSlip';

type StakedNumber = Omit<Stake, 'roundId'>;

/** The server's answer to the stake of a call that it took, with an id of its own. */
export const acceptStake =
  (firstId = 100) =>
  ({ body }: { body: unknown }) => {
    const { number, amount } = body as StakedNumber;
    firstId += 1;
    const row = { ...betRow(firstId, number), amount, type: betTypeOf(number) };
    return { status: 201, body: { message: 'ok', data: row } };
  };

/** The server refuses the stake on a number, and takes all others. */
export function refuseNumber({ server }: { server: FakeServer }, refused: string, message: string) {
  const accept = acceptStake();
  server.on('POST bets', (call) =>
    (call.body as StakedNumber).number === refused
      ? { status: 422, body: { message } }
      : accept(call),
  );
}

/** Holds the responses to the stakes back until they are let go one by one. */
export function holdStakes({ server }: { server: FakeServer }) {
  const accept = acceptStake();
  const held: (() => void)[] = [];
  server.on(
    'POST bets',
    (call) => new Promise((resolve) => held.push(() => resolve(accept(call)))),
  );
  return {
    count: () => held.length,
    letGo: () => held.shift()?.(),
    arrived: (count: number) => waitFor(() => expect(held).toHaveLength(count)),
  };
}

/** Lines of round 50 join the ticket. */
export const addLines = (...stakes: readonly StakedNumber[]) =>
  ticketEvents.numbersAdded({
    roundId: 50,
    lines: stakes.map((stake) => ({ ...stake, id: nanoid() })),
  });

/** Round 50 runs with 30 seconds left, and a ticket has lines of 1,000 riel on these numbers. */
export async function openTicket(...numbers: string[]) {
  const parts = await openSlip();
  const { store, server } = parts;
  store.dispatch(betsEvents.slipClosed());
  server.on('POST bets', acceptStake());
  store.dispatch(addLines(...numbers.map((number) => ({ number, amount: 1000 }))));
  store.dispatch(ticketEvents.opened({ placedIds: [] }));
  const ticket = () => store.getState().ticket;
  const lines = () => selectLines(store.getState());
  const confirm = (shown = ticket().lines) => store.dispatch(confirmTicket(50, shown));
  const ended = () => waitFor(() => expect(ticket().run?.isSending).not.toBe(true));
  return {
    ...parts,
    ticket,
    /** Presses the button that confirms the lines on the screen. */
    confirm,
    ended,
    /** The same, and waits until no more is sent. */
    async sendLines(shown = ticket().lines) {
      confirm(shown);
      await ended();
    },
    /** Number and status of each line. */
    statuses: () => lines().map(({ line, status }) => `${line.number} ${status}`),
    sentNumbers: () => server.calls('POST bets').map(({ body }) => (body as StakedNumber).number),
  };
}

/** A confirmed ticket on these numbers, the response to whose first stake is held back. */
export async function openSending(...numbers: string[]) {
  const parts = await openTicket(...numbers);
  const held = holdStakes(parts);
  parts.confirm();
  await held.arrived(1);
  return { ...parts, ...held };
}
