import { waitFor } from '@testing-library/react';
import { betsEvents } from '../../features/bets/betsSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
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

describe('the next person at the machine', () => {
  const sophea = { userId: '1001', username: 'sophea', currency: 'KHR' };
  const dararith = { userId: '1002', username: 'dararith', currency: 'KHR' };
  const kept = (records: ReturnType<typeof fakeRecords>) =>
    waitFor(() => expect(records.all.size).toBeGreaterThan(2));
  const idsOf = async (traces: ReturnType<typeof openPage>['traces']) =>
    (await traces.describe()).map(({ isPresent, steps }) => [isPresent, steps]);

  /** Sophea plays and logs out. */
  async function playAndLeave() {
    const page = openPage();
    page.store.dispatch(sessionEvents.signedIn(sophea));
    page.store.dispatch(sessionEvents.balanceReceived({ balance: 500_000 }));
    page.store.dispatch(sessionEvents.loggedOut());
    page.traces.close('1001');
    await kept(page.records);
    return page;
  }

  it('is offered nothing of a visit that ended with a logout', async () => {
    const { traces, records, store } = await playAndLeave();
    expect(JSON.stringify([...records.all])).toContain('sophea');
    expect(await idsOf(traces)).toEqual([[true, 0]]);
    store.dispatch(sessionEvents.loginTyped({ username: 'x', isOtherFilled: false }));
    expect(await idsOf(traces)).toEqual([[true, 1]]);

    const next = openPage(records, '2026-11-20T14:05:00+07:00');
    expect(await idsOf(next.traces)).toEqual([[true, 0]]);
    next.store.dispatch(sessionEvents.signedIn(dararith));
    expect(await idsOf(next.traces)).toEqual([[true, 1]]);
    const [head] = [...records.all.keys()].filter((name) => name.startsWith('head:'));
    const hidden = String(head).replace('head:', '');
    await expect(next.traces.save(hidden, '')).rejects.toThrow('not kept any more');
  });

  it('is not told apart by an id, and the player gets the visit back after signing in', async () => {
    const { records } = await playAndLeave();
    const head = [...records.all].find(([name]) => name.startsWith('head:'));
    expect(JSON.stringify(head)).not.toContain('1001');
    const next = openPage(records, '2026-11-20T14:05:00+07:00');
    next.store.dispatch(sessionEvents.signedIn(sophea));
    expect(await idsOf(next.traces)).toEqual([
      [true, 1],
      [false, 3],
    ]);
  });

  it('is offered nothing of a login whose page was left for the game', async () => {
    const { store, traces, records } = openPage();
    store.dispatch(sessionEvents.loginTyped({ username: 'sophea', isOtherFilled: true }));
    traces.belongTo('1001');
    traces.noteProblem('the page was left');
    await kept(records);
    const next = openPage(records, '2026-11-20T14:05:00+07:00');
    expect(await idsOf(next.traces)).toEqual([[true, 0]]);
    next.store.dispatch(sessionEvents.signedIn(sophea));
    expect(await idsOf(next.traces)).toHaveLength(2);
  });
});
