import { upgradeTrace } from './upgradeTrace';

const upgraded = (type: string, payload?: unknown) =>
  upgradeTrace({ initialState: undefined, actions: [{ type, payload }] }).actions[0];

describe('upgradeTrace', () => {
  it('renames the keys of an older state to today’s names, and keeps the rest', () => {
    const api = (kind: string) => ({
      queries: { line: 1, visits: { status: 'rejected', error: { kind, status: 200 } } },
      mutations: {},
    });
    const initialState = {
      session: {
        balance: 5,
        loginDraft: {
          username: 'so',
          isOtherFilled: true,
          problems: { username: null, other: 'x' },
        },
      },
      game: { line: { status: 'open', messageAt: 4 }, askedAtRoundId: 7 },
      bets: { receipts: [{ id: 'a', check: { cause: 'badAnswer', question: null } }] },
      problemReport: { visits: [{ isPresent: true }], chosenVisitId: 'v', words: 'w' },
      api: api('badAnswer'),
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
      game: { connection: { status: 'open', lastEventAt: 4 }, requestedAtRoundId: 7 },
      bets: { receipts: [{ id: 'a', check: { cause: 'invalidResponse', request: null } }] },
      problemReport: { recordings: [{ isCurrent: true }], chosenRecordingId: 'v', message: 'w' },
      api: api('invalidResponse'),
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
    ['game/messageReceived', { at: 1 }, 'game/otherEventReceived', { at: 1 }],
    [
      'game/resyncBegan',
      { at: 1, cause: 'reconnected' },
      'game/resyncStarted',
      { at: 1, cause: 'connectionRestored' },
    ],
    [
      'bets/betUnanswered',
      { receiptId: 'r', cause: 'badAnswer' },
      'bets/betUnanswered',
      { receiptId: 'r', cause: 'invalidResponse' },
    ],
    [
      'api/executeQuery/rejected',
      { kind: 'badAnswer', status: 200 },
      'api/executeQuery/rejected',
      { kind: 'invalidResponse', status: 200 },
    ],
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
