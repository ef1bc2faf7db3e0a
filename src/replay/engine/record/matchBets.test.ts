import {
  around,
  at,
  betOf,
  compare,
  pressOf,
  refused,
  rowOf,
  said,
} from '../../../testing/comparedBets';

describe('a bet without a known id', () => {
  const unnamed = { bet: null, receiptState: 'checking' } as const;

  it('is the equal one that is nearest in time, and an accepted one goes before a refused one', () => {
    const presses = [
      pressOf({ ...refused, at: at('14:10:01') }),
      pressOf({ ...unnamed, step: 6, at: at('14:10:20') }),
    ];
    const record = [
      rowOf({ id: 11, created_at: '2026-11-20T07:10:21Z' }),
      rowOf({ id: 10, created_at: '2026-11-20T06:59:00Z' }),
    ];
    const { bets } = compare({ presses, record });
    expect(bets.map(({ press, row }) => [press?.receiptState, row?.id])).toEqual([
      ['refused', 10],
      ['checking', 11],
    ]);
  });

  it('is probably the only one of its round and time that has another amount', () => {
    const record = [rowOf({ id: 10, amount: 10_000 })];
    expect(said({ presses: [pressOf(unnamed)], record })).toEqual([
      [
        'differs',
        'amount differs: 1,000៛ on the screen, 10,000៛ on the server',
        'probably this bet: round and time agree, nothing else is near',
      ],
    ]);
  });

  it('is no bet of another amount if it was refused', () => {
    const record = [rowOf({ id: 10, amount: 500 }), ...around];
    const verdicts = said({ presses: [pressOf(refused)], record });
    expect(verdicts.map(([verdict]) => verdict)).toEqual(['agrees', 'serverOnly']);
  });

  it('is none of two that could be meant', () => {
    const record = [
      rowOf({ id: 10, amount: 10_000 }),
      rowOf({ id: 11, amount: 20_000 }),
      ...around,
    ];
    expect(said({ presses: [pressOf(unnamed)], record }).map(([verdict]) => verdict)).toEqual([
      'missing',
      'serverOnly',
      'serverOnly',
    ]);
  });

  it('is never a row whose id is that of another bet', () => {
    const presses = [pressOf(), pressOf({ step: 6, bet: betOf({ id: 10 }) })];
    const verdicts = said({ presses, record: [rowOf(), ...around] });
    expect(verdicts.map(([verdict]) => verdict)).toEqual(['agrees', 'missing']);
  });
});

describe('bets that were not pressed in the recording', () => {
  it('are only on the server if they were placed in the time of the recording', () => {
    const compared = compare({ record: [rowOf(), ...around] });
    expect(compared.bets.map(({ row }) => row?.id)).toEqual([9]);
    expect(compared.outside).toBe(2);
    expect(said({ record: [rowOf()], recorded: null })).toEqual([]);
  });

  it('are shown if the app’s lists had them otherwise, or if the record lost them', () => {
    const earlier = [rowOf({ id: 3, created_at: '2026-11-20T06:40:00Z', amount: 5000 }), ...around];
    const createdAt = '2026-11-20T06:40:00Z';
    expect(said({ listed: [betOf({ id: 3, createdAt })], record: earlier })).toEqual([
      ['differs', 'amount differs: 1,000៛ in the app’s calls, 5,000៛ on the server'],
    ]);
    expect(said({ listed: [betOf({ id: 4, createdAt })], record: around })).toEqual([
      ['missing', 'not in the server’s record'],
    ]);
    const agreeing = { listed: [betOf({ id: 3, createdAt, amount: 5000 })], record: earlier };
    expect(said(agreeing)).toEqual([]);
    expect(compare(agreeing).earlier).toBe(1);
  });
});
