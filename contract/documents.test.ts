import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { schemaErrors, valueAt, type Pointer } from './support/documents';
import { messages } from './support/messages';
import { operations } from './support/operations';
import { samplesOf } from './support/samples';

const root = join(__dirname, '..');

it.each([
  ['openapi.yaml', 'openapi', '3.1.0'],
  ['asyncapi.yaml', 'asyncapi', '3.0.0'],
] as const)('%s is valid %s %s', (file, kind, version) => {
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const options = ['--config', 'docs/api/redocly.yaml', '--format', 'json'];
  const report = execFileSync(process.execPath, [redocly, 'lint', ...options, `docs/api/${file}`], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  expect((JSON.parse(report) as { problems: unknown[] }).problems).toEqual([]);
  expect(valueAt(`${file}#/${kind}`)).toBe(version);
});

describe('the examples of the contract', () => {
  const requests = operations.flatMap(({ id, request, requestExamples }) =>
    [...requestExamples].map(([name, value]) => ({
      what: `${id} request ${name}`,
      schema: request,
      value,
    })),
  );
  const responses = operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status, schema, examples }) =>
      [...examples].map(([name, value]) => ({ what: `${id} ${status} ${name}`, schema, value })),
    ),
  );
  const events = messages.flatMap(({ channel, payload, examples }) =>
    examples.map(({ name, value }) => ({ what: `${channel} ${name}`, schema: payload, value })),
  );

  it.each([...requests, ...responses, ...events])(
    'fit their schema: $what',
    ({ schema, value }) => {
      const errorsOf = (each: unknown) => schemaErrors(schema as Pointer, each, { isClosed: true });
      expect(errorsOf(value)).toEqual([]);
      expect(errorsOf('of another type')).not.toHaveLength(0);
    },
  );

  it('include one for each request and each response', () => {
    const bare = operations.flatMap(({ id, request, requestExamples, responses }) => [
      ...(request !== null && requestExamples.size === 0 ? [`${id} request`] : []),
      ...responses.flatMap(({ status, examples }) =>
        examples.size === 0 ? [`${id} ${status}`] : [],
      ),
    ]);
    expect(operations.length).toBeGreaterThan(0);
    expect(bare).toEqual([]);
  });
});

it('the schemas allow every sample that is generated from them', () => {
  const schemas = [
    ...operations.flatMap(({ responses }) => responses.map(({ schema }) => schema)),
    ...messages.map(({ payload }) => payload),
  ];
  const errors = schemas.flatMap((schema) =>
    samplesOf(schema).flatMap(({ name, value }) =>
      schemaErrors(schema, value).map((reason) => `${schema} ${name}: ${reason}`),
    ),
  );
  expect(schemas.flatMap(samplesOf).length).toBeGreaterThan(schemas.length);
  expect(errors).toEqual([]);
});
