import { describe, expect, test } from 'vitest';
import { outcomeOf, settled, type VitestReport } from './report.ts';

type File = VitestReport['testResults'][number];
type Result = File['assertionResults'][number];

const ok = (fullName: string): Result => ({ fullName, status: 'passed', failureMessages: [] });
const bad = (fullName: string, cause: string): Result => ({
  fullName,
  status: 'failed',
  failureMessages: [`${cause}\n    at somewhere`],
});
const file = (name: string, ...assertionResults: Result[]): File => ({
  name,
  status: assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
  message: '',
  assertionResults,
});
const report = (...testResults: File[]): VitestReport => ({
  numPassedTests: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length,
  testResults,
});

describe('the outcome of a run', () => {
  const first = outcomeOf(
    report(file('a.ts', ok('one'), ok('two')), file('b.ts', ok('three'), bad('four', 'slow'))),
    1,
    false,
  );

  test('names what failed, with its first line', () => {
    expect(first).toEqual({
      passed: 3,
      passedBeside: 2,
      failures: ['b.ts > four | failed: slow'],
      files: ['b.ts'],
    });
  });

  test('holds a skipped test, a file that cannot be read and an error beside the tests for failures', () => {
    const skipped = { ...ok('one'), status: 'skipped' };
    expect(outcomeOf(report(file('a.ts', skipped)), 0, false).failures).toEqual(['a.ts > one | skipped: ']);
    const unread = { ...file('a.ts'), status: 'failed', message: 'No such module' };
    expect(outcomeOf(report(unread), 1, false)).toMatchObject({
      failures: ['a.ts > the file | No such module'],
      files: ['a.ts'],
    });
    expect(outcomeOf(report(file('a.ts', ok('one'))), 1, false).failures).toHaveLength(1);
    expect(outcomeOf(report(file('a.ts', ok('one'))), 0, false).failures).toEqual([]);
  });

  test('after a second try counts each test once, and says which were unsteady', () => {
    const passes = outcomeOf(report(file('b.ts', ok('three'), ok('four'))), 0, false);
    expect(settled(first, passes)).toMatchObject({
      passed: 4,
      failures: [],
      unsteady: ['b.ts > four | failed: slow'],
    });
    const fails = outcomeOf(report(file('b.ts', ok('three'), bad('four', 'slower'))), 1, false);
    expect(settled(first, fails)).toMatchObject({
      passed: 3,
      failures: ['b.ts > four | failed: slower'],
      unsteady: [],
    });
  });

  test('an error outside of the tests stays, whatever passes the second time', () => {
    const failed = outcomeOf(report(file('b.ts', bad('four', 'slow'))), 1, true);
    expect(failed.failures).toHaveLength(2);
    const passes = outcomeOf(report(file('b.ts', ok('four'))), 0, false);
    expect(settled(failed, passes)).toMatchObject({
      passed: 1,
      failures: ['an error outside of the tests: see above'],
      unsteady: ['b.ts > four | failed: slow'],
    });
  });
});
