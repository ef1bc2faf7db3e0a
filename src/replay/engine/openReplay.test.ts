import { rootReducer } from '../../app/rootReducer';
import { fillState, openReplay } from './openReplay';

const start = {
  session: { player: null, draft: { username: '' } },
  bets: { rows: [], slip: null },
};

describe('fillState', () => {
  it('takes the initial value for what the state of another build lacks', () => {
    const older = { session: { player: { id: 7 } }, bets: { rows: [1], slip: { amount: 5 } } };
    expect(fillState<unknown>(older, start)).toEqual({
      session: { player: { id: 7 }, draft: { username: '' } },
      bets: { rows: [1], slip: { amount: 5 } },
    });
  });

  it('keeps a complete state as the same object, and each complete part of another', () => {
    const whole = {
      session: { player: null, draft: { username: 'x' } },
      bets: { rows: [], slip: 1 },
    };
    expect(fillState<unknown>(whole, start)).toBe(whole);
    const older = { bets: whole.bets };
    expect((fillState<unknown>(older, start) as typeof start).bets).toBe(whole.bets);
  });

  it('keeps every other value, whatever it is', () => {
    const state = { session: null, bets: { rows: [], slip: 0 } };
    expect(fillState<unknown>(state, start)).toBe(state);
  });

  it('takes the initial value for what a reducer copied as undefined', () => {
    const copied = { session: start.session, bets: { rows: undefined, slip: 0 } };
    expect(fillState<unknown>(copied, start)).toEqual({
      session: start.session,
      bets: { rows: [], slip: 0 },
    });
  });
});

describe('openReplay', () => {
  const opened = (content: unknown) => openReplay('export.json', JSON.stringify(content), 0);
  const foreign = [
    { type: 'todos/added', payload: { text: 'milk' } },
    { type: 'api/executeQuery/pending', meta: { requestId: 'r', arg: { endpointName: 'get' } } },
  ];

  it('refuses an export of Redux DevTools from another site, with and without its state', () => {
    expect(() => opened(foreign)).toThrow('of another site');
    const withState = {
      payload: JSON.stringify(foreign),
      preloadedState: JSON.stringify({ todos: [], api: {} }),
    };
    expect(() => opened(withState)).toThrow('of another site');
  });

  it('opens an export that has one action of this app, or its state', () => {
    const ours = { type: 'navigation/locationChanged', payload: { pathname: '/', search: '' } };
    expect(opened([...foreign, ours]).steps).toHaveLength(4);
    const state = rootReducer(undefined, { type: '@@INIT' });
    const withState = {
      payload: JSON.stringify(foreign),
      preloadedState: JSON.stringify(state),
    };
    expect(opened(withState).steps).toHaveLength(3);
  });
});
