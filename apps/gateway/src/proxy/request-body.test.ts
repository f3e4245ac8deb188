import process from 'node:process';
import { bodyLimits } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { expect, it } from 'vitest';
import { bodyOf } from './request-body.ts';

/** What came of a text, and the milliseconds of processor time that it took. */
async function read(text: string) {
  const bytes = Buffer.from(text);
  const before = process.threadCpuUsage();
  const body = await bodyOf(calls.uploadEvidence, bytes);
  const { user, system } = process.threadCpuUsage(before);
  return { body, ms: (user + system) / 1000 };
}

it.each([
  ['lists', '[],'],
  ['records', '{},'],
  ['numbers', '1,'],
  ['lists in lists', '['],
])('a body of ten megabytes of %s is not read, and takes nobody’s time', async (_what, part) => {
  const { body, ms } = await read(`[${part.repeat(10_000_000 / part.length)}`);
  expect(body).toBeUndefined();
  expect(ms).toBeLessThan(50);
});

it('one with a file of 10 MB is read, and so is a megabyte of commas', async () => {
  const file = Buffer.alloc(10_000_000, 'abc').toString('base64');
  expect((await read(JSON.stringify({ doc_base64: file, comentario: ',,[{' }))).body).toMatchObject({
    comentario: ',,[{',
  });
  const text = ','.repeat(bodyLimits.json - 100);
  expect((await read(JSON.stringify({ text }))).body).toEqual({ text });
});
