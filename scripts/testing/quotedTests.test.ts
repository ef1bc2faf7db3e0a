import { quotedTests, unprovenTests } from './quotedTests';
import type { ReportedTest } from './testReports';

const page = [
  '| 1 | `src/domain/money.test.ts` “groups %s” “rounds down” · `e2e/play.spec.ts` “a bet is placed” |',
  '| 2 | `e2e/back.spec.ts` “Back closes the\n  menu, ${width} wide” · `src/domain/drawn.test.ts` |',
].join('\n');

const passed = (file: string, title: string): ReportedTest => ({
  file,
  title,
  milliseconds: 1,
  hasPassed: true,
});

const allPassed = [
  passed('src/domain/money.test.ts', 'formatAmount groups 1000'),
  passed('src/domain/money.test.ts', 'formatAmount groups 1000000'),
  passed('src/domain/money.test.ts', 'formatAmount rounds down'),
  passed('e2e/play.spec.ts', 'a bet is placed'),
  passed('e2e/back.spec.ts', 'Back closes the menu, 360 wide'),
];

describe('quotedTests', () => {
  it('reads the file and the titles of each quote, across lines, and skips files without a title', () => {
    expect(quotedTests(page)).toEqual([
      { file: 'src/domain/money.test.ts', title: 'groups %s' },
      { file: 'src/domain/money.test.ts', title: 'rounds down' },
      { file: 'e2e/play.spec.ts', title: 'a bet is placed' },
      { file: 'e2e/back.spec.ts', title: 'Back closes the menu, ${width} wide' },
    ]);
  });
});

describe('unprovenTests', () => {
  it('accepts a page whose quoted tests have all passed, and misses all of them without a run', () => {
    expect(unprovenTests(page, allPassed)).toEqual([]);
    expect(unprovenTests(page, [])).toHaveLength(4);
  });

  it('names a test that was skipped or failed', () => {
    const tests = allPassed.map((test) =>
      test.title === 'a bet is placed' ? { ...test, hasPassed: false } : test,
    );
    expect(unprovenTests(page, tests)).toEqual(['e2e/play.spec.ts: a bet is placed']);
  });

  it('names a test of it.each if only one of its instances was skipped', () => {
    const tests = allPassed.map((test, index) =>
      index === 1 ? { ...test, hasPassed: false } : test,
    );
    expect(unprovenTests(page, tests)).toEqual(['src/domain/money.test.ts: groups %s']);
  });

  it('finds no test of the same title in another file', () => {
    const tests = allPassed.map((test) =>
      test.file === 'e2e/play.spec.ts' ? { ...test, file: 'e2e/keyboard.spec.ts' } : test,
    );
    expect(unprovenTests(page, tests)).toEqual(['e2e/play.spec.ts: a bet is placed']);
  });
});
