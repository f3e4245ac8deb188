import { type Bucket, createBucket, createFiles } from '@trastienda/services';
import { connect, type Database, disconnect } from '@trastienda/services/database';
import { startS3Server, type S3Server } from '@trastienda/services/testing/s3-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { ANA, freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { pngOf } from '../testing/pictures.ts';

const AWAY = 'Ha ocurrido un error, por favor intenta más tarde';

let server: S3Server;
let bucket: Bucket;
let database: Database;
let gateway: TestGateway;
let user: Browser;
beforeAll(async () => {
  server = await startS3Server();
  bucket = await createBucket(server.settings, { idle: 500, quick: 1_000, whole: 2_000 });
  database = connect(await freshDatabase('product'));
  await database.execute(
    sql`insert into stores (id, name, owner_email, position, created_at) values ('1001', 'Uno', ${ANA.email}, 1, now()) on conflict do nothing`,
  );
  gateway = await startTestGateway({ files: createFiles({ database, bucket }) });
  user = gateway.browser();
  await user.signIn(ANA.email);
});
afterAll(async () => {
  await gateway.stop();
  await disconnect(database);
  await bucket.close();
  await server.stop();
});

let made = 0;
const pdf = (size = 100) => {
  made += 1;
  const start = Buffer.from(`%PDF-1.7\n${made}\n%%EOF`);
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length))]);
};
async function upload(bytes: Buffer, kind = 'evidence', name = 'acuse de María.pdf'): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  form.append('storeId', '1001');
  form.append('kind', kind);
  const { token } = await user.json<{ token: string }>('/api/auth/session');
  return user.go('/upload/files', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
}
const kept = async (bytes: Buffer, kind?: string, name?: string) => {
  const answer = await upload(bytes, kind, name);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { key: string; url: string };
};
const rowOf = async (key: string) => {
  const { rows } = await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.store_id', '1001', true)`);
    return tx.execute(
      sql`select bytes is null as "isElsewhere", sha256 from uploaded_files where key = ${key}`,
    );
  });
  return rows[0];
};
const nameOf = async (key: string) => `1001/${key}/${String((await rowOf(key))?.['sha256'])}`;

describe('an upload with a bucket', () => {
  it('is an object there and a row without bytes, and is read back by way of the gateway', async () => {
    const bytes = pdf();
    const { key, url } = await kept(bytes);
    expect(await rowOf(key)).toMatchObject({ isElsewhere: true });
    expect(server.objects.get(await nameOf(key))?.bytes.equals(bytes)).toBe(true);
    const back = await user.go(url);
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true);
    expect(back.headers.get('content-security-policy')).toContain('sandbox');
    expect(back.headers.get('content-length')).toBe('100');
    expect((await gateway.browser().go(url)).status).toBe(404);
  });

  it('of megabytes is read back whole, or its head alone', async () => {
    const bytes = pdf(3 * 1024 * 1024);
    const { url } = await kept(bytes);
    expect(Buffer.from(await (await user.go(url)).arrayBuffer()).equals(bytes)).toBe(true);
    const before = server.state.requests;
    const head = await user.go(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), server.state.requests]).toEqual([
      200,
      String(bytes.length),
      before,
    ]);
  });

  it('is stored once, however often it is sent', async () => {
    const bytes = pdf();
    const first = await kept(bytes);
    const { size } = server.objects;
    expect(await kept(bytes)).toEqual(first);
    expect(server.objects.size).toBe(size);
  });

  it('is put again when its object is deleted before its row is there', async () => {
    const bytes = pdf();
    const { put } = bucket;
    let puts = 0;
    const forgetful: Bucket = {
      ...bucket,
      put: async (content, sent) => {
        await put(content, sent);
        puts += 1;
        if (puts === 1) await bucket.delete(content);
      },
    };
    const files = createFiles({ database, bucket: forgetful });
    const file = { bytes, name: 'a.pdf', kind: 'evidence', storeId: '1001' } as const;
    const { key } = await files.save(file, { email: ANA.email, requestId: 'r' });
    expect([puts, server.objects.has(await nameOf(key))]).toEqual([2, true]);
  });

  it('that is refused puts nothing there', async () => {
    const { size } = server.objects;
    expect((await upload(Buffer.from('no PDF'))).status).toBe(415);
    const files = createFiles({ database, bucket, quota: { files: 0, bytes: 0 } });
    const file = { bytes: pdf(), name: 'a.pdf', kind: 'evidence', storeId: '1001' } as const;
    await expect(files.save(file, { email: ANA.email, requestId: 'r' })).rejects.toMatchObject({
      status: 422,
    });
    await expect(
      files.save({ ...file, storeId: '2002' }, { email: ANA.email, requestId: 'r' }),
    ).rejects.toMatchObject({ status: 403 });
    expect(server.objects.size).toBe(size);
  });

  it.each(['closed', 'silent'] as const)(
    'is neither kept nor read while the bucket is %s, and the merchant is told to try later',
    async (fault) => {
      const { url } = await kept(pdf());
      const bytes = pdf();
      server.state.fault = fault;
      const answers = await Promise.all([upload(bytes), user.go(url)]).finally(() => {
        server.state.fault = 'none';
      });
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await answer.json()).toMatchObject({ message: AWAY });
      }
      expect(gateway.logs.some((line) => line['msg'] === 'FilesUnavailable: no answer')).toBe(true);
      expect((await user.go(url)).status).toBe(200);
      await kept(bytes);
    },
  );

  it('whose connection breaks in the middle is cut, so that it does not look whole', async () => {
    const { url } = await kept(pdf(3 * 1024 * 1024));
    server.state.fault = 'half';
    const cut = user.go(url).then((answer) => answer.arrayBuffer());
    await expect(cut.finally(() => (server.state.fault = 'none'))).rejects.toThrow();
    expect((await user.go(url)).status).toBe(200);
  });

  it('of a photo is drawn from there', async () => {
    const { url } = await kept(pngOf(40, 30), 'product', 'taza.png');
    const drawn = await user.go(`/api/image?url=${encodeURIComponent(url)}&w=64`);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await gateway.browser().go(url)).status).toBe(200);
  });
});
