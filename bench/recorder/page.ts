/**
 * The benchmark's page in the browser: the app's store with and without the recorder, and the export of
 * a full recording. `bench/measure/recorder.ts` drives it.
 */
import type { Action } from '@reduxjs/toolkit';
import { makeStore } from '../../src/app/store';
import { allListeners } from '../../src/testing/allListeners';
import { createStoredRecordings } from '../../src/app/trace/storedRecordings';
import type { Recordings } from '../../src/features/problemReport/recordings';
import { betsEvents } from '../../src/features/bets/betsSlice';
import { broadcast } from '../../src/features/connection/broadcasts';
import { makeRecordedStore } from '../../src/testing/makeRecordedStore';
import { makeTestServices } from '../../src/testing/makeTestServices';
import { Visit } from '../../src/testing/visits/visit';
import { createKnownSecrets } from '../../src/trace/redaction/secrets';
import type { BenchPage } from './benchPage';

/** The player's store over fake ports; without the recorder its enhancer does nothing. */
function makePlayerStore(isRecorded: boolean) {
  const services = makeTestServices();
  if (!isRecorded) services.recorder = { ...services.recorder, enhancer: (next) => next };
  return makeStore(services, allListeners(services));
}

/** A player's usual actions: a push per second, with some typing. */
function actionAt(index: number): Action {
  const inRound = index % 60;
  if (inRound === 20) return betsEvents.digitPressed({ digit: '7' });
  if (inRound === 21) return betsEvents.numberCleared();
  const receivedAt = 1_795_218_522_660 + index * 1000;
  return broadcast.countdownReceived({ secondsLeft: 60 - inRound, receivedAt });
}

function timeOf(store: { dispatch(action: Action): unknown }, action: Action): number {
  const before = performance.now();
  store.dispatch(action);
  return performance.now() - before;
}

const recordedFirst = ['recorded', 'bare'] as const;
const bareFirst = ['bare', 'recorded'] as const;
let recorded: ReturnType<typeof makeRecordedStore> | null = null;
let visit: Visit | null = null;
let recordings: Recordings | null = null;

const pause = () => new Promise((resolve) => setTimeout(resolve));

const page: BenchPage = {
  hasFineClock: () => crossOriginIsolated,
  async compareDispatches(count) {
    const stores = { recorded: makePlayerStore(true), bare: makePlayerStore(false) };
    const times = { recorded: [] as number[], bare: [] as number[] };
    for (let index = 0; index < count; index += 1) {
      const action = actionAt(index);
      const order = index % 2 === 0 ? recordedFirst : bareFirst;
      for (const one of order) times[one].push(timeOf(stores[one], action));
      // Listeners finish between the dispatches, as in the app.
      if (index % 50 === 49) await pause();
    }
    return times;
  },
  startRecording() {
    recorded = makeRecordedStore();
    // The first action does one-time work.
    recorded.store.dispatch(actionAt(0));
    const { recorder, clock, store } = recorded;
    visit = new Visit(store.dispatch, clock);
    const logger = { info: () => undefined, warn: () => undefined };
    recordings = createStoredRecordings({
      recorder,
      clock,
      logger,
      knownSecrets: createKnownSecrets(),
    });
    recordings.start();
  },
  async playHours(hours) {
    for (let hour = 0; hour < hours; hour += 1) {
      visit?.playHours(1);
      // Saves at once, before the recorder drops what is not stored.
      window.dispatchEvent(new Event('pagehide'));
      await recordings?.describe();
    }
  },
  receiveBets(count) {
    visit?.receiveList(count);
  },
  async describeRecording() {
    const [current] = (await recordings?.describe()) ?? [];
    if (current === undefined) throw new Error('nothing was recorded');
    return { id: current.id, steps: current.steps };
  },
  async exportRecording(id) {
    if (recorded) await recordings?.download(id, 'message');
  },
  beBusy(milliseconds) {
    return new Promise((resolve) => {
      setTimeout(() => {
        const until = performance.now() + milliseconds;
        while (performance.now() < until);
        // Resolve in a later task: the browser's trace lacks a task that has not ended.
        setTimeout(resolve);
      });
    });
  },
};

window.benchPage = page;
