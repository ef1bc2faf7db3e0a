import { broadcast } from '../connection/broadcasts';
import { makeTestStore } from '../../testing/makeTestStore';

beforeEach(() => jest.useFakeTimers());

const digits = '007';
const start = (roundId: number) => broadcast.roundStarted({ roundId, receivedAt: 0 });
const result = (roundId: number | null) =>
  broadcast.resultReceived({ roundId, digits, receivedAt: 0 });
const calculate = (roundId: number | null) => {
  const drawn = roundId === null ? null : { roundId, createdAt: null, digits };
  return broadcast.roundCalculated({ result: drawn, receivedAt: 0 });
};

function setUp() {
  const { store, services } = makeTestStore();
  store.dispatch(start(50));
  return { store, game: () => store.getState().game, lines: services.logger.lines };
}

it.each([start(49), calculate(49), result(49)])(
  '[4.5] an event of an older round changes nothing and is logged: $type',
  (event) => {
    const { store, game, lines } = setUp();
    const before = game();
    store.dispatch(event);
    expect(game()).toBe(before);
    expect(lines).toEqual([
      {
        message: 'event of an older round ignored',
        details: { event: event.type, roundId: 49, shownRoundId: 50 },
      },
    ]);
  },
);

it.each([
  ['without a round', [result(null), result(null), calculate(null)]],
  ['of the current round', [start(50), result(null), result(50), calculate(50), start(51)]],
])('events %s are not logged, even when they are repeated', async (_, events) => {
  const { store, lines } = setUp();
  for (const event of events) store.dispatch(event);
  await jest.advanceTimersByTimeAsync(0);
  expect(lines).toEqual([]);
  store.dispatch(result(49));
  expect(lines).toHaveLength(1);
});

it('the result of an older round is not logged if it is revealed late', () => {
  const { store, game, lines } = setUp();
  store.dispatch(start(51));
  store.dispatch(result(50));
  expect(game().reveal).toMatchObject({ roundId: 50 });
  expect(lines).toEqual([]);
});

it('an event far behind is logged once, as one that does not follow', () => {
  const { store, lines } = setUp();
  store.dispatch(result(40));
  expect(lines.map(({ message }) => message)).toEqual([
    'event of a round that does not follow the one shown',
  ]);
});
