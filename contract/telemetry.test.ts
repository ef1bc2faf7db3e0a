import * as v from 'valibot';
import {
  telemetrySchema,
  longestMessage,
  mostFrames,
  mostRows,
} from '../src/telemetry/telemetrySchema';
import { schemaErrors } from './support/documents';
import { samplesOf } from './support/samples';

const pointer = 'openapi.yaml#/components/schemas/Telemetry';
const samples = samplesOf(pointer);

/** With an unknown member anywhere, with a wrong value, or without a required member. */
const minute = samples[0]?.value as Record<string, object>;
const call = { endpoint: 'getBets', status: 503, kind: 'server', times: 1 };
const wrong = [
  { ...minute, userId: 1001 },
  { ...minute, share: 0 },
  { ...minute, share: 1.1 },
  { ...minute, seconds: 1.5 },
  { ...minute, seconds: -1 },
  { ...minute, release: '1.0.0' },
  { ...minute, stakes: { ...minute['stakes'], amount: 1 } },
  { ...minute, connection: {} },
  { ...minute, vitals: { FID: 1 } },
  { ...minute, calls: [{ ...call, times: 0 }] },
  { ...minute, calls: [{ ...call, status: 1000 }] },
  { ...minute, calls: [{ ...call, endpoint: 'bets/42' }] },
  { ...minute, calls: Array.from({ length: mostRows + 1 }, () => call) },
  { ...minute, errors: [{ message: 'player 1001', stack: [], times: 1 }] },
  { ...minute, errors: [{ message: 'x', stack: ['https://a.example/b.js:1:1'], times: 1 }] },
  {
    ...minute,
    errors: [{ message: 'x', stack: Array(mostFrames + 1).fill('b.js:1:1'), times: 1 }],
  },
  { ...minute, errors: [{ message: 'x'.repeat(longestMessage + 1), stack: [], times: 1 }] },
  { ...minute, unreadable: [{ kind: 'gameResult' }] },
];

describe('telemetry', () => {
  const known = samples.filter(({ name }) => !name.includes('unknown field'));

  it.each(known)('is read if the contract allows it: $name', ({ value }) => {
    expect(v.is(telemetrySchema, value)).toBe(true);
  });

  it.each(wrong)('is refused by the document and by the schema alike: case %#', (value) => {
    expect(schemaErrors(pointer, value)).not.toEqual([]);
    expect(v.is(telemetrySchema, value)).toBe(false);
  });
});
