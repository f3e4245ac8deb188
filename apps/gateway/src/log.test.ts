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

it('a lost connection is logged without its client: user, address and the key that cancels its queries stay out', () => {
  const lines: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line) => lines.push(line) });
  const client = { user: 'shop', processID: 14775, secretKey: -1551414120, connectionParameters: {} };
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01', client });
  log.warn({ err: lost }, 'database: connection lost');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    msg: 'database: connection lost',
    err: { type: 'Error', message: 'terminating connection', code: '57P01' },
  });
  expect(lines.join('')).not.toMatch(/1551414120|client|shop/);
});
