import { betsEvents } from '../../../features/bets/betsSlice';
import { sessionEvents } from '../../../features/session/sessionSlice';
import { km } from '../../../i18n/km';
import { betOf } from '../../../testing/betOf';
import { openTicket, refuseNumber } from '../../../testing/listeners/openTicket';
import { recordFindings } from '../../../testing/recordFindings';
import { replayOf } from '../../../testing/replayOf';
import { recordReport } from '../../../testing/reportOf';
import { atOnce } from '../inChunks';
import { readRecording } from '../readRecording';

const stake = { roundId: 50, number: '07', amount: 1000 };

describe('the lines of a ticket that were not sent', () => {
  it('are one finding with their sum and the reason, next to the line that was refused', async () => {
    const parts = await openTicket('07', '8', '123', '55');
    const report = recordReport(parts);
    refuseNumber(parts, '8', 'Not enough');
    parts.confirm();
    await parts.ended();
    expect(report().findings.map(({ kind, text }) => [kind, text])).toEqual([
      [
        'refused',
        'stake of 1,000៛ on 8, round 50, was refused: the server refused it (status 422) “Not enough”',
      ],
      [
        'notSent',
        '2 lines of a ticket, 2,000៛ in all, round 50, were not sent: the server refused a line before “Not enough”',
      ],
    ]);
  });
});

describe('a stake whose request never left the page', () => {
  it('was not sent, and is never called refused', () => {
    const { dispatch, report } = recordFindings();
    const receiptId = 'one';
    dispatch(betsEvents.betSubmitted(stake));
    dispatch(betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] }));
    const message = km.receipt.notNoted;
    dispatch(betsEvents.betRefused({ receiptId, message, kind: 'notSent' }));
    expect(report().findings).toMatchObject([
      {
        kind: 'notSent',
        text: `stake of 1,000៛ on 07, round 50, was not sent: the request never left the page “${message}”`,
      },
    ]);
  });
});

describe('a prize', () => {
  it('is not missed in a balance that came after its round, and may contain it', () => {
    const { dispatch, pass, respond, countDown, report } = recordFindings();
    const bet = betOf({ roundId: 49, number: '07', amount: 1000, odds: 90 });
    respond('getBets', [bet]);
    dispatch(sessionEvents.balanceReceived({ balance: 90_000 }));
    pass(1000);
    respond('getBets', [{ ...bet, isSettled: true, drawnDigits: '407', winLose: 89_000 }]);
    countDown(39, 20);
    expect(report().findings).toEqual([]);
  });
});

describe('the kinds that were looked for', () => {
  it('are without those of the balance if the recording has none', () => {
    const { report } = recordFindings();
    expect(report().lookedFor).not.toContain('balance');
    expect(report().lookedFor).not.toContain('prize');
    expect(report().lookedFor).toContain('refused');
  });

  it('are without those of stakes that cannot be read, and of times that a file lacks', () => {
    const odd = { type: betsEvents.betSubmitted.type, payload: { number: 7 } };
    const { lookedFor } = atOnce(
      readRecording(replayOf([betsEvents.slipOpened(stake), null], [odd, null])),
    );
    for (const kind of ['refused', 'notSent', 'notFound', 'slowCall', 'clock'] as const) {
      expect(lookedFor).not.toContain(kind);
    }
    expect(lookedFor).toContain('session');
  });
});
