import { fillState } from './fillState';

const start = {
  session: { player: null, draft: { username: '' } },
  bets: { rows: [], slip: null },
};

it('what a state of an older build has no value for is as at the start', () => {
  const older = { session: { player: { id: 7 } }, bets: { rows: [1], slip: { amount: 5 } } };
  expect(fillState<unknown>(older, start)).toEqual({
    session: { player: { id: 7 }, draft: { username: '' } },
    bets: { rows: [1], slip: { amount: 5 } },
  });
});

it('a whole state stays the same object, and so does each whole part of another', () => {
  const whole = {
    session: { player: null, draft: { username: 'x' } },
    bets: { rows: [], slip: 1 },
  };
  expect(fillState<unknown>(whole, start)).toBe(whole);
  const older = { bets: whole.bets };
  expect((fillState<unknown>(older, start) as typeof start).bets).toBe(whole.bets);
});

it('a value that is there counts, whatever it is', () => {
  const state = { session: null, bets: { rows: undefined, slip: 0 } };
  expect(fillState<unknown>(state, start)).toBe(state);
});
