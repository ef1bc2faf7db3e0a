import { describeStep } from './describeStep';
import { stateChanges } from './stateChanges';
import { stepsOf } from './stepKinds';

describe('a step', () => {
  it.each([
    ['game/countdownReceived', 'countdown'],
    ['game/connectionLost', 'line'],
    ['app/wentOffline', 'line'],
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
  ])('%s is of the kind %s', (type, kind) => {
    expect(stepsOf([{ type }], [0])[0]?.kind).toBe(kind);
  });

  it('is an error where something failed, not where a call was not needed', () => {
    const errors = stepsOf(
      [
        { type: 'bets/betRefused' },
        { type: 'bets/betBlocked' },
        { type: 'api/accessTokenRefused' },
        { type: 'api/executeQuery/rejected', meta: { condition: false } },
        { type: 'api/executeQuery/rejected', meta: { condition: true } },
        { type: 'bets/betAccepted' },
      ],
      [],
    );
    expect(errors.map(({ isError }) => isError)).toEqual([true, true, true, true, false, false]);
  });
});

describe('the words of a step', () => {
  const call = (phase: string, more: object = {}) => ({
    type: `api/executeQuery/${phase}`,
    meta: { arg: { endpointName: 'getReport' }, ...more },
  });

  it.each([
    [{ ...call('fulfilled'), payload: [1, 2] }, 'getReport fulfilled', '2 rows'],
    [{ ...call('rejected', { condition: true }), error: {} }, 'getReport not needed', ''],
    [
      { type: 'bets/betRefused', payload: { receiptId: 'x1', message: 'Too much' } },
      'bets/betRefused',
      'message "Too much" · receiptId "x1"',
    ],
  ])('tell what happened, and with what', (action, label, summary) => {
    expect(describeStep(action)).toEqual({ label, summary });
  });
});

describe('the difference between two states', () => {
  it('names each member that was added, removed or changed', () => {
    const same = { rows: [1, 2, 3] };
    const before = { same, bets: { number: '1', slip: null, gone: 1 }, list: [{ id: 1, won: 0 }] };
    const after = {
      same,
      bets: { number: '12', slip: { roundId: 7 } },
      list: [{ id: 1, won: 9 }, { id: 2 }],
    };
    expect(stateChanges(before, after)).toEqual([
      { kind: 'changed', path: ['bets', 'number'], before: '1', after: '12' },
      { kind: 'changed', path: ['bets', 'slip'], before: null, after: { roundId: 7 } },
      { kind: 'removed', path: ['bets', 'gone'], before: 1, after: undefined },
      { kind: 'changed', path: ['list', 0, 'won'], before: 0, after: 9 },
      { kind: 'added', path: ['list', 1], before: undefined, after: { id: 2 } },
    ]);
  });

  it('is none between a state and itself', () => {
    const state = { a: [1] };
    expect(stateChanges(state, state)).toEqual([]);
  });
});
