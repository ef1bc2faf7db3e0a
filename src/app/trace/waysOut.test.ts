/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import type { Action } from '@reduxjs/toolkit';
import { betsEvents } from '../../features/bets/betsSlice';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { collectDownloads, unzippedText } from '../../testing/downloads';
import { fakeLogger } from '../../testing/fakePorts';
import { makeRecordedStore } from '../../testing/makeRecordedStore';
import { makeTestServices } from '../../testing/makeTestServices';
import texts from '../../testing/messageTexts.json';
import { emptyDatabases, recordsIn } from '../../testing/testDatabase';
import { readTrace, testApp } from '../../testing/traceOf';
import { verificationOf } from '../../testing/verifyTrace';
import { createKnownSecrets } from '../../trace/redaction/secrets';
import { devToolsOptions } from './devTools';
import { createStoredRecordings } from './storedRecordings';

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp }));

const typed = (row: string) =>
  row.replaceAll('·', '\u200b').replaceAll('~', '\u200d').replace(/[⟦⟧]/gu, '');
const messages = texts.private.map(typed);
const secrets = texts.private.flatMap((row) =>
  [...row.matchAll(/⟦([^⟧]+)⟧/gu)].map((found) => typed(String(found[1]))),
);

/** A session in which the server repeats each text to the player, and an error does. */
function playWithMessages() {
  const { store, recorder, clock } = makeRecordedStore();
  const stake = { roundId: 50, number: '07', amount: 1000 };
  for (const [index, message] of messages.entries()) {
    const receiptId = `receipt ${index}`;
    store.dispatch(betsEvents.betSent({ receiptId, userId: '1', stake, baseline: [] }));
    store.dispatch(betsEvents.betRefused({ receiptId, message, kind: 'refused' }));
    store.dispatch(sessionEvents.loginFailed({ message }));
    store.dispatch(problemReportEvents.errorShown({ message }));
  }
  return { store, recorder, clock };
}

/** The secrets that stand in JSON, also where it is inside of JSON. */
function leaked(json: string): string[] {
  const words = ` ${json.replace(/\\+n/g, ' ')} `;
  return secrets.filter((secret) =>
    new RegExp(`[^\\w]${secret.replaceAll('.', '\\.')}[^\\w]`, 'u').test(words),
  );
}

it('no private text of a message leaves through the database, the file or its description', async () => {
  const { recorder, clock } = playWithMessages();
  const databases = emptyDatabases();
  const ports = { recorder, clock, knownSecrets: createKnownSecrets(), logger: fakeLogger() };
  const recordings = createStoredRecordings(ports, databases);
  recordings.noteProblem(messages.join('\n').slice(0, 1000));
  const [current] = await recordings.describe();
  const downloads = collectDownloads();
  await recordings.download(String(current?.id), messages.join('\n'));
  const file = await unzippedText(downloads[0]);
  const stored = JSON.stringify([...(await recordsIn(databases))]);
  for (const text of [file, stored, JSON.stringify(current)]) {
    expect(text).toContain('[masked');
    expect(leaked(text)).toEqual([]);
  }
  expect(verificationOf(readTrace(file))).toMatchObject({ kind: 'consistent' });
});

it('no private text of a message reaches Redux DevTools', () => {
  const { store, recorder } = playWithMessages();
  const { actionSanitizer, stateSanitizer } = devToolsOptions(makeTestServices());
  const actions = recorder.read().segments.flatMap((segment) => segment.actions);
  expect(leaked(JSON.stringify(actions))).toEqual(secrets);
  const shown = actions.map((action) => actionSanitizer(action as Action & { type: string }));
  for (const value of [shown, stateSanitizer(store.getState())]) {
    expect(JSON.stringify(value)).toContain('[masked');
    expect(leaked(JSON.stringify(value))).toEqual([]);
  }
});

it('a harmless message of the server is recorded as it is', () => {
  const { store } = makeRecordedStore();
  const { stateSanitizer } = devToolsOptions(makeTestServices());
  for (const message of texts.harmless.map(typed)) {
    store.dispatch(sessionEvents.loginFailed({ message }));
    expect(stateSanitizer(store.getState()).session.login.message).toBe(message);
  }
});
