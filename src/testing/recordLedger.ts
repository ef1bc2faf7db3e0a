import { broadcast } from '../features/connection/broadcasts';
import { connectionEvents } from '../features/connection/connectionSlice';
import { replayEnglish } from '../i18n/texts/replayEnglish';
import type { RowKind } from '../replay/ledger/row';
import { rowText } from '../replay/ledger/rowText';
import { sessionEvents } from '../features/session/sessionSlice';
import { makeRecordedStore } from './makeRecordedStore';
import { reportOf } from './reportOf';
import { queryAnswers } from './queryAnswers';
import { traceTextOf } from './traceOf';

/** A recording of a signed-in player in round 50 with 40 seconds left, whose ledger is read. */
export function recordLedger() {
  const { store, clock, recorder } = makeRecordedStore();
  const { dispatch } = store;
  const calls = queryAnswers(dispatch, clock.now);
  const respond = (endpointName: string, payload: unknown) =>
    void calls.beginQuery(endpointName).fulfill(payload);
  const push = (secondsLeft: number) =>
    dispatch(broadcast.countdownReceived({ secondsLeft, receivedAt: clock.now() }));
  dispatch(sessionEvents.signedIn({ userId: '1001', username: 'sophea', currency: 'KHR' }));
  dispatch(connectionEvents.opened({ at: clock.now() }));
  dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  push(40);
  return {
    dispatch,
    clock,
    push,
    respond,
    pass: clock.advance,
    /** Pushes of the countdown, one each second. */
    countDown(from: number, to: number) {
      for (let secondsLeft = from; secondsLeft >= to; secondsLeft -= 1) {
        clock.advance(1000);
        push(secondsLeft);
      }
    },
    report: () => reportOf(traceTextOf(recorder)),
    /** The rows of a kind, each in English. */
    texts: (kind: RowKind) =>
      reportOf(traceTextOf(recorder))
        .rows.filter((row) => row.kind === kind)
        .map((row) => {
          const { marks, facts } = rowText(row, replayEnglish);
          return [...marks.map(({ text }) => `! ${text}`), facts].filter(Boolean).join(' | ');
        }),
  };
}
