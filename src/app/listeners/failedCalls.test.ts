import { betsApi } from '../../features/bets/betsApi';
import { startFakeServer } from '../../testing/fakeServer';
import type { FakeAnswer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';

async function loadBets(answer: () => FakeAnswer) {
  startFakeServer().on('GET bets', answer);
  const { store, services } = makeTestStore();
  const { error } = await store.dispatch(betsApi.endpoints.getBets.initiate());
  return { error, lines: services.logger.lines };
}

it('[8.1] a network failure is logged and reaches the caller', async () => {
  const { error, lines } = await loadBets(() => {
    throw new TypeError('no network');
  });
  expect(error).toMatchObject({ kind: 'offline' });
  expect(lines).toEqual([
    { message: 'call getBets failed', details: { kind: 'offline', status: null, reason: null } },
  ]);
});

it('a refusal is logged without any of its content', async () => {
  const { lines } = await loadBets(() => ({ status: 422, body: { message: 'secret' } }));
  expect(lines).toEqual([
    { message: 'call getBets failed', details: { kind: 'refused', status: 422, reason: null } },
  ]);
});
