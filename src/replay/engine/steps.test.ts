import { stepsOf, stopsOf } from './steps';

describe('stepsOf', () => {
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
      'the server refused the stake “Too much”',
    ],
    [
      { type: 'bets/betNotYetFound', payload: { receiptId: 'x1', step: 2 } },
      'bets/betNotYetFound',
      'step 2 · receiptId "x1"',
    ],
  ])('describes %j as “%s” with “%s”', (action, label, summary) => {
    expect(stepsOf([action], [0])[0]).toMatchObject({ label, summary });
  });
});

describe('stopsOf', () => {
  const stopsAt = (...actions: [type: string, at: number][]) => {
    const types = actions.map(([type]) => ({ type }));
    const stamps = actions.map(([, at]) => at);
    return stopsOf(stepsOf(types, stamps)).error.map(({ index }) => index);
  };

  it('stops once for a call that failed and what the app says of it, at the last of them', () => {
    expect(
      stopsAt(
        ['@@INIT', 0],
        ['api/executeMutation/rejected', 1000],
        ['broadcast/countdownReceived', 1001],
        ['bets/betRefused', 1002],
        ['bets/digitPressed', 1100],
      ),
    ).toEqual([3]);
  });

  it('stops at each of two failures with time between them', () => {
    expect(stopsAt(['bets/betRefused', 1000], ['bets/betRefused', 1501])).toEqual([0, 1]);
  });

  it('stops at bets and rounds as they came', () => {
    const steps = stepsOf(
      [{ type: 'broadcast/roundStarted' }, { type: 'bets/betSubmitted' }],
      [0, 1],
    );
    expect(stopsOf(steps)).toEqual({ error: [], bet: [steps[1]], round: [steps[0]] });
  });
});
