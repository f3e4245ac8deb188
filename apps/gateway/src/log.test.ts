import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loggerOptions } from './log.ts';

it('a failed query is logged with its cause and without the values in it', () => {
  const lines: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line) => lines.push(line) });
  const cause = new Error('duplicate key');
  log.error(
    { err: new DrizzleQueryError('insert into t values ($1)', ['ana@uno.example\nsecond line'], cause) },
    'it failed',
  );
  expect(lines.join('')).toContain('insert into t');
  expect(lines.join('')).toContain('duplicate key');
  expect(lines.join('')).not.toMatch(/ana@uno|second line/);
});
