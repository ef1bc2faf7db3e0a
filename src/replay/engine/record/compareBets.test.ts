import {
  around,
  betOf,
  compare,
  pressOf,
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
  ])('differs if the record says %j', (changes, text) => {
    expect(said({ presses: [pressOf()], record: [rowOf(changes)] }).flat()).toContain(text);
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

  it('is missing if the record covers its round and does not have it', () => {
    expect(said({ presses: [pressOf()], record: around })).toEqual([
      ['missing', 'not in the server’s record'],
    ]);
  });

  it('is not called missing in the first and last round of the record, beyond them, or on one page of several', () => {
    const presses = [pressOf()];
    const unknown = ['unknown', 'not found; the record may not cover this round'];
    const [after, before] = around;
    for (const record of [[after], [before], [], [rowOf({ id: 3, number: '5' }), after]]) {
      expect(said({ presses, record })).toContainEqual(unknown);
    }
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

  it('leaves the only row of equal stakes to the one that was accepted later', () => {
    const noId = betOf({ id: null });
    const presses = [pressOf(refused), pressOf({ bet: noId })];
    expect(said({ presses, record: [rowOf()] })).toEqual([
      ['unknown', 'not found; the record may not cover this round'],
      ['agrees', 'found by round, number and amount, not by its id'],
    ]);
  });

  it('differs if the server has what the screen called refused', () => {
    expect(said({ presses: [pressOf(refused)], record: [rowOf()] })).toEqual([
      [
        'differs',
        'the screen said “Refused”, but the server has an equal bet',
        'found by round, number and amount, not by its id',
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

  it('leaves an equal row to the bet that was accepted', () => {
    const unanswered = pressOf({ bet: null, receiptState: 'checking', step: 6 });
    const { bets } = compare({ presses: [pressOf(refused), unanswered], record: [rowOf()] });
    expect(bets.map(({ press, row }) => [press?.receiptState, row?.id])).toEqual([
      ['refused', undefined],
      ['checking', 9],
    ]);
  });

  it('is never a row whose id is that of another bet', () => {
    const presses = [pressOf(), pressOf({ step: 6, bet: betOf({ id: 10 }) })];
    const verdicts = said({ presses, record: [rowOf(), ...around] });
    expect(verdicts.map(([verdict]) => verdict)).toEqual(['agrees', 'missing']);
  });
});

describe('bets that were not pressed in the recording', () => {
  it('are only on the server if they belong to a round of the recording', () => {
    const compared = compare({ record: [rowOf(), ...around] });
    expect(compared.bets.map(({ row }) => row?.id)).toEqual([9]);
    expect(compared.outside).toBe(2);
    expect(said({ record: [rowOf()], rounds: [] })).toEqual([]);
  });

  it('are shown if the app’s lists had them otherwise, or if the record lost them', () => {
    const listed = (changes: object) => [betOf({ roundId: 48, ...changes })];
    const earlier = [rowOf({ id: 3, result_id: 48, amount: 5000 }), ...around];
    expect(said({ listed: listed({ id: 3 }), record: earlier })).toEqual([
      ['differs', 'amount differs: 1,000៛ in the app’s calls, 5,000៛ on the server'],
    ]);
    const older = rowOf({ id: 2, result_id: 47 });
    expect(said({ listed: listed({ id: 4 }), record: [older, ...around] })).toEqual([
      ['missing', 'not in the server’s record'],
    ]);
    const agreeing = { listed: listed({ id: 3, amount: 5000 }), record: earlier };
    expect(said(agreeing)).toEqual([]);
    expect(compare(agreeing).earlier).toBe(1);
  });
});

it('the text for a ticket names the files, each bet with its differences, and what nobody can prove', () => {
  const comparison = compare({ presses: [pressOf()], record: [rowOf({ amount: 10_000 })] });
  expect(ticketText(comparison, 'recording.trace.json', 'bets.json').split('\n')).toEqual([
    'Bets of a recording against the server’s record',
    'Recording: recording.trace.json',
    'Server’s record: bets.json',
    'Differs: 1.',
    '',
    '1. Differs: round 50, number 07',
    '   - amount differs: 1,000៛ on the screen and in the app’s calls, 10,000៛ on the server',
    '   Screen: 1,000៛, Accepted',
    '   App’s calls: bet 9, round 50, 07 (2D), 1,000៛, open',
    '   Server: bet 9, round 50, 07 (2D), 10,000៛, open',
    '',
    'A recording does not prove who made it; the server decides about money.',
  ]);
});
