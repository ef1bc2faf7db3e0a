import { upgradeTrace } from './upgradeTrace';

const upgraded = (type: string, payload?: unknown) =>
  upgradeTrace({ initialState: undefined, actions: [{ type, payload }] }).actions[0];

describe('upgradeTrace', () => {
  it('renames the keys of an older state to today’s names, and keeps the rest', () => {
    const api = { queries: { line: 1, visits: 2 } };
    const initialState = {
      session: {
        balance: 5,
        loginDraft: {
          username: 'so',
          isOtherFilled: true,
          problems: { username: null, other: 'x' },
        },
      },
      game: { line: { status: 'open' }, askedAtRoundId: 7 },
      bets: { receipts: [{ id: 'a', check: { step: 1, question: null } }] },
      problemReport: { visits: [{ isPresent: true }], chosenVisitId: 'v', words: 'w' },
      api,
    };
    expect(upgradeTrace({ initialState, actions: [] }).initialState).toEqual({
      session: {
        balance: 5,
        loginDraft: {
          username: 'so',
          hasPassword: true,
          usernameError: null,
          passwordError: 'x',
        },
      },
      game: { connection: { status: 'open' }, requestedAtRoundId: 7 },
      bets: { receipts: [{ id: 'a', check: { step: 1, request: null } }] },
      problemReport: { recordings: [{ isCurrent: true }], chosenRecordingId: 'v', message: 'w' },
      api,
    });
  });

  it.each([
    ['session/loggedOut', undefined, 'session/ended', { reason: 'loggedOut' }],
    [
      'api/accessTokenRefused',
      { endpoint: 'getBets' },
      'session/ended',
      { reason: 'tokenRefused', endpoint: 'getBets', message: null },
    ],
    [
      'session/loginTyped',
      { username: 'so', isOtherFilled: true },
      'session/loginTyped',
      { username: 'so', hasPassword: true },
    ],
    [
      'session/loginJudged',
      { username: 'x', other: null },
      'session/loginValidated',
      { usernameError: 'x', passwordError: null },
    ],
    ['game/wentOffline', undefined, 'app/wentOffline', undefined],
  ])('reads the older %s with %j as %s', (type, payload, today, todaysPayload) => {
    expect(upgraded(type, payload)).toEqual({ type: today, payload: todaysPayload });
  });

  it('gives the pickers the range that the report had shown before', () => {
    const range = { startDate: '2026-11-01', endDate: '2026-11-02' };
    const picked = { side: 'endDate', day: '2026-11-03' };
    const { actions } = upgradeTrace({
      initialState: undefined,
      actions: [
        { type: 'report/rangeShown', payload: range },
        { type: 'report/dayPicked', payload: picked },
      ],
    });
    expect(actions[1]).toEqual({ type: 'report/dayPicked', payload: { ...picked, range } });
  });

  it.each([null, 7, 'text', [], { game: null, bets: { receipts: 1 } }])(
    'returns what has no older name as the same object: %j',
    (value) => {
      const actions = [{ type: 'game/lineup', payload: value }, { type: 'constructor' }];
      const result = upgradeTrace({ initialState: value, actions });
      expect(result.initialState).toBe(value);
      expect(result.actions).toBe(actions);
    },
  );

  it('upgrades a damaged payload without an error', () => {
    expect(upgraded('problemReport/visitsDescribed', { visits: 7 })?.type).toBe(
      'problemReport/recordingsDescribed',
    );
    expect(upgraded('session/loginJudged', null)?.['payload']).toBeNull();
  });
});
