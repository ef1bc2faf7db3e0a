import { stateChanges } from './stateChanges';
import { stepsOf } from './steps';

describe('stepsOf', () => {
  it.each([
    ['game/countdownReceived', 'countdown'],
    ['game/connectionLost', 'connection'],
    ['app/wentOffline', 'connection'],
    ['game/resultReceived', 'round'],
    ['bets/betSubmitted', 'bet'],
    ['bets/slipAmountChanged', 'input'],
    ['report/dayTyped', 'input'],
    ['api/executeQuery/pending', 'call'],
    ['session/balanceReceived', 'session'],
    ['navigation/locationChanged', 'navigation'],
    ['notifications/toastDismissed', 'screen'],
    ['problemReport/opened', 'screen'],
    ['@@INIT', 'other'],
    ['somebody/elses', 'other'],
    ['constructor/called', 'other'],
  ])('sorts %s as %s', (type, kind) => {
    expect(stepsOf([{ type }], [0])[0]?.kind).toBe(kind);
  });

  it('marks failures as errors, but not a call that RTK Query skipped', () => {
    const errors = stepsOf(
      [
        { type: 'bets/betRefused' },
        { type: 'bets/betBlocked' },
        { type: 'session/ended', payload: { reason: 'tokenRefused' } },
        { type: 'app/releaseFileMissing', payload: { message: 'No file' } },
        { type: 'session/ended', payload: { reason: 'loggedOut' } },
        { type: 'api/executeQuery/rejected', meta: { condition: false } },
        { type: 'api/executeQuery/rejected', meta: { condition: true } },
        { type: 'bets/betAccepted' },
      ],
      [],
    );
    expect(errors.map(({ isError }) => isError)).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  const call = (phase: string, more: object = {}) => ({
    type: `api/executeQuery/${phase}`,
    meta: { arg: { endpointName: 'getReport' }, ...more },
  });

  it.each([
    [{ ...call('fulfilled'), payload: [1, 2] }, 'getReport fulfilled', '2 rows'],
    [{ ...call('rejected', { condition: true }), error: {} }, 'getReport skipped', ''],
    [
      { type: 'bets/betRefused', payload: { receiptId: 'x1', message: 'Too much' } },
      'bets/betRefused',
      'message "Too much" · receiptId "x1"',
    ],
  ])('describes %j as “%s” with “%s”', (action, label, summary) => {
    expect(stepsOf([action], [0])[0]).toMatchObject({ label, summary });
  });
});

describe('stateChanges', () => {
  it('names each member that was added, removed or changed', () => {
    const same = { rows: [1, 2, 3] };
    const before = { same, bets: { number: '1', slip: null, gone: 1 }, list: [{ id: 1, won: 0 }] };
    const after = {
      same,
      bets: { number: '12', slip: { roundId: 7 } },
      list: [{ id: 1, won: 9 }, { id: 2 }],
    };
    expect(stateChanges(before, after)).toEqual([
      { type: 'CHANGE', path: ['bets', 'number'], oldValue: '1', value: '12' },
      { type: 'CHANGE', path: ['bets', 'slip'], oldValue: null, value: { roundId: 7 } },
      { type: 'REMOVE', path: ['bets', 'gone'], oldValue: 1 },
      { type: 'CHANGE', path: ['list', 0, 'won'], oldValue: 0, value: 9 },
      { type: 'CREATE', path: ['list', 1], value: { id: 2 } },
    ]);
  });

  it('finds none between a state and itself', () => {
    const state = { a: [1] };
    expect(stateChanges(state, state)).toEqual([]);
    expect(stateChanges(state, { a: [1] })).toEqual([]);
    expect(stateChanges(state, { a: [2] })).toHaveLength(1);
  });
});
