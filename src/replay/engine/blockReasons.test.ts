import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../api/apiEvents';
import { locationChanged } from '../../store/navigationSlice';
import type { AppThunk } from '../../store/storeTypes';
import { betsEvents } from '../../features/bets/betsSlice';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { gateDecided } from '../../features/maintenance/maintenanceSlice';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { openTicket } from '../../features/ticket/ticketThunks';
import { addLines } from '../../testing/listeners/openTicket';
import { openSlipAtHome } from '../../testing/listeners/openSlipAtHome';
import { noBetReasons } from './blockReasons';

type Page = Awaited<ReturnType<typeof openSlipAtHome>>;

const reasonsOf = ({ store, clock }: Page) => noBetReasons(store.getState(), clock.now());

const receipt = { receiptId: 'r' };
const stake = { roundId: 50, number: '4', amount: 1000 };
const sent = betsEvents.betSent({ ...receipt, userId: '1001', stake, baseline: [] });
const unanswered = betsEvents.betUnanswered({ ...receipt, cause: 'timeout', message: null });
const dispatch =
  (...actions: (UnknownAction | AppThunk)[]) =>
  ({ store }: Page) => {
    for (const action of actions) store.dispatch(action as UnknownAction);
  };

it('a stake that is being checked blocks no other one', async () => {
  const page = await openSlipAtHome();
  dispatch(sent, unanswered)(page);
  expect(reasonsOf(page)).toEqual([]);
});

it('nothing blocks a filled slip, not even an empty balance or a quiet connection', async () => {
  const page = await openSlipAtHome();
  expect(reasonsOf(page)).toEqual([]);
  page.store.dispatch(sessionEvents.balanceReceived({ balance: 0 }));
  page.store.dispatch(connectionEvents.wentQuiet({ at: page.clock.now() }));
  expect(reasonsOf(page)).toEqual([]);
  page.submit();
  await page.answered();
  expect(page.posts()).toHaveLength(1);
});

const slipClosed = betsEvents.slipClosed();
const lost = connectionEvents.lost();
const next = broadcast.roundStarted({ roundId: 51, receivedAt: 0 });
const drawn = broadcast.roundCalculated({ result: null, receivedAt: 0 });
const equalSlip = betsEvents.slipOpened({ roundId: 50, number: '4', amount: 1000 });
const amount = (rejectedText?: string) =>
  betsEvents.slipAmountChanged({ amount: null, ...(rejectedText && { rejectedText }) });
const report = locationChanged({ pathname: '/report', search: '' });

it.each<[string, string[], (page: Page) => void]>([
  ['five seconds are left', ['timeUp'], ({ clock }) => clock.advance(25_000)],
  ['the connection is lost', ['disconnected'], dispatch(lost)],
  [
    'the connection is open again, but the round is not known since',
    ['roundUnsynced'],
    dispatch(lost, connectionEvents.opened({ at: 1 })),
  ],
  ['the round is drawn', ['drawn'], dispatch(drawn)],
  ['another round has begun', ['otherRound', 'timeUp'], dispatch(next)],
  ['a stake is being sent', ['sending'], dispatch(sent)],
  [
    'an equal stake is being checked',
    ['beingChecked'],
    dispatch(sent, unanswered, slipClosed, equalSlip),
  ],
  ['the amount is empty', ['amountInvalid'], dispatch(amount())],
  ['the amount is text', ['amountInvalid'], dispatch(amount('5x'))],
  ['no number is typed', ['numberMissing'], dispatch(slipClosed, betsEvents.numberCleared())],
  ['the ticket is empty', ['ticketEmpty'], dispatch(slipClosed, openTicket())],
  [
    'the lines of the ticket are of an earlier round',
    ['otherRound', 'timeUp'],
    dispatch(slipClosed, openTicket(), addLines(stake), next),
  ],
  ['another dialog is open', ['covered'], dispatch(slipClosed, problemReportEvents.opened())],
  ['another page is open', ['elsewhere'], dispatch(report)],
  ['the app is under maintenance', ['maintenance'], dispatch(gateDecided({ isClosed: true }))],
  ['another player has signed in', ['takenOver'], dispatch(sessionEvents.takenOver())],
  ['the player has signed out', ['signedOut'], dispatch(sessionEnded({ reason: 'loggedOut' }))],
])('if %s, the reason is named and the press sends nothing', async (_, reasons, happen) => {
  const page = await openSlipAtHome();
  happen(page);
  expect(reasonsOf(page)).toEqual(reasons);
});
