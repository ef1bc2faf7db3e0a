import { sessionEnded } from '../../api/apiEvents';
import { betsEvents } from '../../features/bets/betsSlice';
import { layoutEvents } from '../../store/layoutSlice';
import { locationChanged } from '../../store/navigationSlice';
import type { Stake } from '../../domain/bet';
import type { TraceDetails } from '../../trace/traceFormat';
import { makeRecordedStore } from '../makeRecordedStore';
import { testEnvironment, traceTextOf } from '../traceOf';
import { Visit, firstRound } from './visit';
import type { Fault } from './visit';

const environment = {
  ...testEnvironment,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0',
  viewport: { width: 1366, height: 768 },
  pixelRatio: 1,
};

/** The server refuses the stake. */
export function refuse(
  visit: Visit,
  stake: Stake,
  message = 'The stake is above your limit.',
): string {
  const { receiptId, call } = visit.send(stake);
  visit.clock.advance(120);
  call.reject({ kind: 'refused', status: 422, message, reason: null });
  const payload = {
    receiptId,
    callTime: { ms: 120, isUnanswered: false },
    message,
    kind: 'refused',
    status: 422,
  } as const;
  visit.dispatch(betsEvents.betRefused(payload));
  visit.fetch('getBets');
  return receiptId;
}

const winning: Fault = {
  stake(visit, { roundId }) {
    const stake = { roundId, number: '07', amount: 5000 };
    visit.game.forceNextNumber('407');
    visit.dispatch(betsEvents.slipOpened({ roundId, number: stake.number }));
    visit.dispatch(betsEvents.slipAmountChanged({ amount: stake.amount }));
    visit.place(stake);
  },
};

const refused: Fault = {
  stake(visit, stake) {
    visit.dispatch(locationChanged({ pathname: '/', search: '?slug=win-lose' }));
    refuse(visit, stake);
    visit.dispatch(betsEvents.slipAmountChanged({ amount: 25_000 }));
  },
  second(visit, second) {
    const { dispatch } = visit;
    if (second === 22) {
      dispatch(layoutEvents.userMenuOpened());
      dispatch(layoutEvents.userMenuClosed());
      const search = '?start_date=2026-11-16&end_date=2026-11-22';
      dispatch(locationChanged({ pathname: '/report', search }));
      const range = { endDate: '2026-11-22', startDate: '2026-11-16' };
      const day = { date: '2026-11-20', turnOver: 5000, winLose: 445_000 };
      visit.calls.beginQuery('getReport', range).fulfill([day]);
    }
    if (second === 26) {
      dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getReport', message: null }));
      dispatch(locationChanged({ pathname: '/login', search: '' }));
      visit.isOver = true;
    }
  },
};

/**
 * The text of a file of a visit that support could get, on Friday 20 November 2026 from 14:00 in Phnom Penh: a bet that
 * wins, a bet that is refused, a half-filled slip, the report, and a session that ends.
 */
export function supportVisitText(changes: Partial<TraceDetails> = {}): string {
  const { store, recorder, clock } = makeRecordedStore();
  const faults = new Map([
    [firstRound, winning],
    [firstRound + 1, refused],
  ]);
  new Visit(store.dispatch, clock, 1, faults).playHours(1);
  return traceTextOf(recorder, undefined, { environment, ...changes });
}
