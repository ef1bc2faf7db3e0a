import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { messages } from '../../../../sandbox/messages';
import { controlPressed, wentOffline } from '../../../store/appEvents';
import { betsEvents } from '../../../features/bets/betsSlice';
import { ticketEvents } from '../../../features/ticket/ticketSlice';
import { broadcast } from '../../../features/connection/broadcasts';
import { connectionEvents } from '../../../features/connection/connectionSlice';
import { problemReportEvents } from '../../../features/problemReport/problemReportSlice';
import { betOf } from '../../../testing/betOf';
import { openSlip } from '../../../testing/listeners/openSlip';
import { recordFindings } from '../../../testing/recordFindings';
import { recordReport, reportOf } from '../../../testing/reportOf';

const result = (roundId: number) => ({ roundId, createdAt: null, digits: '407' });

const recorded = (name: string) =>
  gunzipSync(
    readFileSync(join(__dirname, '../../../testing/traces', `${name}.trace.json.gz`)),
  ).toString();

describe('the findings of a recording', () => {
  it.each([
    ['win', []],
    [
      'changed-balance',
      ['balance 499,000៛ → 459,000៛ (-40,000៛): no bet or prize in this recording explains it'],
    ],
    [
      'corrected-result',
      ['the result of round 240001 changed from 407 to 408, after 407 was shown in full'],
    ],
  ])('are what is odd in the recorded trace %s', (name, texts) => {
    expect(reportOf(recorded(name)).findings.map(({ text }) => text)).toEqual(texts);
  });

  it('are the end of the session and the stake that it refused for the trace of an expired session', () => {
    const { findings, steps } = reportOf(recorded('expired-session'));
    expect(findings).toMatchObject([
      {
        kind: 'session',
        text: `signed out: the server refused the access token at placeBet “${messages.unauthenticated}”`,
      },
      {
        kind: 'refused',
        text: `stake of 1,000៛ on 118, round 240001, was refused: the server refused the access token, and the session ended “${messages.unauthenticated}”`,
      },
    ]);
    expect(steps[findings[0]?.step ?? 0]?.type).toBe('session/ended');
  });

  it('are the lost connection and the refusal for the trace of a refused bet, and lead there', () => {
    const { findings, steps } = reportOf(recorded('refused-bet'));
    expect(findings).toMatchObject([
      {
        kind: 'connection',
        text: expect.stringMatching(/with 5\d\d s left; back after \d+\.\d s$/),
      },
      {
        kind: 'refused',
        text: 'stake of 5,000៛ on 472, round 240001, was refused: the server refused it (status 422) “The stake is above what is left for this number.”',
      },
    ]);
    const [lost, refused] = findings;
    expect(steps[refused?.step ?? 0]).toMatchObject({ type: 'bets/betRefused' });
    expect(steps[lost?.step ?? 0]).toMatchObject({ type: 'connection/lost', at: lost?.at });
  });

  it('are the late refusal, the early close and the press after it for the trace of a refused and an ignored press', () => {
    const { findings, steps } = reportOf(recorded('closed-early'));
    expect(findings.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        `^stake of 1,000៛ on 07, round 240001, was refused as late with \\d+ s left .+ “${messages.bettingClosed}”$`,
      ),
      expect.stringMatching(
        /^round 240001 closed with \d+ s left on the screen: the server pushed 4 s$/,
      ),
      'a press on confirm did nothing (betting is closed: 4 s left)',
    ]);
    expect(steps[findings[2]?.step ?? 0]?.type).toBe('app/controlPressed');
  });

  it('are in the order of their steps', () => {
    const { dispatch, pass, report, countDown } = recordFindings();
    dispatch(problemReportEvents.errorShown({ message: 'no such row' }));
    countDown(39, 38);
    dispatch(connectionEvents.lost());
    pass(500);
    const steps = report().findings.map(({ step }) => step);
    expect(steps).toHaveLength(2);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  });
});

