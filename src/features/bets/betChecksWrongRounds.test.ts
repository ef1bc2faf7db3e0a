import { resultRow } from '../../testing/listeners/homeWithLists';
import { pass, openPageWithServer } from '../../testing/listeners/unansweredStakes';
import { broadcast } from '../connection/broadcasts';
import { betsEvents } from './betsSlice';

const calculated = (roundId: number) =>
  broadcast.roundCalculated({ result: { roundId, createdAt: null, digits: '472' }, receivedAt: 0 });

/** A page of round 50 after an event of `roundId`, with a stake on that round that is not found so far. */
async function stakeOn(roundId: number) {
  const page = await openPageWithServer();
  const { store, services } = page;
  const start = async (id: number) => {
    store.dispatch(broadcast.roundStarted({ roundId: id, receivedAt: 0 }));
    // The round has a countdown, so it is believed.
    services.broadcasts.emit({ kind: 'countdown', secondsLeft: 60 });
    await pass(0);
  };
  if (roundId !== 50) await start(roundId);
  store.dispatch(betsEvents.slipOpened({ roundId, number: '07' }));
  store.dispatch(betsEvents.betSubmitted({ roundId, number: '07', amount: 1000 }));
  await pass(4500);
  expect(page.states()).toEqual(['notFound']);
  return { ...page, start, roundId: () => store.getState().game.round.id };
}

beforeEach(() => jest.useFakeTimers());

describe('a stake without a response', () => {
  it('[4.36] is decided by the draw after the correction if its round is never played', async () => {
    const { server, store, states, start, roundId } = await stakeOn(1050);
    server.on('GET results', { body: [resultRow(50), resultRow(49)] });
    await start(51);
    expect(roundId()).toBe(51);
    await pass(60_000);
    expect(states()).toEqual(['notFound']);
    store.dispatch(calculated(51));
    await pass(0);
    expect(states()).toEqual(['notPlaced']);
  });

  it('[4.36] waits for the result of the round after its own if that was named too early', async () => {
    const { server, store, states, start, roundId } = await stakeOn(52);
    store.dispatch(calculated(50));
    await start(51);
    store.dispatch(calculated(51));
    await pass(60_000);
    expect(states()).toEqual(['notFound']);
    server.on('GET results', { body: [resultRow(53), resultRow(52)] });
    await start(54);
    expect(roundId()).toBe(54);
    expect(states()).toEqual(['notPlaced']);
  });

  it.each([51, 90, 9_000_000_000_000])(
    'is not reported as not placed after a calculate of round %d, only after a list that has it',
    async (wrongId) => {
      const { server, store, states, start } = await stakeOn(50);
      store.dispatch(calculated(wrongId));
      await pass(60_000);
      expect(states()).toEqual(['notFound']);
      server.on('GET results', { body: [resultRow(wrongId), resultRow(wrongId - 1)] });
      await start(wrongId + 1);
      expect(states()).toEqual(['notPlaced']);
    },
  );

  it('is not reported as not placed after a calculate of its round while that is unconfirmed', async () => {
    const { server, store, states, start } = await stakeOn(60);
    store.dispatch(calculated(60));
    await pass(60_000);
    expect(states()).toEqual(['notFound']);
    server.on('GET results', { body: [resultRow(61), resultRow(60)] });
    await start(62);
    expect(states()).toEqual(['notPlaced']);
  });
});
