import { endpointOperations, operation } from '../support/operations';
import { samplesOf } from '../support/samples';
import { callWith } from './calls';

const responses = endpointOperations.flatMap(({ id, responses: documented }) =>
  documented.flatMap(({ status, schema }) =>
    samplesOf(schema).map(({ name, value }) => ({
      id,
      status: Number(status.replace('XX', '03')),
      name: name || 'plain',
      value,
    })),
  ),
);
const isGood = ({ status }: { status: number }) => status < 300;

it.each(responses.filter(isGood))(
  '[3.4, 7.22] a response $status of $id is read completely: $name',
  async ({ id, status, value }) => {
    const { data, error, lines } = await callWith(id, { status, body: value });
    expect(error).toBeUndefined();
    expect(lines).toEqual([]);
    if (Array.isArray(data)) expect(data).toHaveLength((value as unknown[]).length);
  },
);

// A stake is judged by the bet in the response alone.
it.each(responses.filter((one) => isGood(one) && one.id !== 'placeBet'))(
  '[7.17] a response $status of $id is a failed call if its body reports a failure: $name',
  async ({ id, status, value }) => {
    const failure = { success: false, message: 'Not now' };
    for (const body of [failure, Object(value) as object, { ...failure, data: value }]) {
      const { data, error } = await callWith(id, { status, body: { ...body, ...failure } });
      expect(data).toBeUndefined();
      expect(error).toMatchObject({ kind: 'refused', status, message: 'Not now' });
    }
  },
);

const isSessionEnd = ({ id, status }: { id: string; status: number }) =>
  status === 401 && !operation(id).isPublic;

it.each(responses.filter(isSessionEnd))(
  'a refusal 401 of $id ends the session: $name',
  async ({ id, status, value }) => {
    const { player, error } = await callWith(id, { status, body: value });
    expect(error).toMatchObject({ status: 401 });
    expect(player).toBeNull();
  },
);

it.each(responses.filter((response) => !isGood(response) && !isSessionEnd(response)))(
  'a refusal $status of $id is reported with the server’s message: $name',
  async ({ id, status, value }) => {
    const { error } = await callWith(id, { status, body: value });
    const kind = status >= 500 ? 'server' : 'refused';
    const { message } = value as { message: string };
    expect(error).toMatchObject({ kind, status, message });
  },
);
