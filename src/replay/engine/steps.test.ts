import { stepsOf } from './steps';

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
    [{ ...call('fulfilled'), payload: [1, 2] }, 'getReport fulfilled', '"[2]"'],
    [{ ...call('rejected', { condition: true }), error: {} }, 'getReport skipped', ''],
    [
      { type: 'bets/betNotYetFound', payload: { receiptId: 'x1', step: 2 } },
      'bets/betNotYetFound',
      '{"receiptId":"x1","step":2}',
    ],
  ])('describes %j as “%s” with “%s”', (action, label, summary) => {
    expect(stepsOf([action], [0])[0]).toMatchObject({ label, summary });
  });
});
