import * as v from 'valibot';
import type { TelemetrySettings } from './telemetrySettings';
import { telemetrySchema } from './telemetrySchema';
import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import { ownFrames } from '../platform/ownFrames';
import type { AppListening } from '../store/onChange';
import type { StartAppListening } from '../store/storeTypes';
import { buildName, ownBuild } from '../platform/BuildContext';
import { errorMessage } from './errorMessage';
import { createTelemetryCounts } from './telemetryCounts';
import type { PageSignals } from './pageSignals';

/** Counts are sent every 45 to 75 seconds, so that the pages of one round do not send together. */
const leastWaitMs = 45_000;
const spreadMs = 30_000;
/** A page that is covered again so soon has nothing to say. */
const leastCoveredMs = 1000;

const release = buildName(ownBuild);

/**
 * Sends this page's counts now and then, and when it is hidden, until its store ends. Never rejects, and says
 * nothing if the receiver fails.
 *
 * @param settings those with which chance has drawn this page
 * @param readSettings those of now; null once the operator has switched telemetry off
 * @param follow the signals of the browser
 */
export async function sendTelemetry(
  startListening: StartAppListening,
  { dispatch, getState, delay, extra }: AppListening,
  { share, url }: TelemetrySettings,
  readSettings: () => Promise<TelemetrySettings | null>,
  follow: (signals: PageSignals) => void,
): Promise<void> {
  const { clock, page, knownSecrets, random } = extra;
  const counts = createTelemetryCounts(clock.now(), getState());
  let receiver: string | null = url;

  function send(): void {
    const now = clock.now();
    // Offline, what was counted waits for the network.
    if (counts.coveredMs(now) < leastCoveredMs || !page.isOnline()) return;
    const batch = { release, share, ...counts.take(now, getState()) };
    // The schema is the last to decide on what leaves the page.
    if (receiver === null || !v.is(telemetrySchema, batch)) return;
    post(new URL(receiver, `${extra.apiBaseUrl}/`), JSON.stringify(batch));
  }

  startListening({
    predicate: () => true,
    effect: (action) => {
      counts.noteAction(action, getState(), clock.now());
      if (problemReportEvents.errorShown.match(action)) {
        noteError(action.payload.message, action.payload.stack);
      }
    },
  });
  function noteError(thrown: unknown, stack = ownFrames(thrown)): void {
    const { player } = getState().session;
    const names = player === null ? [] : [player.username, player.userId];
    counts.noteError(errorMessage(thrown, knownSecrets, names), stack);
  }
  follow({ onError: noteError, onVital: counts.noteVital, onHidden: send });
  dispatch(problemReportEvents.telemetryStarted());

  for (;;) {
    await delay(leastWaitMs + random() * spreadMs);
    receiver = (await readSettings())?.url ?? null;
    send();
  }
}

/**
 * Without cookies, and as text, for which a browser asks no other host first
 * (docs/decisions/telemetry.md).
 */
function post(url: URL, body: string): void {
  const options = {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  } as const;
  fetch(url, { ...options, referrerPolicy: 'no-referrer', body }).catch(() => {});
}