describe('a call', () => {
  const call = (phase: string, more = {}) => ({
    type: `api/executeQuery/${phase}`,
    meta: {
      requestId: 'one',
      arg: { type: 'query', endpointName: 'getBets', queryCacheKey: 'getBets(undefined)' },
      ...more,
    },
  });

  it('is slow if it takes more than three seconds, and is found where it began', () => {
    const { dispatch, pass, report } = recordFindings();
    dispatch(call('pending'));
    pass(3001);
    dispatch({ ...call('fulfilled'), payload: [] });
    const { findings, steps } = report();
    expect(findings).toMatchObject([{ kind: 'slowCall', text: 'getBets took 3.0 s' }]);
    expect(steps[findings[0]?.step ?? 0]?.label).toBe('getBets pending');
  });

  it('of three seconds is not slow', () => {
    const { dispatch, pass, texts } = recordFindings();
    dispatch(call('pending'));
    pass(3000);
    dispatch({ ...call('fulfilled'), payload: [] });
    expect(texts()).toEqual([]);
  });

  it('that failed or was given up says so, and so does one without an answer', () => {
    const failed = recordFindings();
    failed.dispatch(call('pending'));
    failed.pass(15_000);
    failed.dispatch({ ...call('rejected'), payload: { status: null } });
    expect(failed.texts()).toEqual(['getBets took 15.0 s, and failed']);

    const aborted = recordFindings();
    aborted.dispatch(call('pending'));
    aborted.pass(4000);
    aborted.dispatch(call('rejected', { aborted: true }));
    expect(aborted.texts()).toEqual(['getBets was given up after 4.0 s']);

    const open = recordFindings();
    open.dispatch(call('pending'));
    open.countDown(39, 35);
    expect(open.texts()).toEqual(['getBets had no answer for 5.0 s, when the recording ended']);
  });
});

describe('a lost connection', () => {
  it('is found if betting was open, with the seconds that were left', () => {
    const { dispatch, clock, pass, texts, respond } = recordFindings();
    pass(2000);
    dispatch(wentOffline());
    pass(9000);
    dispatch(connectionEvents.opened({ at: clock.now() }));
    respond('getResults', [result(49)]);
    expect(texts()).toEqual([
      'connection lost while betting was open, with 38 s left; back after 9.0 s',
    ]);
  });

  it('is not found once betting has closed, nor after a logout', () => {
    const closed = recordFindings();
    closed.countDown(39, 4);
    closed.dispatch(connectionEvents.lost());
    expect(closed.texts()).toEqual([]);

    const out = recordFindings();
    out.dispatch({ type: 'session/ended', payload: { reason: 'loggedOut' } });
    out.dispatch(connectionEvents.closed());
    expect(out.texts()).toEqual(['signed out: the player logged out']);
  });
});

describe('presses', () => {
  it('on a full number are found, as one if they follow each other', () => {
    const { dispatch, pass, texts } = recordFindings();
    for (const digit of '4725') {
      dispatch(betsEvents.digitPressed({ digit }));
      pass(400);
    }
    pass(5000);
    for (const digit of '666') {
      dispatch(betsEvents.digitPressed({ digit }));
      pass(200);
    }
    expect(texts()).toEqual([
      'a press on a digit did nothing (the number had 3 digits)',
      '3 presses on a digit within 0.4 s (the number had 3 digits)',
    ]);
  });

  it('on submit without a number are found', () => {
    const { dispatch, texts } = recordFindings();
    dispatch(controlPressed({ control: 'keypad' }));
    dispatch(betsEvents.numberMissed());
    expect(texts()).toEqual(['a press on the keypad’s submit did nothing (no number was chosen)']);
  });

  it('on confirm are found if there are two in a row, and the reason why one did nothing', async () => {
    const parts = await openSlip();
    const report = recordReport(parts);
    const press = () => {
      parts.store.dispatch(controlPressed({ control: 'slip' }));
      parts.submit();
    };
    press();
    parts.clock.advance(300);
    press();
    await parts.answered();
    expect(report().findings.map(({ text }) => text)).toEqual([
      '2 presses on confirm within 0.3 s (a stake is being sent: 1,000 on 07, round 50)',
    ]);
  });

  it('on disabled controls are found with their reason', () => {
    const { dispatch, pass, texts, countDown } = recordFindings();
    countDown(39, 4);
    dispatch(controlPressed({ control: 'keypad' }));
    pass(5000);
    dispatch(controlPressed({ control: 'chip' }));
    expect(texts()).toEqual([
      'a press on the keypad’s submit did nothing (betting is closed: 4 s left)',
      'a press on a chip did nothing (the amount is missing, zero or no whole number)',
    ]);
  });

  it('on a ticket beside the screen are found with the reason of its own stakes', () => {
    const { dispatch, pass, texts } = recordFindings();
    const lines = [{ id: 'a', number: '12', amount: 1000 }];
    dispatch(ticketEvents.numbersAdded({ roundId: 49, lines }));
    dispatch(controlPressed({ control: 'ticket' }));
    pass(5000);
    expect(texts()).toEqual([
      'a press on confirm did nothing (filled in for round 49, but the current one is 50)',
    ]);
  });

  it('to which the app reacts are none, however many chips are pressed in a row', () => {
    const { dispatch, pass, texts } = recordFindings();
    for (const amount of [1000, 2000, 3000, 4000]) {
      dispatch(controlPressed({ control: 'chip' }));
      dispatch(betsEvents.slipAmountChanged({ amount, isChip: true }));
      pass(200);
    }
    expect(texts()).toEqual([]);
  });
});

