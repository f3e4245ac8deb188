import { describe, expect, it } from 'vitest';
import { CASA_LUMBRE, MARIANA } from '../../testing/ask.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createFiles } from './create-files.ts';
import type { FileQuota } from './file-quota.ts';

const db = useDatabase();
const uploader = { email: MARIANA, requestId: 'r-1' };
const day = 24 * 60 * 60 * 1000;

/** Each test has a day of its own, years from the demo's data. */
let start = Date.parse('2031-01-01T00:00:00Z');
function shop(quota: FileQuota) {
  start += 10 * day;
  let now = start;
  const files = createFiles({ database: db.database, clock: () => new Date(now), quota });
  let made = 0;
  return {
    pass: (ms: number) => (now += ms),
    /** A file of so many bytes, different from every other one unless `name` was there before. */
    send(size: number, text = `${start} ${(made += 1)}`) {
      const bytes = Buffer.concat([Buffer.from(`%PDF-1.7 ${text}`), Buffer.alloc(size)]).subarray(0, size);
      return files.save({ bytes, name: 'factura.pdf', kind: 'invoice', storeId: CASA_LUMBRE }, uploader);
    },
  };
}
const refused = { status: 422, code: 'files_quota' };

describe('what a store may add within a day (D200)', () => {
  it('is so many files, the last of them too; a day later there is room again', async () => {
    const { send, pass } = shop({ files: 3, bytes: 10_000 });
    for (let count = 0; count < 3; count += 1) await send(100);
    await expect(send(100)).rejects.toMatchObject(refused);
    pass(day - 1);
    await expect(send(100)).rejects.toMatchObject(refused);
    pass(1);
    await expect(send(100)).resolves.toMatchObject({ size: 100 });
  });

  it('is so many bytes, to the last one', async () => {
    const { send } = shop({ files: 10, bytes: 1000 });
    await send(600);
    await expect(send(401)).rejects.toMatchObject(refused);
    await expect(send(400)).resolves.toMatchObject({ size: 400 });
  });

  it('does not count a file twice: sent again it is there, also when the day is full', async () => {
    const { send } = shop({ files: 1, bytes: 1000 });
    const first = await send(100, 'the same');
    expect(await send(100, 'the same')).toEqual(first);
    await expect(send(100)).rejects.toMatchObject(refused);
  });

  it('holds for many at once: nobody takes a place twice', async () => {
    const { send } = shop({ files: 3, bytes: 10_000 });
    const ended = await Promise.allSettled(Array.from({ length: 8 }, () => send(100)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const one of ended) if (one.status === 'rejected') expect(one.reason).toMatchObject(refused);
  });
});
