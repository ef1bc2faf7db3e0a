/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import type { Action } from '@reduxjs/toolkit';
import { betsEvents } from '../features/bets/betsSlice';
import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import { sessionEvents } from '../features/session/sessionSlice';
import { collectDownloads, unzippedText } from '../testing/downloads';
import { fakeLogger } from '../testing/fakePorts';
import { makeRecordedStore } from '../testing/makeRecordedStore';
import { makeTestServices } from '../testing/makeTestServices';
import { emptyDatabases, recordsIn } from '../testing/testDatabase';
import { readTrace, testApp } from '../testing/traceOf';
import { verificationOf } from '../testing/verifyTrace';
import { createKnownSecrets } from './redaction/secrets';
import { devToolsOptions } from '../app/devTools';
import { createStoredRecordings } from './storedRecordings';

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp }));

const khmerDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x17e0 + Number(digit)));
const secrets = [
  '012 345 678',
  '097-123-4567',
  khmerDigits('088 765 4321'),
  '000123456',
  'sophea@example.com',
];
const messages = secrets.map((secret) => `no answer for ${secret} yet`);

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

const leaked = (json: string) => secrets.filter((secret) => json.includes(secret));

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

it('a message of the server keeps the numbers of the recording, and one that was masked before stays so', () => {
  const { store } = makeRecordedStore();
  const { stateSanitizer } = devToolsOptions(makeTestServices());
  const shown = (message: string) => {
    store.dispatch(sessionEvents.loginFailed({ message }));
    return stateSanitizer(store.getState()).session.login.message;
  };
  const unknown = shown('you have 1234567890 riel');
  expect(unknown).toMatch(/^you have \[masked \d\] riel$/);
  for (const balance of [1_234_567_890, 1_000_000_000]) {
    store.dispatch(sessionEvents.balanceReceived({ balance }));
    stateSanitizer(store.getState());
  }
  expect(shown('you have 1 000 000 000 riel')).toBe('you have 1 000 000 000 riel');
  expect(shown('you have 1234567890 riel')).toBe(unknown);
});
