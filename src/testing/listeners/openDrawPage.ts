import { appStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { makeStore } from '../../app/store';
import { allListeners } from '../allListeners';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { selectMissedBets } from '../../features/outcomes/missedBets';
import { outcomesEvents } from '../../features/outcomes/outcomesSlice';
import type { KeyValueStore } from '../../platform/keyValueStore';
import { fakeKeyValueStore } from '../fakePorts';
import { startFakeServer } from '../fakeServer';
import { advanceTime } from '../invariants/virtualTime';
import { makeTestServices, testSession } from '../makeTestServices';
import { betRow } from './openSlip';

/** An open bet on 07, as the server lists it. */
const openBet = (roundId: number) => ({ ...betRow(roundId), result_id: roundId });
/** The same bet once its round was drawn: it has won. */
export const settledBet = (roundId: number) => ({
  ...openBet(roundId),
  win_lose: 89_000,
  result: { detail: '{"number":"107"}' },
  is_calculate: true,
});
const resultOf = (roundId: number) => ({
  round_id: roundId,
  created_at: null,
  detail: '{"number":"107"}',
});

/** A server in round 50, in which the player has a bet. */
export function startDrawServer() {
  const world = { bets: [openBet(50)] as object[], drawn: [49, 48], isPartial: false };
  const server = startFakeServer();
  server.on('GET results', () => ({ body: world.drawn.map(resultOf) }));
  server.on('GET bets', () => ({
    body: world.isPartial ? { data: world.bets, next_page_url: '/bets?page=2' } : world.bets,
  }));
  return {
    world,
    server,
    /** Round 50 is drawn and its bet settled. */
    settle() {
      world.bets = [settledBet(50)];
      world.drawn = [50, ...world.drawn];
    },
  };
}

/** A page on home; those with the same storage are tabs or loads of one browser. */
export async function openDrawPage(
  localStore: KeyValueStore = fakeKeyValueStore(),
  session = testSession,
) {
  const services = { ...makeTestServices({ session }), localStore };
  const store = makeStore(services, allListeners(services));
  const { dispatch } = store;
  dispatch(appStarted());
  dispatch(locationChanged({ pathname: '/', search: '' }));
  await advanceTime(0);
  dispatch(connectionEvents.opened({ at: services.clock.now() }));
  await advanceTime(0);
  return {
    ...services,
    store,
    dispatch,
    missed: () => selectMissedBets(store.getState()),
    dismiss: () =>
      dispatch(
        outcomesEvents.missedBetsDismissed({
          roundId: selectMissedBets(store.getState())?.lastRoundId ?? 0,
        }),
      ),
    /** The events of the draw of round 50, up to its result. */
    draw() {
      const result = { roundId: 50, createdAt: null, digits: '107' };
      dispatch(broadcast.roundCalculated({ result, receivedAt: 0 }));
      dispatch(broadcast.resultReceived({ roundId: 50, digits: '107', receivedAt: 0 }));
    },
    async startNext() {
      dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
      await advanceTime(0);
    },
  };
}
