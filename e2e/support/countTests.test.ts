import { countJest, countPlaywright, countStep } from './countTests';

describe('the closing count', () => {
  it('counts a Jest file that broke before its tests as a failure', () => {
    const report = { numPassedTests: 10, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(countJest(report)).toEqual({ passed: 10, failed: 3 });
  });

  it('counts flaky browser tests and errors outside of tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(countPlaywright({ stats, errors: ['no sandbox'] })).toEqual({ passed: 5, failed: 3 });
  });

  it('never calls a step that ended with an error, or wrote no report, a success', () => {
    expect(countStep(1, { passed: 4, failed: 0 })).toEqual({ passed: 4, failed: 1 });
    expect(countStep(0, null)).toEqual({ passed: 0, failed: 1 });
    expect(countStep(1, { passed: 4, failed: 3 })).toEqual({ passed: 4, failed: 3 });
    expect(countStep(0, { passed: 4, failed: 0 })).toEqual({ passed: 4, failed: 0 });
  });
});
