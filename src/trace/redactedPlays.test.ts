import { restApi } from '../api/restApi';
import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import { startFakeServer } from '../testing/fakeServer';
import { makeTestStore } from '../testing/makeTestStore';
import type { TestServices } from '../testing/makeTestServices';
import { readTrace, traceTextOf } from '../testing/traceOf';
import { verificationOf } from '../testing/verifyTrace';
import { createAppRedactor } from './appRedactor';
import { waitFor } from '../testing/waitFor';

function recordedTrace({ recorder, knownSecrets }: TestServices) {
  const text = traceTextOf(recorder, createAppRedactor(knownSecrets));
  return { text, file: readTrace(text) };
}

it('records no argument, response or error of a mutation that is not allowed', async () => {
  const server = startFakeServer();
  server.on('POST transfer', { body: { owner: 'canary-owner' } });
  const transferApi = restApi.injectEndpoints({
    endpoints: (build) => ({
      transfer: build.mutation<unknown, string>({
        query: (owner) => ({ url: 'transfer', method: 'POST', body: { owner } }),
      }),
    }),
  });
  const { store, services } = makeTestStore();
  const { transfer } = transferApi.endpoints;
  // Tracked, so that the answer is in the state too.
  await store.dispatch(transfer.initiate('canary-argument'));
  server.on('POST transfer', { status: 422, body: { message: 'canary-refusal' } });
  await store.dispatch(transfer.initiate('canary-argument'));
  const { text, file } = recordedTrace(services);
  expect(Object.keys(store.getState().api.mutations)).toHaveLength(2);
  expect(text).toContain('"transfer"');
  expect(text).not.toContain('canary');
  expect(verificationOf(file)).toMatchObject({ kind: 'consistent' });
});

it('records no word of a report’s description, neither as typed nor as masked', async () => {
  const { store, services } = makeTestStore();
  const description = () => store.getState().problemReport;
  const words = 'the canary-bet of 012 345 678, canary@example.com';
  // As a player types: each length of it is an action of its own.
  for (let length = 30; length <= words.length; length += 1) {
    store.dispatch(problemReportEvents.messageChanged({ message: words.slice(0, length) }));
    await Promise.resolve();
  }
  await waitFor(() => expect(description().messageAsSaved).toMatch(/canary.*, \[masked \d\]$/));
  const { text, file } = recordedTrace(services);
  expect(text).not.toMatch(/canary|012 345|riel1234/);
  expect(text).toContain('"type":"problemReport/messageChanged","payload":{"message":""}');
  expect(verificationOf(file)).toMatchObject({ kind: 'consistent' });

  // The next recording begins with a state that still holds the words.
  services.recorder.restart();
  store.dispatch(problemReportEvents.closed());
  expect(description().message).toBe(words);
  const next = recordedTrace(services);
  expect(next.text).toContain('problemReport/closed');
  expect(next.text).not.toMatch(/canary|012 345|riel1234/);
  expect(verificationOf(next.file)).toMatchObject({ kind: 'consistent' });
});
