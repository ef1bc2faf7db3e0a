import * as v from 'valibot';
import { km } from '../i18n/km';
import {
  telemetrySchema,
  longestMessage,
  longestBatch,
  mostFrames,
  mostRows,
  type Telemetry,
} from './telemetrySchema';

const whole = 1e9;
const rows = <Row>(row: Row): Row[] => Array.from({ length: mostRows }, () => row);

/** Every list full, every text and number as long as it may be. */
const largest: Telemetry = {
  release: `${'1'.repeat(20)} (${'c'.repeat(40)})`,
  share: 0.123456789,
  seconds: whole,
  vitals: { LCP: whole, INP: whole, TTFB: whole, CLS: 999.999 },
  errors: rows({
    message: 'm'.repeat(longestMessage),
    stack: Array.from({ length: mostFrames }, () => `js/${'f'.repeat(60)}.js:1:1234567`),
    times: whole,
  }),
  calls: rows({ endpoint: 'e'.repeat(40), status: 599, kind: 'k'.repeat(40), times: whole }),
  connection: { lost: whole, mute: whole, lostSeconds: whole, delayMs: whole },
  stakes: { accepted: whole, refused: whole, checked: whole, notPlaced: whole },
  unreadable: rows({ kind: 'k'.repeat(40), times: whole }),
};

it('the largest batch that fits the schema has at most 8 kB', () => {
  expect(v.is(telemetrySchema, largest)).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(largest)).length).toBeLessThanOrEqual(
    longestBatch,
  );
});

it.each([
  { userId: '1001' },
  { stakes: { ...largest.stakes, amount: 5000 } },
  { errors: [{ message: 'bet 5000', stack: [], times: 1 }] },
  { errors: [{ message: km.common.loading, stack: [], times: 1 }] },
  { errors: [{ message: 'x', stack: ['https://example.com/js/main.js:1:2'], times: 1 }] },
  { calls: [{ endpoint: 'bets?token=x', status: 500, kind: 'server', times: 1 }] },
  { unreadable: [{ kind: '{"number":"07"}', times: 1 }] },
  { release: 'sophea' },
])('nothing else fits: %j', (more) => {
  expect(v.is(telemetrySchema, { ...largest, ...more })).toBe(false);
});