describe('rounds', () => {
  it('are missed if a list of results has them and the page never showed them', () => {
    const { dispatch, pass, respond, texts } = recordFindings();
    pass(200_000);
    dispatch(broadcast.roundStarted({ roundId: 53, receivedAt: 0 }));
    respond('getResults', [result(52), result(51), result(50), result(49)]);
    expect(texts()).toContain('rounds 51–52 missed, after round 50');
  });

  it('are not missed if their ids are not consecutive', () => {
    const { dispatch, pass, respond, texts } = recordFindings();
    pass(60_000);
    dispatch(broadcast.roundStarted({ roundId: 53, receivedAt: 0 }));
    respond('getResults', [result(50), result(47)]);
    expect(texts().filter((text) => text.includes('missed'))).toEqual([]);
  });
});

describe('a settled bet', () => {
  const settled = { isSettled: true, drawnDigits: '407', odds: 90, amount: 1000 };

  it('is found once if its figure differs from its rule', () => {
    const { respond, texts } = recordFindings();
    respond('getBets', [betOf({ ...settled, winLose: 71_000 })]);
    respond('getBets', [betOf({ ...settled, winLose: 71_000 }), betOf({ id: 2 })]);
    expect(texts()).toEqual([
      'bet on 07 of round 50 (drawn 407) settled with 72,000៛; by its rule it is 90,000៛',
    ]);
  });

  it('is not found if its figure is that of its rule', () => {
    const { respond, texts } = recordFindings();
    respond('getBets', [betOf({ ...settled, winLose: 89_000 })]);
    expect(texts()).toEqual([]);
  });
});

describe('a clock', () => {
  it('that jumps ahead within a round is found', () => {
    const { countDown, pass, report } = recordFindings();
    countDown(39, 30);
    pass(3_600_000);
    countDown(29, 27);
    const { findings, steps } = report();
    expect(findings).toMatchObject([
      {
        kind: 'clock',
        text: 'the clock of the player’s machine jumped ahead by 1:00:00, or the countdown stood still',
      },
    ]);
    expect(steps[findings[0]?.step ?? 0]?.type).toBe('broadcast/countdownReceived');
  });

  it('is not to blame for a late push, for lost ones, nor for a machine that slept', () => {
    const late = recordFindings();
    late.countDown(39, 30);
    late.pass(6000);
    late.push(29);
    late.push(28);
    late.push(25);
    expect(late.texts()).toEqual([]);

    const lost = recordFindings();
    lost.countDown(39, 35);
    lost.pass(9000);
    lost.countDown(25, 20);
    expect(lost.texts()).toEqual([]);
  });
});

describe('an error screen', () => {
  it('is found with its message', () => {
    const { dispatch, texts } = recordFindings();
    dispatch(problemReportEvents.errorShown({ message: 'no such row' }));
    expect(texts()).toEqual(['error screen: no such row']);
  });
});
