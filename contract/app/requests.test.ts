import { restApi } from '../../src/api/restApi';
import type { ReceivedCall } from '../../src/testing/fakeServer';
import { testSession } from '../../src/testing/makeTestServices';
import { schemaErrors } from '../support/documents';
import { endpointOperations, type Operation } from '../support/operations';
import { calls, callWith } from './calls';

/** The one call that the app makes for an operation. */
async function sent(id: string): Promise<ReceivedCall> {
  const { received } = await callWith(id, { status: 503, body: null });
  const [call, ...others] = received;
  if (call === undefined) throw new Error(`${id} makes no call`);
  expect(others).toEqual([]);
  return call;
}

function queryErrors({ query }: Operation, path: string): string[] {
  const given = new URLSearchParams(path.split('?')[1] ?? '');
  const unknown = [...given.keys()].filter((name) => !query.has(name));
  const wrong = [...query].flatMap(([name, schema]) => schemaErrors(schema, given.get(name)));
  return [...unknown, ...wrong];
}

it('the app has exactly one endpoint for each operation', () => {
  const endpoints = Object.keys((restApi as unknown as { endpoints: object }).endpoints);
  expect(endpoints.sort()).toEqual(endpointOperations.map(({ id }) => id).sort());
  expect(Object.keys(calls).sort()).toEqual(endpoints.sort());
});

it.each(endpointOperations)('$id is called as the contract describes it', async (documented) => {
  const { path, body, token, key } = await sent(documented.id);
  expect(queryErrors(documented, path)).toEqual([]);
  if (documented.request === null) expect(body).toBeNull();
  else expect(schemaErrors(documented.request, body, { isClosed: true })).toEqual([]);
  const keySchema = documented.headers.get('Idempotency-Key');
  if (keySchema === undefined) expect(key).toBeNull();
  else expect(schemaErrors(keySchema, key)).toEqual([]);
  if (!documented.isPublic) expect(token).toBe(testSession.accessToken);
});

it('a session link’s id is one segment of its path', async () => {
  expect((await sent('checkAuth')).path).toBe('check-auth/demo%20session%2F1');
});
