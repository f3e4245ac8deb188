/**
 * Workers tell by these what they did: names of tasks and of kinds of jobs, never a store or a person. Each task is named once
 * when it is scheduled, too.
 */
export type WorkEvent =
  | { readonly kind: 'scheduled'; readonly task: string; readonly everySeconds: number }
  | { readonly kind: 'task'; readonly task: string; readonly result: 'ok' | 'failed' }
  | { readonly kind: 'row'; readonly job: string; readonly result: 'succeeded' | 'failed' };

const EVERY: readonly (readonly [cron: RegExp, seconds: number])[] = [
  [/^\* \* \* \* \*$/, 60],
  [/^\*\/\d+ \* \* \* \*$/, 3_600],
  [/^\d+ \* \* \* \*$/, 3_600],
];

/** Returns the seconds between two times of a cron expression: a minute, at the latest an hour, or a day, which is the longest that a task of ours waits. */
export const everySeconds = (cron: string): number => EVERY.find(([form]) => form.test(cron))?.[1] ?? 86_400;
