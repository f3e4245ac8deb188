import { randomBytes } from 'node:crypto';
import { createHooks, createSecretBox } from '@trastienda/services';
import { connect, type Database, disconnect } from '@trastienda/services/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { eachOf } from '../testing/proved.ts';
import { deliveryOf, type PutHook, putHook } from '../testing/put-hook.ts';
import { rawRequest, statusOf } from '../testing/raw-socket.ts';
import { hookPathInLog } from './routes.ts';

const MEGABYTE = 1024 * 1024;
/** Most of them are told so without a look. */
const GUESSES = process.env['TRASTIENDA_NIGHTLY'] === '1' ? 10_000 : 1200;
const box = createSecretBox([randomBytes(32)]);
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

let database: Database;
let gateway: TestGateway;
let a: PutHook;
let b: PutHook;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('product');
  database = connect(databaseUrl);
  for (const id of ['1001', '1002'])
    await database.execute(
      sql`insert into stores (id, name, owner_email, position, created_at) values (${id}, 'Uno', 'ana@example.com', 1, now())`,
    );
  a = await putHook(database, box, { storeId: '1001', linkId: 'a' });
  b = await putHook(database, box, { storeId: '1002', linkId: 'b' });
  gateway = await startTestGateway({
    databaseUrl,
    hooks: createHooks({ database, secrets: box }),
    bodyTimeouts: { whole: 600, pause: 300 },
    isTimeHeld: true,
  });
});
afterAll(async () => {
  await gateway.stop();
  await disconnect(database);
});

const urlOf = (token: string, kind = 'woocommerce') => new URL(`/hooks/${kind}/${token}`, gateway.origin);
const ring = async (token: string, init: RequestInit) => (await fetch(urlOf(token), init)).status;
const rows = async () =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.scope', 'all', true)`);
    const { rows: found } = await tx.execute<{ link_id: string; external_id: string }>(
      sql`select link_id, external_id from channel_inbox order by id`,
    );
    return found.map((row) => `${row.link_id} ${row.external_id}`);
  });
/** Returns what became new in the inboxes of all shops. */
const added = async (act: () => Promise<void>) => {
  const before = await rows();
  await act();
  return (await rows()).slice(before.length);
};

