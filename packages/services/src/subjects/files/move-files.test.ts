import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bucket, createBucket } from '../../core/file-store/bucket.ts';
import { FilesUnavailable, sha256Of } from '../../core/file-store/file-store.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { countMisplaced, moveFiles, sweepBucket } from './move-files.ts';

const db = useDatabase('empty');
let server: S3Server;
let bucket: Bucket;
beforeAll(async () => {
  server = await startS3Server();
  bucket = await createBucket(server.settings, { idle: 500, quick: 1_000, whole: 2_000 });
});
afterAll(async () => {
  await bucket.close();
  await server.stop();
});

const FILES = 230;
const contents = new Map<string, Buffer>();
beforeEach(async () => {
  server.objects.clear();
  contents.clear();
  await acrossStores(db.database, async (tx) => {
    await tx.execute(sql`delete from uploaded_files`);
    for (let made = 0; made < FILES; made += 1) {
      const [key, bytes] = [`${made.toString(16).padStart(40, '0')}.pdf`, randomBytes(made * 10)];
      contents.set(key, bytes);
      await tx.execute(sql`insert into uploaded_files (key, store_id, kind, name, content_type, size, bytes, created_at)
        values (${key}, ${String(10452 + (made % 3))}, 'invoice', 'factura.pdf', 'application/pdf', ${bytes.length}, ${bytes}, now())`);
    }
  });
});

const rows = async () =>
  (
    await acrossStores(db.database, (tx) =>
      tx.execute<{ key: string; store: string; bytes: Buffer | null; sha256: string | null }>(
        sql`select key, store_id as store, bytes, sha256 from uploaded_files order by key`,
      ),
    )
  ).rows;
/** The files whose content is in exactly one place, as it was. */
const whole = async () =>
  (await rows()).filter(({ key, store, bytes, sha256 }) => {
    const object = server.objects.get(`${store}/${key}/${sha256Of(contents.get(key) ?? Buffer.alloc(0))}`);
    const place = bytes ?? object?.bytes;
    return (
      place?.equals(contents.get(key) ?? Buffer.alloc(1)) === true && (bytes === null) === (sha256 !== null)
    );
  }).length;

describe('moving the content of files', () => {
  it('goes to the bucket and back, all of it, and a second run finds nothing to do', async () => {
    const told: number[] = [];
    const onMoved = (files: number) => told.push(files);
    expect(await moveFiles(db.database, { bucket, to: 'bucket', onMoved })).toBe(FILES);
    expect([told, await countMisplaced(db.database, 'bucket')]).toEqual([[100, 200, FILES], 0]);
    expect([await whole(), server.objects.size]).toEqual([FILES, FILES]);
    expect(await moveFiles(db.database, { bucket, to: 'bucket' })).toBe(0);
    expect(await moveFiles(db.database, { bucket, to: 'database' })).toBe(FILES);
    expect([await whole(), server.objects.size]).toEqual([FILES, 0]);
  });

  it('is done once by two at the same time', async () => {
    const both = await Promise.all([0, 1].map(() => moveFiles(db.database, { bucket, to: 'bucket' })));
    expect(both.reduce((sum, one) => sum + one, 0)).toBe(FILES);
    expect([await whole(), server.objects.size]).toEqual([FILES, FILES]);
  });

  it.each(['closed', 'half', 'other bytes'] as const)(
    'ends with a bucket that fails (%s), loses nothing, and goes on when it is back',
    async (fault) => {
      let batches = 0;
      const moving = moveFiles(db.database, {
        bucket,
        to: 'bucket',
        onMoved: () => {
          batches += 1;
          if (batches === 1) server.state.fault = fault;
        },
      });
      await expect(moving.finally(() => (server.state.fault = 'none'))).rejects.toBeInstanceOf(
        FilesUnavailable,
      );
      expect([await whole(), await countMisplaced(db.database, 'bucket')]).toEqual([FILES, FILES - 100]);
      await moveFiles(db.database, { bucket, to: 'bucket' });
      expect([await whole(), server.objects.size]).toEqual([FILES, FILES]);
    },
  );

  it('keeps the bytes of a row whose object is gone before it is switched', async () => {
    const forgetful: Bucket = { ...bucket, has: async () => false };
    await expect(moveFiles(db.database, { bucket: forgetful, to: 'bucket' })).rejects.toThrow('has lost');
    expect(await countMisplaced(db.database, 'bucket')).toBe(FILES);
  });
});

describe('the sweep of a bucket', () => {
  const day = 24 * 60 * 60 * 1000;
  const sweep = (after: number) => sweepBucket(db.database, { bucket, now: new Date(Date.now() + after) });

  it('deletes what no row names for a day, and nothing else', async () => {
    await moveFiles(db.database, { bucket, to: 'bucket' });
    const bytes = randomBytes(10);
    const nobodys = [
      { storeId: '10452', key: `${'f'.repeat(40)}.pdf` },
      // The key of a file of another store, and other bytes than those of a row.
      { storeId: '10453', key: `${'0'.repeat(40)}.pdf` },
      { storeId: '10452', key: `${'0'.repeat(40)}.pdf` },
    ];
    for (const one of nobodys) await bucket.put({ ...one, size: 10, sha256: sha256Of(bytes) }, bytes);
    expect([await sweep(day - 60_000), server.objects.size]).toEqual([0, FILES + 3]);
    expect([await sweep(day + 60_000), server.objects.size]).toEqual([3, FILES]);
    expect(await whole()).toBe(FILES);
  });
});
