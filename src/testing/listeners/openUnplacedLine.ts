import { betsEvents } from '../../features/bets/betsSlice';
import { selectLines } from '../../features/ticket/ticketSelectors';
import { openTicket } from './openTicket';

const stake = { roundId: 50, number: '07', amount: 1000 };

/** A ticket for 07 and 8 whose first stake had no response, so that it is being checked. */
export async function openUnclearLine() {
  const parts = await openTicket('07', '8');
  const { store } = parts;
  parts.server.on('POST bets', () => {
    throw new TypeError('connection lost');
  });
  parts.confirm();
  await parts.ended();
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
export async function openUnplacedLine() {
  const parts = await openUnclearLine();
  const { receiptId } = parts;
  parts.store.dispatch(betsEvents.betNotPlaced({ receiptId, stake }));
  expect(parts.statuses()).toEqual(['07 waiting', '8 waiting']);
  return parts;
}
