import { readJest, readPlaywright, resultOfStep, summaryOf } from './testReports';

const jestReport = {
  numPassedTests: 10,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/app/src/domain/money.test.ts',
      assertionResults: [
        { fullName: 'an amount has commas', status: 'passed', duration: 40 },
        { fullName: 'skipped', status: 'pending' },
      ],
    },
  ],
};

const browserReport = {
  stats: { expected: 5, unexpected: 1, flaky: 1 },
  errors: ['no sandbox'],
  suites: [
    {
      file: 'play.spec.ts',
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'a bet is placed',
              // The file that calls `test`; the spec file imports it.
              file: 'support/sharedTest.ts',
              tests: [{ results: [{ duration: 2500, status: 'passed' }] }],
            },
          ],
        },
      ],
    },
  ],
};

describe('the reports of the suites', () => {
  it('count a Jest file that broke before its tests as a failure', () => {
    expect(readJest(jestReport, '/app')).toMatchObject({ passed: 10, failed: 3 });
  });

  it('count flaky browser tests and errors outside of tests as failures', () => {
    expect(readPlaywright(browserReport)).toMatchObject({ passed: 5, failed: 3 });
  });

  it('distinguish a test that passed from one that was skipped', () => {
    const { tests } = readJest(jestReport, '/app');
    expect(tests.map(({ file, hasPassed }) => [file, hasPassed])).toEqual([
      ['src/domain/money.test.ts', true],
      ['src/domain/money.test.ts', false],
    ]);
    expect(readPlaywright(browserReport).tests).toMatchObject([
      { file: 'e2e/play.spec.ts', hasPassed: true },
    ]);
  });

  it('never count a step that failed or wrote no report as a success', () => {
    const tests = [] as const;
    expect(resultOfStep(1, { passed: 4, failed: 0, tests })).toMatchObject({
      passed: 4,
      failed: 1,
    });
    expect(resultOfStep(0, null)).toMatchObject({ passed: 0, failed: 1 });
    expect(resultOfStep(1, { passed: 4, failed: 3, tests })).toMatchObject({
      passed: 4,
      failed: 3,
    });
    expect(resultOfStep(0, { passed: 4, failed: 0, tests })).toMatchObject({
      passed: 4,
      failed: 0,
    });
  });

  it('end in a table with each suite’s time, the slowest tests first', () => {
    const table = summaryOf([
      { name: 'Jest', milliseconds: 61_000, result: readJest(jestReport, '/app') },
      { name: 'browser', milliseconds: 90_500, result: readPlaywright(browserReport) },
    ]);
    expect(table).toMatch(/Jest +10 +3 +61\.0 s\n/);
    expect(table).toMatch(/browser +5 +3 +90\.5 s\n/);
    const [, slowest] = table.split('The slowest:\n');
    expect(slowest?.split('\n').slice(0, 2)).toEqual([
      '    2.5 s  e2e/play.spec.ts › a bet is placed',
      '    0.0 s  src/domain/money.test.ts › an amount has commas',
    ]);
  });
});
