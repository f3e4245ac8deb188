import type { Reporter } from 'vitest/node';
import type { TestCounts } from '../src/testing/counts.ts';

/** Says at the end of a run what its passed tests have proved: calls, inputs tried, faults survived. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: Parameters<NonNullable<Reporter['onTestRunEnd']>>[0]): void {
    const calls = new Set<string>();
    let cases = 0;
    let faults = 0;
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        const counts: TestCounts | undefined = test.meta().counts;
        if (counts === undefined) continue;
        calls.add(counts.call);
        cases += counts.cases ?? 0;
        faults += counts.faults ?? 0;
      }
    }
    const said = (count: number) => count.toLocaleString('en');
    console.log(
      `proved: ${said(calls.size)} calls, ${said(cases)} cases (inputs tried), ${said(faults)} faults\n`,
    );
  }
}
