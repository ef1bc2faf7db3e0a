import { refetch } from '../../../api/refetch';
import { controlPressed } from '../../../store/appEvents';
import { betsApi } from '../../../features/bets/betsApi';
import { broadcast } from '../../../features/connection/broadcasts';
import { sessionEvents } from '../../../features/session/sessionSlice';
import { km } from '../../../i18n/km';
import { acceptStake, openTicket, refuseNumber } from '../../../testing/listeners/openTicket';
import { openSlip } from '../../../testing/listeners/openSlip';
import { listedBet, openPageWithServer, pass } from '../../../testing/listeners/unansweredStakes';
import { recordSession } from '../../../testing/recordSession';
import { recordReport, reportOf } from '../../../testing/reportOf';
import type { BetRow } from './betRow';

/** The steps of a stake in words. */
const texts = ({ events }: BetRow) => events.map(({ text }) => text);

describe('the bets of a recorded session', () => {
  it('are a row for each press, with its steps, its outcome and the balance around it', async () => {
    const { bets: rows, steps } = reportOf(await recordSession());
    expect(rows).toMatchObject([
      {
        stake: { roundId: 50, number: '07', amount: 5000 },
        outcome: { kind: 'won', title: 'Won 450,000៛ (drawn 407)' },
        balance: { before: 500_000, after: 495_000, withPrize: 945_000 },
      },
      {
        stake: { roundId: 51, number: '472', amount: 400_000 },
        outcome: {
          kind: 'bad',
          title: 'Refused',
          reason: 'the server refused it (status 422)',
          shown: 'The stake is above your limit.',
        },
        balance: { before: 945_000, after: null, withPrize: null },
      },
    ]);
    expect(rows.map(texts)).toEqual([
      ['pressed', 'sent', 'accepted', 'settled'],
      ['pressed', 'sent', 'refused'],
    ]);
    expect(rows.map(({ step }) => steps[step]?.type)).toEqual([
      'bets/betSubmitted',
      'bets/betSubmitted',
    ]);
    const [won] = rows;
    expect(won?.events.map(({ step }) => steps[step]?.at)).toEqual(won?.events.map(({ at }) => at));
  });
});

describe('a press that sends nothing', () => {
  const next = broadcast.roundStarted({ roundId: 51, receivedAt: 0 });
  type Slip = Awaited<ReturnType<typeof openSlip>>;
  it.each<[string, string, (parts: Slip) => void]>([
    ['betting is closed: 4 s left', km.betModal.closed, ({ push }) => push(4)],
    [
      'filled in for round 50, but the current one is 51',
      km.betModal.newRoundBegan,
      ({ store }) => store.dispatch(next),
    ],
  ])('says why, and what the player was told: %s', async (reason, shown, happen) => {
    const parts = await openSlip();
    const report = recordReport(parts);
    happen(parts);
    parts.submit();
    const outcome = { kind: 'none', title: 'Blocked', reason, shown };
    expect(report().bets).toMatchObject([{ outcome }]);
  });

  it('did nothing if a stake is being sent', async () => {
    const parts = await openSlip();
    const report = recordReport(parts);
    parts.submit();
    parts.submit();
    await parts.answered();
    expect(report().bets).toMatchObject([
      { outcome: { title: 'Accepted' } },
      { outcome: { title: 'Did nothing', reason: 'a stake is being sent: 1,000 on 07, round 50' } },
    ]);
  });
});

describe('a press on the disabled button of the slip', () => {
  it('is a row with what the slip held and the reason', async () => {
    const parts = await openSlip();
    const report = recordReport(parts);
    parts.push(4);
    parts.store.dispatch(controlPressed({ control: 'slip' }));
    expect(report().bets).toMatchObject([
      {
        stake: { roundId: 50, number: '07', amount: 1000 },
        outcome: { title: 'Did nothing', reason: 'betting is closed: 4 s left' },
      },
    ]);
  });
});

