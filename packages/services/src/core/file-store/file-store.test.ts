import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { type Bucket, createBucket } from './bucket.ts';
import { createDatabaseStore } from './database-store.ts';
import { type FileContent, type FileStore, FilesUnavailable, sha256Of, wholeOf } from './file-store.ts';

const db = useDatabase('empty');
let server: S3Server;
let bucket: Bucket;
beforeAll(async () => {
  server = await startS3Server({ pageSize: 2 });
  bucket = await createBucket(server.settings, { idle: 500, quick: 1_000, whole: 2_000 });
});
afterAll(async () => {
  await bucket.close();
  await server.stop();
});

const MINE = '10452';
const OTHERS = '20817';
let made = 0;

/** Makes the row of a file that is to have these bytes, as far as the database asks for one. */
async function contentOf(bytes: Uint8Array, { name = 'factura.pdf', inBucket = true } = {}) {
  made += 1;
  const key = `${made.toString(16).padStart(40, '0')}.pdf`;
  await acrossStores(db.database, (tx) =>
    tx.execute(sql`insert into uploaded_files (key, store_id, kind, name, content_type, size, sha256, created_at)
      values (${key}, ${MINE}, 'invoice', ${name}, 'application/pdf', ${bytes.length}, ${sha256Of(bytes)}, now())`),
  );
  const sha256 = inBucket ? sha256Of(bytes) : null;
  return { storeId: MINE, key, size: bytes.length, sha256 } satisfies FileContent;
}

const read = async (store: FileStore, content: FileContent) => {
  const opened = await store.open(content);
  return opened && wholeOf(opened);
};

describe.each([
  { place: 'the database', inBucket: false, store: () => createDatabaseStore(db.database) },
  { place: 'a bucket', inBucket: true, store: () => bucket },
])('the content of files in $place', ({ store, inBucket }) => {
  const put = async (bytes: Uint8Array, name?: string) => {
    const content = await contentOf(bytes, { inBucket, ...(name === undefined ? {} : { name }) });
    await store().put(content, bytes);
    return content;
  };

  it.each([0, 1, 256 * 1024, 256 * 1024 + 1, 10 * 1024 * 1024])(
    'is read as it was put, %i bytes',
    async (size) => {
      const bytes = randomBytes(size);
      const content = await put(bytes);
      expect(await store().has(content)).toBe(true);
      expect((await read(store(), content))?.equals(bytes)).toBe(true);
    },
  );

  it('is put a second time without a change', async () => {
    const bytes = randomBytes(1000);
    const content = await put(bytes);
    await store().put(content, bytes);
    expect((await read(store(), content))?.equals(bytes)).toBe(true);
  });

  it('is of each file by itself, when two have the same', async () => {
    const bytes = randomBytes(1000);
    const [one, two] = [await put(bytes), await put(bytes)];
    await store().delete(one);
    expect([await store().has(one), await read(store(), one)]).toEqual([false, null]);
    expect((await read(store(), two))?.equals(bytes)).toBe(true);
  });

  it('is deleted once, and a second time without a fault', async () => {
    const content = await put(randomBytes(10));
    await store().delete(content);
    await store().delete(content);
    expect(await store().has(content)).toBe(false);
  });

  it('is not the content of another store: neither read, nor found, nor deleted', async () => {
    const bytes = randomBytes(10);
    const content = await put(bytes);
    const foreign = { ...content, storeId: OTHERS };
    expect([await store().has(foreign), await read(store(), foreign)]).toEqual([false, null]);
    await store().delete(foreign);
    expect((await read(store(), content))?.equals(bytes)).toBe(true);
  });

  it('is kept whatever its file is called', async () => {
    const bytes = randomBytes(10);
    const content = await put(bytes, 'factura ñandú 🧾 / 第一.pdf');
    expect((await read(store(), content))?.equals(bytes)).toBe(true);
  });

  it('is refused at its end when it has another length than was stored', async () => {
    const content = { ...(await put(randomBytes(1000))), size: 999 };
    await expect(read(store(), content)).rejects.toBeInstanceOf(FilesUnavailable);
  });

  it('may be left by its reader in the middle, as often as one likes', async () => {
    const bytes = randomBytes(1024 * 1024);
    const content = await put(bytes);
    for (let time = 0; time < 100; time += 1) {
      for await (const chunk of (await store().open(content)) ?? []) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
    }
    expect((await read(store(), content))?.equals(bytes)).toBe(true);
  });
});

