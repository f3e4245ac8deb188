/** The fields of vitest's JSON report that `npm test` reads. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

export type Outcome = {
  readonly passed: number;
  /** The passed tests in files without a failure. */
  readonly passedBeside: number;
  /** A line for each test that failed, or was skipped: that has proved nothing. */
  readonly failures: readonly string[];
  /** The files that hold them. */
  readonly files: readonly string[];
};

/** A failure without the words of its cause, which may be others the next time. */
const nameOf = (failure: string) => failure.split(' | ')[0];
export const firstLine = (text = '') => text.split('\n')[0] ?? '';

const outside = 'an error outside of the tests: see above';

/** The outcome of a run that ended with the exit code `code`; the report itself is silent about errors outside of tests. */
export function outcomeOf(report: VitestReport, code: number, hasErrorsOutside: boolean): Outcome {
  const wrong = report.testResults.map(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    const failures = failed.map(
      (test) => `${test.fullName} | ${test.status}: ${firstLine(test.failureMessages[0])}`,
    );
    // A file that can't be read has no tests to name.
    if (failures.length === 0 && status === 'failed') failures.push(`the file | ${firstLine(message)}`);
    return { name, failures };
  });
  const failures = wrong.flatMap(({ name, failures: lines }) => lines.map((line) => `${name} > ${line}`));
  const files = wrong.filter((file) => file.failures.length > 0).map(({ name }) => name);
  if (hasErrorsOutside || (code !== 0 && failures.length === 0)) failures.push(outside);
  const beside = report.testResults.filter(({ name }) => !files.includes(name));
  const passedBeside = beside.flatMap(({ assertionResults }) => assertionResults).length;
  return { passed: report.numPassedTests, passedBeside, failures, files };
}

/**
 * The result of a run whose failed files were tried once more, alone; a test that passed only then is
 * unsteady, and a defect.
 */
export function settled(first: Outcome, second: Outcome): Outcome & { readonly unsteady: readonly string[] } {
  // An error without a test cannot be attributed: no second try undoes it.
  const failures = [...new Set([...first.failures.filter((one) => one === outside), ...second.failures])];
  const still = new Set(failures.map(nameOf));
  return {
    passed: first.passedBeside + second.passed,
    passedBeside: first.passedBeside,
    failures,
    files: second.files,
    unsteady: first.failures.filter((failure) => !still.has(nameOf(failure))),
  };
}