describe('a stake without a clear answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows each check, and that it was found in the end', async () => {
    const page = await openPageWithServer();
    const report = recordReport(page);
    await page.submit();
    await pass(3000);
    expect(report().bets).toMatchObject([
      { outcome: { kind: 'open', title: 'Being checked', reason: 'no connection to the server' } },
    ]);
    page.server.on('GET bets', { body: [listedBet(9)] });
    await pass(6000);
    const { bets: rows } = report();
    expect(rows).toMatchObject([{ outcome: { kind: 'good', title: 'Found in the list' } }]);
    expect(rows.map(texts)).toEqual([
      [
        'pressed',
        'sent',
        'no clear answer: no connection to the server',
        'a list does not show it, which proves nothing',
        'a list does not show it, which proves nothing',
        'found in the list',
      ],
    ]);
  });

  it('that is not found says so if the balance fell by exactly this stake, and of no other fall', async () => {
    const page = await openPageWithServer();
    const receive = (balance: number) =>
      page.store.dispatch(sessionEvents.balanceReceived({ balance }));
    receive(10_000);
    const report = recordReport(page);
    await page.submit();
    receive(8500);
    await pass(7500);
    const outcome = { title: 'Not found so far', reason: 'no connection to the server' };
    expect(report().bets).toMatchObject([{ outcome }]);
    receive(7500);
    const reason = `${outcome.reason}, but the balance fell by exactly this stake`;
    expect(report().bets).toMatchObject([{ outcome: { ...outcome, reason } }]);
  });

  it('is unclear as long as an unreadable row of the list may be it', async () => {
    const page = await openPageWithServer();
    const report = recordReport(page);
    page.server.on('GET bets', { body: [{ ...listedBet(9), amount: 'many' }] });
    await page.submit();
    await pass(7000);
    expect(report().bets).toMatchObject([
      { outcome: { kind: 'bad', title: 'Unclear', reason: 'no connection to the server' } },
    ]);
    page.server.on('GET bets', { body: [listedBet(9)] });
    await page.store.dispatch(refetch(betsApi.endpoints.getBets));
    const { bets: rows } = report();
    expect(rows).toMatchObject([{ outcome: { kind: 'good', title: 'Found in the list' } }]);
    expect(rows.flatMap(texts)).toEqual(
      expect.arrayContaining([
        'a list does not show it, which proves nothing',
        'found in the list',
      ]),
    );
  });

  it('is a row of its own in the recording after a reload', async () => {
    const page = await openPageWithServer();
    await page.submit();
    const report = recordReport(page);
    page.server.on('GET bets', { body: [listedBet(9)] });
    await pass(3000);
    const { bets: rows } = report();
    expect(rows).toMatchObject([
      { step: 0, at: null, stake: { number: '07' }, outcome: { title: 'Found in the list' } },
    ]);
    expect(rows.map(texts)).toEqual([['pressed before', 'found in the list']]);
  });
});

describe('the lines of a ticket', () => {
  it('are a row each, and those after a refused one were not sent', async () => {
    const parts = await openTicket('07', '8', '123', '55');
    const report = recordReport(parts);
    refuseNumber(parts, '8', 'Not enough');
    parts.confirm();
    await parts.ended();
    const found = report().bets;
    expect(found.map(({ stake, outcome }) => [stake.number, outcome.title])).toEqual([
      ['07', 'Accepted'],
      ['8', 'Refused'],
      ['123', 'Not sent'],
      ['55', 'Not sent'],
    ]);
    expect(found.map(({ isLine }) => isLine)).toEqual([true, true, true, true]);
    expect(found[2]?.outcome).toMatchObject({
      kind: 'none',
      reason: 'its ticket stopped before it',
      shown: `${km.ticket.stops.refused} Not enough`,
    });
  });

  it('show the balance that the player had when they were sent, or when their ticket stopped', async () => {
    const parts = await openTicket('07', '8', '123');
    const receive = (balance: number) =>
      parts.store.dispatch(sessionEvents.balanceReceived({ balance }));
    receive(10_000);
    const report = recordReport(parts);
    const accept = acceptStake();
    parts.server.on('POST bets', (call) => {
      if ((call.body as { number: string }).number === '07') return accept(call);
      receive(9000);
      return { status: 422, body: { message: 'Not enough' } };
    });
    parts.confirm();
    await parts.ended();
    expect(report().bets.map(({ balance }) => balance.before)).toEqual([10_000, 10_000, 9000]);
  });

  it('name what stopped the first line that was not sent', async () => {
    const parts = await openTicket('07', '8');
    const report = recordReport(parts);
    const shown = parts.ticket().lines;
    parts.push(4);
    parts.confirm(shown);
    await parts.ended();
    expect(report().bets.map(({ outcome }) => [outcome.title, outcome.reason])).toEqual([
      ['Blocked', 'betting is closed: 4 s left'],
      ['Not sent', 'its ticket stopped before it'],
    ]);
  });
});
