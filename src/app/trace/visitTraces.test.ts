import { waitFor } from '@testing-library/react';
import { betsEvents } from '../../features/bets/betsSlice';
import { fakeLogger } from '../../testing/fakePorts';
import { fakeRecords } from '../../testing/fakeRecords';
import { makeRecordedStore } from '../../testing/makeRecordedStore';
import { testApp } from '../../testing/traceOf';
import { createKnownSecrets } from '../../trace/redaction/knownSecrets';
import { createVisitTraces } from './visitTraces';

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp }));

/** A page of the app, over what this browser keeps. */
function openPage(records = fakeRecords(), now = '2026-11-20T14:00:00+07:00') {
  const { store, recorder, clock } = makeRecordedStore({ now });
  const knownSecrets = createKnownSecrets();
  const ports = { recorder, clock, knownSecrets, logger: fakeLogger() };
  return { store, clock, records, knownSecrets, traces: createVisitTraces(ports, records) };
}

it('a visit that ended in an error is offered with its last actions after a reload', async () => {
  const { store, clock, records, traces, knownSecrets } = openPage();
  knownSecrets.note('canary-token');
  store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
  clock.advance(60_000);
  store.dispatch(betsEvents.slipAmountChanged({ amount: 5000 }));
  traces.noteProblem('no such row canary-token');
  await waitFor(() => expect(records.all.size).toBeGreaterThan(2));

  const next = openPage(records, '2026-11-20T14:05:00+07:00');
  const visits = await next.traces.describe();
  expect(visits).toMatchObject([
    { isPresent: true, hasEndedInError: false, steps: 0 },
    {
      isPresent: false,
      hasEndedInError: true,
      steps: 2,
      endedAt: Date.parse('2026-11-20T14:01:00+07:00'),
      lastSteps: [
        { event: 'bets/slipAmountChanged', details: '{"amount":5000}', times: 1 },
        { event: 'bets/slipOpened' },
      ],
    },
  ]);
  const kept = JSON.stringify([...records.all]);
  expect(kept).toContain('no such row [masked 1]');
  expect(kept).toContain(JSON.stringify(testApp));
  expect(kept).not.toContain('canary');
});

it('a visit that is gone meanwhile is not saved', async () => {
  const { traces } = openPage();
  await expect(traces.save('gone', '')).rejects.toThrow('this visit is not kept any more');
});
