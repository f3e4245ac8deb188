import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostileLines } from './testing/hostile-lines.ts';

/** Steps are counted, not seconds: a busy machine may take its time. */
const PATIENCE_MS = 120_000;

describe('time grows with the length of the line', () => {
  it(
    'on hostile lines of 1,000 and 100,000 characters, counted in steps',
    () => {
      const script = join(import.meta.dirname, '../../../scripts/count-street-steps.ts');
      const answer = execFileSync(process.execPath, ['--no-warnings', script], { encoding: 'utf8' });
      const counts = JSON.parse(answer) as Record<string, [short: number, long: number]>;
      expect(Object.keys(counts)).toEqual(Object.keys(hostileLines));
      for (const [name, [short, long]] of Object.entries(counts)) {
        // A hundred times the length: a hundred times the steps; a line that backtracks takes ten thousand times.
        const growth = long / short;
        expect({ name, isLinear: growth > 50 && growth < 120 }).toEqual({ name, isLinear: true });
      }
    },
    PATIENCE_MS,
  );
});
