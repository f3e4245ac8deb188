import type { TestContext } from 'vitest';

/** What a passed test has proved: of which call, inputs tried, faults survived. */
export type TestCounts = { readonly call: string; readonly cases?: number; readonly faults?: number };

declare module 'vitest' {
  interface TaskMeta {
    counts?: TestCounts;
  }
}

/** Leaves with a test what it has proved; `scripts/counts-reporter.ts` adds it up at the end of the run. */
export const counted = ({ task }: TestContext, counts: TestCounts): void => {
  task.meta.counts = counts;
};
