import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter } from 'vitest/node';

/** Tells `npm test` of errors outside of the tests, which the JSON report is silent about: a second try cannot undo them. */
export default class OutsideErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    const file = process.env['TRASTIENDA_OUTSIDE_ERRORS'];
    if (file && errors.length > 0) writeFileSync(file, String(errors.length));
  }
}
