import { broadcast } from '../connection/broadcasts';
import { makeTestStore } from '../../testing/makeTestStore';

beforeEach(() => jest.useFakeTimers());

const resultOf = (roundId: number) => ({ roundId, createdAt: null, digits: '007' });

function setUp() {
  const { store, services } = makeTestStore();
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  return { store, game: () => store.getState().game, lines: services.logger.lines };
}

it.each([
  broadcast.roundStarted({ roundId: 49, receivedAt: 0 }),
  broadcast.roundCalculated({ result: resultOf(49), receivedAt: 0 }),
  broadcast.resultReceived({ roundId: 49, digits: '007', receivedAt: 0 }),
])('[4.5] an event of an older round changes nothing and is logged: $type', (event) => {
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
});

it('events without a round are not logged', async () => {
  const { store, lines } = setUp();
  for (const event of [
    broadcast.resultReceived({ roundId: null, digits: '007', receivedAt: 0 }),
    broadcast.resultReceived({ roundId: null, digits: '007', receivedAt: 0 }),
    broadcast.roundCalculated({ result: null, receivedAt: 0 }),
  ]) {
    store.dispatch(event);
  }
  await jest.advanceTimersByTimeAsync(0);
  expect(lines).toEqual([]);
  store.dispatch(broadcast.resultReceived({ roundId: 49, digits: '007', receivedAt: 0 }));
  expect(lines).toHaveLength(1);
});

it('events of the current round are not logged, even when they are repeated', () => {
  const { store, lines } = setUp();
  for (const event of [
    broadcast.roundStarted({ roundId: 50, receivedAt: 0 }),
    broadcast.resultReceived({ roundId: null, digits: '007', receivedAt: 0 }),
    broadcast.resultReceived({ roundId: 50, digits: '007', receivedAt: 0 }),
    broadcast.roundStarted({ roundId: 51, receivedAt: 0 }),
  ]) {
    store.dispatch(event);
  }
  expect(lines).toEqual([]);
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  expect(lines).toHaveLength(1);
});

it('the result of an older round is not logged if it is revealed late', () => {
  const { store, game, lines } = setUp();
  store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
  store.dispatch(broadcast.resultReceived({ roundId: 50, digits: '007', receivedAt: 0 }));
  expect(game().reveal).toMatchObject({ roundId: 50 });
  expect(lines).toEqual([]);
});

it('an event far behind is logged once, as one that does not follow', () => {
  const { store, lines } = setUp();
  store.dispatch(broadcast.resultReceived({ roundId: 40, digits: '007', receivedAt: 0 }));
  expect(lines.map(({ message }) => message)).toEqual([
    'event of a round that does not follow the one shown',
  ]);
});
