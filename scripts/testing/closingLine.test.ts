import { closingLine, type Results } from './closingLine';

const unit: Results = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const playwright: Results = { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] };
const of = (results: Results | null, exitCode = 0) => ({ results, exitCode });

describe('the closing line of a test run', () => {
  it('adds the tests of Jest and of the browser suites', () => {
    expect(closingLine([of(unit), of(null), of(playwright)])).toEqual({
      line: '8 passed, 0 failed',
      exitCode: 0,
    });
  });

  it.each<[string, Results]>([
    ['a failed test of Jest', { ...unit, numFailedTests: 1 }],
    ['a test file that Jest could not run', { ...unit, numRuntimeErrorTestSuites: 1 }],
    ['a failed browser test', { stats: { expected: 5, unexpected: 1, flaky: 0 } }],
    [
      'a browser test that passed only at a second try',
      { stats: { expected: 5, unexpected: 0, flaky: 1 } },
    ],
    [
      'an error outside of the browser tests',
      { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [{}] },
    ],
  ])('counts %s once', (_, results) => {
    expect(closingLine([of(results, 1)])).toEqual({ line: '5 passed, 1 failed', exitCode: 1 });
  });

  it('counts a failure for a command that ended with an error, whatever its results say', () => {
    expect(closingLine([of(unit, 1), of(null, 1)])).toEqual({
      line: '5 passed, 2 failed',
      exitCode: 1,
    });
  });

  it('is a failure if nothing ran', () => {
    expect(closingLine([of(null)])).toEqual({ line: '0 passed, 0 failed', exitCode: 1 });
  });
});
