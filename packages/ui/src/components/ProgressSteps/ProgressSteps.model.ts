export type StepState = 'done' | 'now' | 'next' | 'failed';

/**
 * The state of each step by the place of the current one: before it done, after it to come.
 * @example stepStates(['a', 'b', 'c'], 'b') // => ['done', 'now', 'next']
 */
export function stepStates(keys: readonly string[], current: string | null, failed = false): StepState[] {
  const at = current === null ? keys.length : keys.indexOf(current);
  return keys.map((_, index) => {
    if (index < at) return 'done';
    if (index > at) return 'next';
    return failed ? 'failed' : 'now';
  });
}
