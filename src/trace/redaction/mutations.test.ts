import { allowedAction, allowedState } from './mutations';
import type { MutationAllowlist } from './mutations';
import { createRedactor } from './redactor';
import { createKnownSecrets } from './secrets';

const allowed: MutationAllowlist = {
  placeBet: { arg: true, response: true, error: true },
  login: { error: true },
};

/** An action of RTK Query, as the reducers get it. */
const actionOf = (endpointName: string, step: string, changed: object = {}) => ({
  type: `api/executeMutation/${step}`,
  meta: {
    requestId: 'r1',
    baseQueryMeta: { request: 'secret' },
    arg: { type: 'mutation', endpointName, originalArgs: 'typed' },
  },
  ...changed,
});

/** What is kept of it in every case. */
const keptOf = (endpointName: string, step: string, originalArgs: string | undefined) => ({
  type: `api/executeMutation/${step}`,
  meta: { requestId: 'r1', arg: { type: 'mutation', endpointName, originalArgs } },
});

describe('the action of a mutation', () => {
  it.each([
    ['placeBet', 'typed', 'response', 'failure'],
    ['login', undefined, undefined, 'failure'],
    ['unknown', undefined, undefined, undefined],
  ])('of %s has only the parts that are allowed', (name, arg, response, failure) => {
    const pending = allowedAction(actionOf(name, 'pending'), allowed);
    expect(pending).toStrictEqual(keptOf(name, 'pending', arg));

    const fulfilled = actionOf(name, 'fulfilled', { payload: 'response' });
    expect(allowedAction(fulfilled, allowed)).toStrictEqual({
      ...keptOf(name, 'fulfilled', arg),
      payload: response,
    });

    const rejected = actionOf(name, 'rejected', { payload: 'failure', error: { message: 'x' } });
    expect(allowedAction(rejected, allowed)).toStrictEqual({
      ...keptOf(name, 'rejected', arg),
      payload: failure,
      error: failure === undefined ? {} : { message: 'x' },
    });
  });

  it('leaves its request out also if it is a query, which keeps the rest', () => {
    const arg = { type: 'query', endpointName: 'getBets', originalArgs: 'range' };
    const query = { type: 'x', payload: 'rows', meta: { arg, baseQueryMeta: 'request' } };
    expect(allowedAction(query, allowed)).toStrictEqual({ ...query, meta: { arg } });
  });

  it.each([
    { type: 'game/started', payload: 5 },
    { type: 'game/started', meta: 'text' },
    { type: 'game/started', meta: { baseQueryMeta: 'not of a call' } },
    { type: 'game/started', meta: { arg: 'mutation' } },
  ])('is unchanged if it is no call: %j', (action) => {
    expect(allowedAction(action, allowed)).toBe(action);
  });
});

describe('the state of the mutations', () => {
  const stateOf = (mutations: unknown) => ({ game: 'g', api: { queries: 'q', mutations } });
  const entry = (endpointName: string, ends: object) => ({ endpointName, status: 's', ...ends });

  it('has only the parts that are allowed, and the rest of the state', () => {
    const state = stateOf({
      a: entry('placeBet', { data: 'response', error: 'failure' }),
      b: entry('login', { data: 'response', error: 'failure' }),
      c: entry('unknown', { data: 'response', error: 'failure' }),
      d: entry('unknown', {}),
      e: undefined,
    });
    expect(allowedState(state, allowed)).toStrictEqual(
      stateOf({
        a: entry('placeBet', { data: 'response', error: 'failure' }),
        b: entry('login', { data: undefined, error: 'failure' }),
        c: entry('unknown', { data: undefined, error: {} }),
        d: entry('unknown', {}),
        e: undefined,
      }),
    );
  });

  it.each([null, 'text', [], {}, { api: null }, stateOf(undefined), stateOf({})])(
    'is unchanged if there are none: %j',
    (state) => expect(allowedState(state, allowed)).toBe(state),
  );
});

it('a redactor applies the list to actions and states before it searches them', () => {
  const redactor = createRedactor({ knownSecrets: createKnownSecrets(), mutations: allowed });
  const failed = actionOf('login', 'rejected', { payload: 'Bearer abcdefgh', error: {} });
  expect(redactor.action(failed)).toEqual({
    ...keptOf('login', 'rejected', undefined),
    meta: { ...keptOf('login', 'rejected', undefined).meta, arg: expect.anything() },
    payload: 'Bearer [masked 1]',
    error: {},
  });
  const mutations = { a: { endpointName: 'login', data: 'typed', error: 'Bearer abcdefgh' } };
  expect(redactor.state({ api: { mutations } })).toEqual({
    api: {
      mutations: {
        a: { endpointName: 'login', data: { $jsan: 'u' }, error: 'Bearer [masked 1]' },
      },
    },
  });
});
