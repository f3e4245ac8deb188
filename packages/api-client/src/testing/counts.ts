import type { TaskMeta, TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a passed test has proved: of which call, inputs tried, faults survived. */
    counts?: { readonly call: string; readonly cases?: number; readonly faults?: number };
  }
}

/** Leaves with a test what it has proved; `scripts/counts-reporter.ts` adds it up at the end of the run. */
export const counted = ({ task }: TestContext, counts: NonNullable<TaskMeta['counts']>): void => {
  task.meta.counts = counts;
};
