import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldReport } from '../../src/domain/fieldReport';
import { figureRules, summarize, windowMinutes } from './summarize';
import { quietReport } from './testing/quietReport';

const now = 1_800_000_000_000;
const minute = 60_000;

/** The summary of one report for each of the changes. */
const summaryOf = (...changes: Partial<FieldReport>[]) =>
  summarize(
    changes.map((each) => ({ at: now, report: { ...quietReport, ...each } })),
    [],
    now,
  );
const figureOf = (name: string, ...changes: Partial<FieldReport>[]) =>
  summaryOf(...changes).figures.find((figure) => figure.name === name);

const stakes = { accepted: 0, refused: 0, checked: 0, notPlaced: 0 };
const failed = { endpoint: 'getBets', status: 503, kind: 'server' };
const error = { message: 'TypeError', stack: ['js/main.js:1:2'] };

describe('the five figures', () => {
  // What the page reports under each fault of docs/operations.md, and its quiet hour besides.
  const hour = { seconds: 3600 };
  const lost = { lost: 4, mute: 1, lostSeconds: 20 };
  const slow = { lost: 0, mute: 0, lostSeconds: 0, delayMs: 3000 };
  it.each([
    ['Unanswered stakes', { stakes: { ...stakes, accepted: 1, checked: 1 } }, 100],
    ['Script errors', { ...hour, errors: [{ ...error, times: 1 }] }, 1000 / 60],
    ['Failed calls', { ...hour, calls: [{ ...failed, times: 12 }] }, 200],
    ['Lost connections', { ...hour, connection: lost }, 5],
    ['Connection delay', { connection: slow }, 3000],
  ])('%s calls for action under its fault', (name, change, value) => {
    expect(figureOf(name, change)).toMatchObject({
      value: expect.closeTo(value) as number,
      state: 'act',
    });
  });

  it('are good in a quiet minute, and without data where nothing was measured', () => {
    expect(summaryOf(quietReport).figures.map(({ state }) => state)).toEqual([
      'none',
      'good',
      'good',
      'good',
      'none',
    ]);
    expect(summarize([], [], now).figures.map(({ state }) => state)).toEqual(Array(5).fill('none'));
  });

  it('call for watching between their limits', () => {
    const delay = (delayMs: number) => ({ connection: { ...slow, delayMs } });
    expect(figureOf('Connection delay', delay(500))?.state).toBe('good');
    expect(figureOf('Connection delay', delay(501))?.state).toBe('watch');
    expect(figureOf('Connection delay', delay(2000))?.state).toBe('watch');
    expect(figureOf('Connection delay', delay(2001))?.state).toBe('act');
  });

  it('count a stake once that was checked and then decided', () => {
    const reports = [
      { stakes: { ...stakes, accepted: 8, checked: 2 } },
      { stakes: { ...stakes, accepted: 1, notPlaced: 1 } },
    ];
    expect(figureOf('Unanswered stakes', ...reports)?.value).toBe(20);
  });

  it('have their limits in docs/operations.md', () => {
    const page = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
    for (const { name, unit, good, act } of Object.values(figureRules)) {
      const limit = (value: number) => `${value.toLocaleString('en-US')}${unit === '%' ? '%' : ''}`;
      expect(page).toContain(`| ${name} | ${limit(good)} | ${limit(act)} |`);
    }
  });
});

describe('the summary of field reports', () => {
  it('scales counts by the share of pages, and the rates are the same for each share', () => {
    const change = { calls: [{ ...failed, times: 3 }], stakes: { ...stakes, accepted: 2 } };
    const all = summaryOf(change);
    const tenth = summaryOf({ ...change, share: 0.1 });
    expect(tenth).toMatchObject({
      pageMinutes: 10,
      calls: [{ ...failed, times: 30 }],
      stakes: { accepted: 20 },
    });
    expect(tenth.figures).toEqual(all.figures);
  });

  it('adds equal rows, the most frequent first, and keeps the releases apart', () => {
    const { errors } = summaryOf(
      { errors: [{ ...error, times: 1 }] },
      { errors: [{ ...error, times: 2 }], release: '1.0.1 (345d7d7)' },
      { errors: [{ ...error, times: 4 }], release: '1.0.1 (345d7d7)' },
    );
    expect(errors).toEqual([
      { release: '1.0.1 (345d7d7)', ...error, times: 6 },
      { release: '1.0.0 (4a04ec2)', ...error, times: 1 },
    ]);
  });

  it('has the 75th percentile of each vital by release, weighted by share', () => {
    const vitals = (...values: number[]) => values.map((INP) => ({ vitals: { INP } }));
    expect(summaryOf(...vitals(400, 100, 300, 200)).vitals).toEqual([
      { release: '1.0.0 (4a04ec2)', p75: { INP: 300 } },
    ]);
    const [rare] = vitals(900);
    expect(summaryOf(...vitals(100, 100), { ...rare, share: 0.1 }).vitals[0]?.p75.INP).toBe(900);
  });

  it('has the stakes of each minute, and forgets what is older than its window', () => {
    const accepted = { ...quietReport, stakes: { ...stakes, accepted: 1 } };
    const at = (minutes: number) => ({ at: now - minutes * minute, report: accepted });
    const summary = summarize(
      [at(windowMinutes), at(windowMinutes - 0.5), at(0.5), at(0)],
      [],
      now,
    );
    expect(summary.reports).toBe(3);
    const byMinute = summary.stakesByMinute.map(({ accepted }) => accepted);
    expect(byMinute).toEqual([1, ...Array<number>(windowMinutes - 2).fill(0), 2]);
  });
});
