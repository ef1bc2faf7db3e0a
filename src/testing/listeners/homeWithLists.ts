import { restApi } from '../../api/restApi';
import { appStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { isBettingOpen } from '../../features/game/gameSelectors';
import type { FakeAnswer } from '../fakeServer';
import type { TestServicesOptions } from '../makeTestServices';
import { makeTestStore } from '../makeTestStore';

/** A result of a round as the server lists it. */
export const resultRow = (id: number) => ({
  id,
  round_id: id,
  created_at: null,
  detail: '{"number":7}',
});

/** The home screen, whose first connection is still to open; results and bets are loaded with it. */
export async function openHome(address = '/', options: TestServicesOptions = {}) {
  const { store, services, server } = makeTestStore(options);
  server.on('GET results', { body: [resultRow(49)] });
  const { broadcasts, clock } = services;
  store.dispatch(appStarted());
  store.dispatch(locationChanged({ pathname: address, search: '' }));
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
      await jest.advanceTimersByTimeAsync(0);
    }
  };
  let seen = 0;
  /** The requests since the last look, once all of them have been answered. */
  const newRequests = async () => {
    await settle();
    const paths = server.calls().map(({ path }) => path);
    const news = paths.slice(seen).sort();
    seen = paths.length;
    return news;
  };
  await newRequests();
  return {
    store,
    server,
    ...services,
    newRequests,
    settle,
    pass: async (milliseconds: number) => {
      clock.advance(milliseconds);
      await jest.advanceTimersByTimeAsync(milliseconds);
    },
    open: () => broadcasts.emit({ kind: 'connection', state: 'open' }),
    lose: () => broadcasts.emit({ kind: 'connection', state: 'lost' }),
    push: (secondsLeft: number) => broadcasts.emit({ kind: 'countdown', secondsLeft }),
    roundId: () => store.getState().game.round.id,
    isOpen: () => isBettingOpen(store.getState(), clock.now()),
  };
}

/** An answer that comes when the test says so. */
export function held(answer: FakeAnswer) {
  let release: () => void = () => undefined;
  const waiting = new Promise<FakeAnswer>((resolve) => {
    release = () => resolve(answer);
  });
  return { handler: () => waiting, release: () => release() };
}

/** Lets calls go out without waiting for their answers. */
export async function settleTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(0);
}