describe('the bell of a shop (D529)', () => {
  it('is kept once for each delivery, with the order and nothing of what came with it', async () => {
    const body = JSON.stringify({ id: 21, billing: { email: 'jorge@example.com' }, total: '1.00' });
    const init = deliveryOf(a.secret, body);
    const news = await added(async () => {
      for (let time = 1; time <= 3; time += 1) expect(await ring(a.token, init)).toBe(200);
      expect(await ring(a.token, deliveryOf(a.secret, body))).toBe(200);
    });
    expect(news).toEqual(['a 21', 'a 21']);
    const kept = await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.scope', 'all', true)`);
      return JSON.stringify((await tx.execute(sql`select * from channel_inbox`)).rows);
    });
    expect(kept).not.toContain('jorge');
  });

  it('answers the ping of a new webhook, which nobody signed, and keeps nothing', async () => {
    const news = await added(async () => {
      expect(await ring(a.token, { method: 'POST', body: 'webhook_id=1', headers: form })).toBe(200);
      expect(await ring(a.token, { method: 'POST', body: 'webhook_id=1&id=4', headers: form })).toBe(401);
      expect(await ring(a.token, { method: 'POST', body: 'webhook_id=1' })).toBe(401);
    });
    expect(news).toEqual([]);
  });

  it('is nobody’s without the signature of these bytes by this shop', async () => {
    const body = '{"id":7}';
    const signed = deliveryOf(a.secret, body);
    const news = await added(async () => {
      expect(await ring(a.token, deliveryOf('', body))).toBe(401);
      expect(await ring(a.token, deliveryOf(b.secret, body))).toBe(401);
      expect(await ring(b.token, signed)).toBe(401);
      expect(await ring(a.token, { ...signed, body: '{"id":8}' })).toBe(401);
      expect(await ring(a.token, { ...signed, body: '{"id":7} ' })).toBe(401);
      expect(await ring(a.token, { method: 'POST', body })).toBe(401);
      expect(await ring(a.token, { method: 'POST' })).toBe(401);
    });
    expect(news).toEqual([]);
  });

  it('of one shop writes to no other, whatever it says', async () => {
    const news = await added(async () => {
      const body = '{"id":9,"store_id":"1002","link_id":"b"}';
      expect(await ring(a.token, deliveryOf(a.secret, body, { 'X-Store-Id': '1002' }))).toBe(200);
      expect(await ring(`1002${a.token.slice(4)}`, deliveryOf(a.secret, body))).toBe(404);
    });
    expect(news).toEqual(['a 9']);
  });

  it('rings for nothing where the body is no order', async () => {
    const news = await added(async () => {
      for (const body of ['', '[]', 'null', '{"id":"x"}', '{'])
        expect(await ring(a.token, deliveryOf(a.secret, body))).toBe(200);
      expect(
        await ring(a.token, deliveryOf(a.secret, '{"id":4}', { 'X-WC-Webhook-Resource': 'product' })),
      ).toBe(200);
    });
    expect(news).toEqual([]);
  });

  it('is 1 MB at most', async () => {
    const bodyOf = (size: number) => '{"id":31,"note":"'.padEnd(size - 2, 'x') + '"}';
    const news = await added(async () => {
      expect(await ring(a.token, deliveryOf(a.secret, bodyOf(MEGABYTE)))).toBe(200);
      expect(await ring(a.token, deliveryOf(a.secret, bodyOf(MEGABYTE + 1)))).toBe(413);
    });
    expect(news).toEqual(['a 31']);
  });

  it('is not waited for when it comes byte by byte, or stops', async () => {
    const head = `POST /hooks/woocommerce/${a.token} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(statusOf(await rawRequest(gateway.port, `${head}5\r\n{"id"\r\n`))).toBe(408);
    const slow = new Promise<string>((resolve) => {
      const dripping = fetch(urlOf(a.token), {
        method: 'POST',
        duplex: 'half',
        body: new ReadableStream<Uint8Array>({
          async pull(stream) {
            await new Promise((then) => setTimeout(then, 50));
            stream.enqueue(Buffer.from('x'));
          },
        }),
      } as RequestInit);
      dripping.then((answer) => resolve(String(answer.status))).catch(() => resolve('cut'));
    });
    expect(['408', 'cut']).toContain(await slow);
  });

  it('is a POST, and needs neither session nor token of a form', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
      const answer = await fetch(urlOf(a.token), { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
    const answer = await fetch(
      urlOf(a.token),
      deliveryOf(a.secret, '{"id":40}', { Cookie: 'x=y', Origin: 'https://otro.mx' }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    for (const path of [
      '/hooks',
      '/hooks/',
      '/hooks/woocommerce',
      '/hooks/woocommerce/',
      '/hooks/woocommerce/a/b',
    ])
      expect((await fetch(new URL(path, gateway.origin), { method: 'POST' })).status).toBe(404);
    expect((await fetch(urlOf(a.token, 'shopify'), deliveryOf(a.secret, '{"id":1}'))).status).toBe(404);
  });

  it('leaves neither token, signature nor order in the log', async () => {
    const from = gateway.logs.length;
    await ring(a.token, deliveryOf(a.secret, '{"id":987654321}'));
    await ring(`1001_${'z'.repeat(43)}`, deliveryOf(a.secret, '{"id":987654321}'));
    await fetch(urlOf(a.token));
    await fetch(new URL(`/hooks/${a.token}`, gateway.origin));
    const said = JSON.stringify(gateway.logs.slice(from));
    expect(said).toContain('/hooks/woocommerce/[token]');
    for (const secret of [a.token.slice(5), 'zzzzzz', '987654321', a.secret])
      expect(said).not.toContain(secret);
    expect(hookPathInLog('/hooks/WOO/x')).toBe('/hooks//[token]');
  });

  it('is asked to ring again while the database is away', async () => {
    const nowhere = connect('postgres://nobody@127.0.0.1:1/none');
    const other = await startTestGateway({ hooks: createHooks({ database: nowhere, secrets: box }) });
    try {
      const answer = await fetch(
        new URL(`/hooks/woocommerce/${a.token}`, other.origin),
        deliveryOf(a.secret, '{"id":5}'),
      );
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    } finally {
      await other.stop();
      await disconnect(nowhere);
    }
  });

  it('rings on while an address tries thousands of tokens, all of which are told the same', async () => {
    const said = new Set<string>();
    const guesses = Array.from({ length: GUESSES }, (_, at) =>
      at % 10 === 0 ? `x${at}` : `100${at % 3}_${randomBytes(32).toString('base64url')}`,
    );
    const news = await added(async () => {
      await eachOf(guesses, 40, async (token) => {
        const answer = await fetch(urlOf(token), deliveryOf(a.secret, '{"id":1}'));
        said.add(`${answer.status} ${await answer.text()}`);
      });
      expect(await ring(a.token, deliveryOf(a.secret, '{"id":50}'))).toBe(200);
    });
    expect([...said].map((text) => text.slice(0, 3))).toEqual(['404']);
    expect(news).toEqual(['a 50']);
    // Another shop at the same address, which this process has not heard yet, is heard once the minute is over.
    expect(await ring(b.token, deliveryOf(b.secret, '{"id":51}'))).toBe(404);
    gateway.pass(60);
    expect(await ring(b.token, deliveryOf(b.secret, '{"id":51}'))).toBe(200);
  });

  it('is nobody’s any more once the shop is unlinked', async () => {
    await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.scope', 'all', true)`);
      await tx.execute(sql`update channel_links set unlinked_at = now() where id = 'a'`);
    });
    expect(await ring(a.token, deliveryOf(a.secret, '{"id":60}'))).toBe(404);
    expect(await ring(a.token, { method: 'POST', body: 'webhook_id=1', headers: form })).toBe(404);
  });
});
