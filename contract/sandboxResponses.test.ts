import { demoPassword } from '../sandbox/seed/players';
import { firstRound, goodBet, sandboxAtSeed } from '../sandbox/testing/sandboxAtSeed';
import { schemaErrors } from './support/documents';
import { responseOf, operation, operations } from './support/operations';

const tooLong = JSON.stringify({ number: '7'.repeat(20_000) });

const sandbox = sandboxAtSeed();

/** How to provoke one documented response. */
interface Case {
  /** Replaces the documented path, such as one with `{sessionID}`. */
  readonly path?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly before?: () => Promise<unknown>;
}

const telemetryExample = operation('sendTelemetry').requestExamples.get('minute') as object;

const place = (changes: object): Case => ({ body: { ...goodBet, ...changes } });
const day = 'date=2026-11-20';
const range = 'start_date=2000-01-01&end_date=2100-01-01';
const settleOne = async () => {
  await sandbox.asSophea('/bets', { body: goodBet });
  await sandbox.control('/finish-round', {});
};

/** For each operation the call that succeeds, and one for each named example of its own errors. */
const cases: Record<string, { good: Case; refused: Record<string, Case> }> = {
  login: {
    good: { body: { username: 'sophea', password: demoPassword } },
    refused: {
      wrongLogin: { body: { username: 'sophea', password: 'wrong!' } },
      nameMissing: { body: { password: demoPassword } },
      passwordMissing: { body: { username: 'sophea' } },
      noObject: { body: '[]' },
    },
  },
  checkAuth: {
    good: { path: '/check-auth/demo-session-sophea' },
    refused: { unknownSession: { path: '/check-auth/other' } },
  },
  logout: { good: {}, refused: {} },
  getResults: { good: {}, refused: {} },
  getPreviousResult: { good: {}, refused: {} },
  getBetLimit: { good: {}, refused: {} },
  getOdds: { good: {}, refused: {} },
  getBets: { good: { before: settleOne }, refused: {} },
  placeBet: {
    good: place({}),
    refused: {
      badNumber: place({ number: '1234' }),
      badAmount: place({ amount: 0 }),
      wrongRound: place({ result_id: firstRound + 1 }),
      bettingClosed: { ...place({}), before: () => sandbox.control('/countdown', { seconds: 5 }) },
      belowMinimum: place({ amount: 500 }),
      aboveMaximum: place({ amount: 1_000_001 }),
      balanceNotEnough: place({ amount: 500_001 }),
      keyReused: {
        ...place({ amount: 2000 }),
        key: 'press-1',
        before: () => sandbox.asSophea('/bets', { body: goodBet, key: 'press-1' }),
      },
      noObject: { body: '[]' },
    },
  },
  getReport: {
    good: { query: range },
    refused: {
      badStart: { query: 'start_date=20-11-2026&end_date=2026-11-20' },
      endBeforeStart: { query: 'start_date=2026-11-21&end_date=2026-11-20' },
    },
  },
  getReportDetail: {
    good: { query: day },
    refused: { badDate: { query: 'date=2026-02-30' } },
  },
  sendTelemetry: {
    good: { body: telemetryExample },
    refused: {
      memberMissing: { body: { ...telemetryExample, seconds: undefined } },
      memberUnknown: { body: { ...telemetryExample, userId: 1001 } },
    },
  },
};

const goodOf = (id: string): Case => cases[id]?.good ?? {};

async function call(id: string, { path, query, body, key, before }: Case, isSignedIn = true) {
  await before?.();
  const { method, path: documented, isPublic } = operation(id);
  const address = `${path ?? documented}${query === undefined ? '' : `?${query}`}`;
  const send = isSignedIn && !isPublic ? sandbox.asSophea : sandbox.api;
  return send(address, {
    method,
    ...(body !== undefined && { body }),
    ...(key !== undefined && { key }),
  });
}

/** Provokes an error that any operation may return, by its status. */
async function callRefused(id: string, status: string) {
  const good = goodOf(id);
  switch (status) {
    case '400':
      return call(id, { ...good, body: '{"broken":' });
    case '401':
      return call(id, good, false);
    case '413':
      return call(id, { ...good, body: tooLong });
    case '429': {
      const body = responseOf(id, '429').examples.get('tooMany');
      const path = operation(id).path;
      await sandbox.control('/faults', { rest: [{ path, mode: 'status', status: 429, body }] });
      return call(id, good);
    }
    default:
      throw new Error(`no call provokes a ${status}`);
  }
}

it('every operation has a case', () => {
  expect(Object.keys(cases).sort()).toEqual(operations.map(({ id }) => id).sort());
});

const documented = operations.flatMap(({ id, responses }) =>
  responses.flatMap(({ status, examples }) =>
    [...examples.keys()].map((name) => ({ id, status, name })),
  ),
);
const isGood = ({ status }: { status: string }) => status.startsWith('2');
const ownRefusals = documented.filter(({ id, name }) => cases[id]?.refused[name] !== undefined);
const commonRefusals = documented.filter(
  (each) => !isGood(each) && each.status !== '5XX' && !ownRefusals.includes(each),
);

it('the contract has an example for every error case', () => {
  const made = Object.values(cases).reduce(
    (sum, { refused }) => sum + Object.keys(refused).length,
    0,
  );
  expect(ownRefusals).toHaveLength(made);
});

it.each(documented.filter(isGood))(
  '$id returns $status as the contract describes it, uncached and without additional fields',
  async ({ id, status }) => {
    const response = await call(id, goodOf(id));
    expect(String(response.status)).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(schemaErrors(responseOf(id, status).schema, response.body, { isClosed: true })).toEqual(
      [],
    );
  },
);

it.each(ownRefusals)('$id returns $status $name word for word', async ({ id, status, name }) => {
  const response = await call(id, cases[id]?.refused[name] ?? {});
  expect(String(response.status)).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.body).toEqual(responseOf(id, status).examples.get(name));
});

it.each(commonRefusals)('$id returns $status $name', async ({ id, status, name }) => {
  const response = await callRefused(id, status);
  expect(String(response.status)).toBe(status);
  expect(response.body).toEqual(responseOf(id, status).examples.get(name));
});

it.each(operations)(
  '$id documents a 5XX, and the sandbox can return one',
  async ({ id, responses }) => {
    expect(responses.map(({ status }) => status)).toContain('5XX');
    const path = (goodOf(id).path ?? operation(id).path).replace(/^\//, '');
    await sandbox.control('/faults', { rest: [{ path, mode: 'status', status: 503 }] });
    const response = await call(id, goodOf(id));
    expect(response.status).toBe(503);
    expect(schemaErrors(responseOf(id, '5XX').schema, response.body)).toEqual([]);
  },
);

it.each([...new Set(operations.map(({ path }) => path))])(
  'the sandbox allows only the documented methods on %s',
  async (path) => {
    const response = await sandbox.asSophea(path, { method: 'PUT' });
    const allowed = operations.filter((each) => each.path === path).map(({ method }) => method);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')?.split(', ').sort()).toEqual(allowed.sort());
    expect(schemaErrors('openapi.yaml#/components/schemas/Error', response.body)).toEqual([]);
  },
);

it('an undocumented path returns 404', async () => {
  const response = await sandbox.asSophea('/nowhere');
  expect(response.status).toBe(404);
  expect(schemaErrors('openapi.yaml#/components/schemas/Error', response.body)).toEqual([]);
});
