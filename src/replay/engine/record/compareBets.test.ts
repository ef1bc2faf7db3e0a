import {
  around,
  at,
  betOf,
  compare,
  pressOf,
  recorded,
  refused,
  rowOf,
  said,
} from '../../../testing/comparedBets';
import { ticketText } from './ticketText';

describe('a bet that was accepted', () => {
  it('agrees if the record has it', () => {
    expect(said({ presses: [pressOf()], record: [rowOf()] })).toEqual([['agrees']]);
  });

  it('differs in words by amount, with what the screen, the calls and the server say', () => {
    expect(said({ presses: [pressOf()], record: [rowOf({ amount: 10_000 })] })).toEqual([
      [
        'differs',
        'amount differs: 1,000៛ on the screen and in the app’s calls, 10,000៛ on the server',
      ],
    ]);
    const bet = betOf({ amount: 10_000 });
    expect(said({ presses: [pressOf({ bet })], record: [rowOf({ amount: 10_000 })] })).toEqual([
      [
        'differs',
        'amount differs: 1,000៛ on the screen, 10,000៛ in the app’s calls and on the server',
      ],
    ]);
  });

  it.each([
    [{ number: '70' }, 'number differs: 07 on the screen and in the app’s calls, 70 on the server'],
    [{ result_id: 51 }, 'round differs: 50 on the screen and in the app’s calls, 51 on the server'],
    [
      { number: '007', type: '3D' },
      'type differs: 2D on the screen and in the app’s calls, 3D on the server',
    ],
    [
      { created_at: '2026-11-20T08:20:00Z' },
      'time differs: 14:10:00 pressed, 15:20:00 on the server',
    ],
  ])('differs if the record says %j', (changes, text) => {
    const others = [1, 2].map((id) => ({
      press: pressOf({
        bet: betOf({ id }),
        stake: { roundId: 40 + id, number: '5', amount: 2000 },
      }),
      row: rowOf({ id, result_id: 40 + id, number: '5', type: '1D', amount: 2000 }),
    }));
    const verdicts = said({
      presses: [pressOf(), ...others.map(({ press }) => press)],
      record: [rowOf(changes), ...others.map(({ row }) => row)],
    });
    expect(verdicts.flat()).toContain(text);
  });

  it('differs if the player saw another prize or drawn number, or it is open again', () => {
    const bet = betOf({ isSettled: true, winLose: 89_000, drawnDigits: '407' });
    const settled = { is_calculate: true, win_lose: -1000, result: { detail: '{"number":"408"}' } };
    const presses = [pressOf({ bet })];
    expect(said({ presses, record: [rowOf(settled)] })).toEqual([
      [
        'differs',
        'prize differs: 90,000៛ on the screen and in the app’s calls, 0៛ on the server',
        'drawn number differs: 407 on the screen and in the app’s calls, 408 on the server',
      ],
    ]);
    expect(said({ presses, record: [rowOf()] })).toEqual([
      ['differs', 'status differs: settled in the app’s calls, open on the server'],
    ]);
  });

  it('agrees if it was settled after the recording, and says what it paid', () => {
    const settled = { is_calculate: true, win_lose: 89_000 };
    expect(said({ presses: [pressOf()], record: [rowOf(settled)] })).toEqual([
      ['agrees', 'settled after the recording: paid 90,000៛'],
    ]);
  });

  it('is missing if the record covers its time and does not have it', () => {
    expect(said({ presses: [pressOf()], record: around })).toEqual([
      ['missing', 'not in the server’s record'],
    ]);
  });

  it('is not called missing outside the time of the record, on one page of several, or without times', () => {
    const presses = [pressOf()];
    const [after, before] = around;
    expect(said({ presses, record: [after] })).toEqual([
      ['unknown', 'not covered: the record begins at 20-11-2026 15:30:00'],
    ]);
    expect(said({ presses, record: [before] })).toEqual([
      ['unknown', 'not covered: the record ends at 20-11-2026 13:30:00'],
    ]);
    expect(said({ presses, record: [] })).toEqual([
      ['unknown', 'not found; which time the record covers is unknown'],
    ]);
    expect(
      said({ presses, record: { data: around, next_page_url: 'http://x/bets?page=2' } }),
    ).toEqual([['unknown', 'not on this page of the record']]);
  });

  it('is missing in an empty record that the agent knows to be complete', () => {
    expect(said({ presses: [pressOf()], record: [], isComplete: true })).toEqual([
      ['missing', 'not in the server’s record'],
    ]);
  });

  it('is not called missing if a row that cannot be read may be it', () => {
    const record = [rowOf({ id: null, amount: 'many' }), ...around];
    const [verdict] = said({ presses: [pressOf()], record });
    expect(verdict).toEqual(['unknown', 'row 1 cannot be read in full and may be this bet']);
  });
});

describe('a bet that was not accepted', () => {
  it('agrees if the record has nothing of what was refused', () => {
    expect(said({ presses: [pressOf(refused)], record: around })).toEqual([
      ['agrees', 'not placed, and not in the record'],
    ]);
  });

  it('differs if the server has what the screen called refused', () => {
    expect(said({ presses: [pressOf(refused)], record: [rowOf()] })).toEqual([
      [
        'differs',
        'the screen said “Refused”, but the server has an equal bet',
        'found by round, number, amount and time, not by its id',
      ],
    ]);
  });

  it('is looked for in no record if nothing was sent', () => {
    const press = pressOf({ ...refused, receiptState: null });
    expect(said({ presses: [press], record: [rowOf()] })).toEqual([
      ['notSent', 'the app sent nothing, so no record has it'],
      ['serverOnly', expect.stringContaining('another tab or device')],
    ]);
  });
});

describe('a player whose clock is wrong', () => {
  it('is told from the server’s times by the bets that both have', () => {
    const late = { created_at: '2026-11-20T07:20:01Z' };
    const compared = compare({ presses: [pressOf({ at: at('14:10:00') })], record: [rowOf(late)] });
    expect(compared.bets.map(({ verdict }) => verdict)).toEqual(['agrees']);
    expect(compared.remarks).toEqual([
      'The server’s times are 10 min 1 s ahead of the player’s clock.',
    ]);
  });
});

describe('the text for a ticket', () => {
  it('names the files, the times, each bet with its differences, and what nobody can prove', () => {
    const comparison = compare({
      presses: [pressOf()],
      record: [rowOf({ amount: 10_000 })],
      isComplete: true,
    });
    const text = ticketText(comparison, {
      recordingName: 'recording.trace.json',
      recorded,
      recordName: 'bets.json',
    });
    expect(text.split('\n')).toEqual([
      'Bets of a recording against the server’s record (times in Phnom Penh)',
      'Recording: recording.trace.json, 20-11-2026 14:00:00 to 20-11-2026 15:00:00',
      'Server’s record: bets.json, taken as complete 20-11-2026 14:00:01 to 20-11-2026 15:00:01',
      'Differs: 1.',
      '',
      '1. Differs: 20-11-2026 14:10:01, round 50, number 07',
      '   - amount differs: 1,000៛ on the screen and in the app’s calls, 10,000៛ on the server',
      '   Screen: 1,000៛, Accepted',
      '   App’s calls: bet 9, round 50, 07 (2D), 1,000៛, 20-11-2026 14:10:01, open',
      '   Server: bet 9, round 50, 07 (2D), 10,000៛, 20-11-2026 14:10:01, open',
      '',
      'A recording does not prove who made it; the server decides about money.',
    ]);
  });
});
