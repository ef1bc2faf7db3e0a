import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { alwaysRefetch } from '../../api/restApi';
import { pageWoken } from '../../store/appEvents';
import { makeTestStore } from '../../testing/makeTestStore';
import { waitFor } from '../../testing/waitFor';
import { betsApi } from '../bets/betsApi';
import { connectionEvents } from '../connection/connectionSlice';
import { initialOutcomes, outcomesEvents, outcomesReducer } from './outcomesSlice';
import type { OutcomesState } from './outcomesSlice';

type Event = Parameters<typeof outcomesReducer>[1];

const after = (state: OutcomesState, ...events: Event[]) => events.reduce(outcomesReducer, state);

const resync = (at: number) => connectionEvents.resyncStarted({ at, cause: 'pageWoken' });
const wake = (at: number) => pageWoken({ at });

const row = { id: 1, result_id: 50, number: '07', amount: 1000, is_calculate: true };

/** A page that has not loaded the list of bets. */
function openPage() {
  const { store, server } = makeTestStore();
  server.on('GET bets', { body: [row] });
  return {
    store,
    outcomes: () => store.getState().outcomes,
    load: () => store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch)),
    /** Requests the list, whose response comes once it is let go. */
    holdList: async () => {
      let answer = (_: { body: unknown }) => {};
      server.on('GET bets', () => new Promise((resolve) => (answer = resolve)));
      const list = store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
      await waitFor(() => expect(server.calls('GET bets')).toHaveLength(1));
      server.on('GET bets', { body: [row] });
      return async () => {
        answer({ body: [row] });
        expect((await list).isSuccess).toBe(true);
      };
    },
  };
}

it('the last shown round never goes back', () => {
  const { drawShown, missedBetsDismissed, shownRoundRead } = outcomesEvents;
  for (const event of [drawShown, missedBetsDismissed, shownRoundRead]) {
    expect(after(initialOutcomes(null), event({ roundId: 50 })).shownRoundId).toBe(50);
    expect(after(initialOutcomes(51), event({ roundId: 50 })).shownRoundId).toBe(51);
  }
});

describe('the list of bets after a wake', () => {
  it('is old until one arrives that was requested since', async () => {
    const { store, load, holdList, outcomes } = openPage();
    const letGo = await holdList();
    store.dispatch(wake(10_000));
    expect(outcomes()).toMatchObject({ isListOld: true, listRequestId: null });
    await letGo();
    expect(outcomes().isListOld).toBe(true);
    await load();
    expect(outcomes().isListOld).toBe(false);
  });

  it('is not old if the lists have just been fetched again', () => {
    const synced = after(initialOutcomes(null), resync(10_000));
    expect(synced.resyncedAt).toBe(10_000);
    expect(after(synced, wake(12_999)).isListOld).toBe(false);
    expect(after(synced, wake(13_000)).isListOld).toBe(true);
  });

  it('is old again after the next wake, whatever was requested before it', async () => {
    const { store, holdList, outcomes } = openPage();
    store.dispatch(wake(10_000));
    const letGo = await holdList();
    expect(outcomes().listRequestId).not.toBeNull();
    store.dispatch(wake(20_000));
    await letGo();
    expect(outcomes().isListOld).toBe(true);
  });
});

describe('what was shown', () => {
  const known = initialOutcomes(50);

  it.each<[string, Event]>([
    ['its session', sessionEnded({ reason: 'loggedOut' })],
    ['its player', playerDataDiscarded()],
  ])('is forgotten with %s', (_, event) => {
    expect(after(known, wake(10_000), event)).toEqual(initialOutcomes(null));
  });
});
