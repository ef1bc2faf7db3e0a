import { sessionEnded } from '../../api/apiEvents';
import { betsEvents } from '../../features/bets/betsSlice';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { soundBlocked } from '../../features/sound/soundSlice';
import { replayEnglish } from '../../i18n/texts/replayEnglish';
import { controlPressed } from '../../store/appEvents';
import { betOf } from '../../testing/betOf';
import { openTicket, refuseNumber } from '../../testing/listeners/openTicket';
import { makeRecordedStore } from '../../testing/makeRecordedStore';
import { queryAnswers } from '../../testing/queryAnswers';
import { replayOf } from '../../testing/replayOf';
import { recordReport, reportOf } from '../../testing/reportOf';
import { traceTextOf } from '../../testing/traceOf';
import { atOnce } from '../engine/inChunks';
import { isNothingFound, readLedger } from './readLedger';
import { rowKey } from './row';
import type { RowKind } from './row';
import { rowText } from './rowText';

const stake = { roundId: 50, number: '07', amount: 1000 };
const receiptId = 'one';

/** A recording of a signed-in player in round 50 with 40 seconds left, whose ledger is read. */
function recordLedger() {
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
    calls,
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

/** A press whose request is in flight. */
function send() {
  const recording = recordLedger();
  recording.dispatch(sessionEvents.balanceReceived({ balance: 10_000 }));
  recording.dispatch(betsEvents.betSubmitted(stake));
  recording.dispatch(betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] }));
  return recording;
}

describe('the rows of stakes', () => {
  it('are one for each line of a ticket, with why the last ones were not sent', async () => {
    const parts = await openTicket('07', '8', '123');
    const report = recordReport(parts);
    refuseNumber(parts, '8', 'Not enough');
    parts.confirm();
    await parts.ended();
    const rows = report().rows.filter(({ kind }) => kind === 'stake');
    expect(rows.map(({ stake: of, facts }) => [of?.number, facts.at(-1)?.reason ?? null])).toEqual(
      expect.arrayContaining([['123', 'ticket.refused']]),
    );
    expect(rows.find((row) => row.stake?.number === '8')?.marks).toHaveLength(1);
  });

  it('say of a request that never left the page that it was not sent, never that it was refused', () => {
    const { dispatch, texts } = send();
    dispatch(betsEvents.betRefused({ receiptId, message: 'No room', kind: 'notSent' }));
    expect(texts('stake')).toEqual([
      expect.stringMatching(/^! pressed with 40 s on the screen; but not sent “No room”/),
    ]);
  });

  it('have no mark while the answer may still come, but lack it', () => {
    const { report, pass, push } = send();
    pass(1000);
    push(39);
    const ledger = report();
    expect(ledger.rows.flatMap(({ marks }) => marks)).toEqual([]);
    expect(ledger.rows.flatMap(({ lacks }) => lacks)).toContain('answer');
    expect(isNothingFound(ledger)).toBe(false);
  });

  it('mark a stake without an answer to the end', () => {
    const { report, countDown } = send();
    countDown(39, 20);
    expect(report().rows.map(rowKey)[0]).toMatch(
      /^stake · #50 · 07 1000 · stored: pressed.* ≠ unanswered/,
    );
  });

  it('miss nothing in a list that was requested before their answer', () => {
    const { calls, dispatch, report } = send();
    const { fulfill } = calls.beginQuery('getBets');
    dispatch(betsEvents.betAccepted({ receiptId, bet: betOf({ ...stake, id: 9 }), message: null }));
    fulfill([betOf({ id: 8, roundId: 49 })]);
    expect(JSON.stringify(report().rows)).not.toContain('notListed');
  });

  it('have the key of the stake', () => {
    expect(send().texts('stake')[0]).toContain('sent with the key one');
  });
});

it('a round that the list of results leaves out between two others is marked', () => {
  const { dispatch, respond, report } = recordLedger();
  dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
  const listed = [51, 49].map((roundId) => ({ roundId, digits: '407', createdAt: null }));
  respond('getResults', listed);
  const found = expect.stringMatching(/^round · #50 .*digits: roundStarted ≠ leftOut/) as string;
  expect(report().rows.map(rowKey)).toContainEqual(found);
});

it('a prize is not missed in a balance that came after its round, and may contain it', () => {
  const { dispatch, pass, respond, countDown, report } = recordLedger();
  const bet = betOf({ roundId: 49, number: '07', amount: 1000, odds: 90 });
  respond('getBets', [bet]);
  dispatch(sessionEvents.balanceReceived({ balance: 90_000 }));
  pass(1000);
  respond('getBets', [{ ...bet, isSettled: true, drawnDigits: '407', winLose: 89_000 }]);
  countDown(39, 20);
  expect(report().rows.flatMap(({ marks }) => marks)).toEqual([]);
});

describe('what is no money', () => {
  it('has a press that the app’s own rule explains without a mark, and several at once in one row', () => {
    const { dispatch, countDown, texts, report } = recordLedger();
    countDown(5, 4);
    for (let press = 0; press < 3; press += 1) dispatch(controlPressed({ control: 'keypad' }));
    expect(texts('press')).toEqual([
      'pressed: the keypad’s submit · nothing happened: five seconds or less are left · 3 times',
    ]);
    expect(report().rows.find(({ kind }) => kind === 'press')?.marks).toEqual([]);
  });

  it('has a logout of the player without a mark, and a refused token with the server’s words', () => {
    const left = recordLedger();
    left.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(left.texts('session')).toEqual([
      'the player was signed in · it ended: the player logged out',
    ]);
    const refused = recordLedger();
    refused.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: 'Old' }));
    expect(refused.texts('session')).toEqual([
      '! the player was signed in; but it ended at getBets: the server refused the access token “Old”',
    ]);
  });

  it('has a sound that the browser blocked, with its reason', () => {
    const { dispatch, texts } = recordLedger();
    dispatch(soundBlocked({ name: 'roll', reason: 'no gesture yet' }));
    expect(texts('sound')).toEqual([
      '! sound is on; but the browser did not play “roll” “no gesture yet”',
    ]);
  });
});

it('nothing is said to be found in a file whose actions cannot all be read', () => {
  const odd = { type: betsEvents.betSubmitted.type, payload: { number: 7 } };
  const ledger = atOnce(readLedger(replayOf([betsEvents.slipOpened(stake), 0], [odd, 10])));
  expect(ledger.isPartlyUnread).toBe(true);
  expect(isNothingFound(ledger)).toBe(false);
});