describe('a bucket', () => {
  const put = async (bytes: Buffer) => {
    const content = await contentOf(bytes);
    await bucket.put(content, bytes);
    return content;
  };
  const expectAway = async (fault: S3Server['state']['fault'], work: () => Promise<unknown>) => {
    server.state.fault = fault;
    await expect(work().finally(() => (server.state.fault = 'none'))).rejects.toBeInstanceOf(
      FilesUnavailable,
    );
  };

  it('names objects by store, key and hash, with no word of a merchant', async () => {
    const content = await put(Buffer.from('a'));
    expect([...server.objects.keys()]).toContain(`${MINE}/${content.key}/${sha256Of(Buffer.from('a'))}`);
  });

  it('takes no bytes that are not those of the content', async () => {
    const content = await contentOf(Buffer.from('a'));
    await expect(bucket.put(content, Buffer.from('b'))).rejects.toThrow('not the bytes');
  });

  it('gives no content whole that was broken off, or that are other bytes', async () => {
    const content = await put(randomBytes(1024 * 1024));
    await expectAway('half', () => read(bucket, content));
    await expectAway('other bytes', () => read(bucket, content));
  });

  it('that closes every connection is away: nothing is thought missing, put or deleted', async () => {
    const content = await put(randomBytes(10));
    await expectAway('closed', () => read(bucket, content));
    await expectAway('closed', () => bucket.has(content));
    await expectAway('closed', () => bucket.put(content, Buffer.alloc(0)).catch(() => bucket.ping()));
    await expectAway('closed', () => bucket.delete(content));
    expect(await bucket.has(content)).toBe(true);
  });

  it('that says nothing is given up soon', async () => {
    const bytes = randomBytes(10);
    const content = await put(bytes);
    const since = performance.now();
    await expectAway('silent', () => bucket.has(content));
    expect(performance.now() - since).toBeLessThan(1_500);
    await expectAway('silent', () => read(bucket, content));
    await expectAway('silent', () => bucket.put(content, bytes));
    expect(performance.now() - since).toBeLessThan(6_500);
  });

  it('that stops in the middle of a content is given up soon', async () => {
    const content = await put(randomBytes(1024 * 1024));
    await expectAway('stuck', () => read(bucket, content));
  });

  it.each([
    ['the key', { keyId: 'nobody' }],
    ['the secret', { secretKey: 'another-secret-0123456789' }],
    ['the bucket', { bucket: 'elsewhere' }],
  ])('opened with %s of another one is away, and lacks nothing', async (_, wrong) => {
    const content = await put(randomBytes(10));
    const other = await createBucket({ ...server.settings, ...wrong });
    for (const work of [
      () => other.ping(),
      () => other.has(content),
      () => other.open(content),
      () => other.delete(content),
      () => other.entries().next(),
    ])
      await expect(work()).rejects.toBeInstanceOf(FilesUnavailable);
    await other.close();
    expect(await bucket.has(content)).toBe(true);
  });

  it('lists what it holds, page after page, of one store or of all', async () => {
    server.objects.clear();
    const sizes = [1, 2, 3, 4, 5];
    for (const size of sizes) await put(randomBytes(size));
    server.objects.set('a stranger’s/object', { bytes: Buffer.from('?'), at: new Date() });
    const all = async (storeId?: string) => {
      const found: number[] = [];
      for await (const { size } of bucket.entries(storeId)) found.push(size);
      return found.toSorted();
    };
    expect([await all(), await all(OTHERS), await all(MINE)]).toEqual([sizes, [], sizes]);
  });
});
