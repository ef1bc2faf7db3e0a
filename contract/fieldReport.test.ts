import * as v from 'valibot';
import { fieldReportSchema, longestMessage, mostFrames, mostRows } from '../src/domain/fieldReport';
import { schemaErrors } from './support/documents';
import { samplesOf } from './support/samples';

const pointer = 'openapi.yaml#/components/schemas/FieldReport';
const samples = samplesOf(pointer);

/** With an unknown member anywhere, with a wrong value, or without a required member. */
const report = samples[0]?.value as Record<string, object>;
const call = { endpoint: 'getBets', status: 503, kind: 'server', times: 1 };
const wrong = [
  { ...report, userId: 1001 },
  { ...report, share: 0 },
  { ...report, share: 1.1 },
  { ...report, seconds: 1.5 },
  { ...report, seconds: -1 },
  { ...report, release: '1.0.0' },
  { ...report, stakes: { ...report['stakes'], amount: 1 } },
  { ...report, connection: {} },
  { ...report, vitals: { FID: 1 } },
  { ...report, calls: [{ ...call, times: 0 }] },
  { ...report, calls: [{ ...call, status: 1000 }] },
  { ...report, calls: [{ ...call, endpoint: 'bets/42' }] },
  { ...report, calls: Array.from({ length: mostRows + 1 }, () => call) },
  { ...report, errors: [{ message: 'player 1001', stack: [], times: 1 }] },
  { ...report, errors: [{ message: 'x', stack: ['https://a.example/b.js:1:1'], times: 1 }] },
  {
    ...report,
    errors: [{ message: 'x', stack: Array(mostFrames + 1).fill('b.js:1:1'), times: 1 }],
  },
  { ...report, errors: [{ message: 'x'.repeat(longestMessage + 1), stack: [], times: 1 }] },
  { ...report, unreadable: [{ kind: 'gameResult' }] },
];

describe('a field report', () => {
  const known = samples.filter(({ name }) => !name.includes('unknown field'));

  it.each(known)('is read if the contract allows it: $name', ({ value }) => {
    expect(v.is(fieldReportSchema, value)).toBe(true);
  });

  it.each(wrong)('is refused by the document and by the schema alike: case %#', (value) => {
    expect(schemaErrors(pointer, value)).not.toEqual([]);
    expect(v.is(fieldReportSchema, value)).toBe(false);
  });
});
