import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { activitySentence, ok } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bareInstallation } from '../../core/installation.ts';
import { createSecretBox } from '../../core/secret-box.ts';
import { createWebhookSender, type WebhookAnswer, type WebhookSender } from '../../core/webhook-sender.ts';
import { orderEvents, storeWebhooks } from '../../tables/door.ts';
import { stores } from '../../tables/people.ts';
import { auditEntries } from '../../tables/requests.ts';
import { randomOf } from '../../testing/random-of.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { startWorkers } from '../../workers.ts';
import { type Delivering, deliverTurn, takeTurns } from './deliver-webhooks.ts';
import { webhookCauseMessage, webhookSecretPlace } from './webhook-message.ts';

const db = useDatabase();
const secrets = createSecretBox([randomBytes(32)]);
const STORES = ['10452', '10453'] as const;
const [CASA_LUMBRE, COCINA] = STORES;
const START = new Date('2025-11-25T15:18:00.000Z');
const HOUR_MS = 3_600_000;

let now = START;
const clock = async () => now;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const received: WebhookAnswer = { isReceived: true };
const failed: WebhookAnswer = {
  isReceived: false,
  cause: 'sin_respuesta',
  status: null,
  waitSeconds: null,
};
const with410: WebhookAnswer = { ...failed, cause: 'permiso_retirado', status: 410 };

/** Ids of the messages that were sent, in their order. */
let sent: string[] = [];
let next: WebhookAnswer = received;
const quiet: Delivering['sender'] = {
  send: async (_url, { id }) => {
    sent.push(id);
    return next;
  },
};
const delivering = (sender: Delivering['sender'] = quiet): Delivering => ({
  database: db.database,
  sender,
  secrets,
  clock,
});
const neverFails = (error: unknown) => {
  throw error;
};
const take = (most = 10) => takeTurns(delivering(), most, neverFails);
/** One look of one process, to its end. */
const look = async () => {
  for (const turn of await take()) await deliverTurn(delivering(), turn);
};

const put = (storeId: string, url = 'https://erp.casalumbre.mx/') =>
  acrossStores(db.database, (tx) =>
    tx.insert(storeWebhooks).values({
      storeId,
      url,
      keyId: secrets.keyId,
      box: secrets.seal(Buffer.from(`secreto de ${storeId}`).toString('base64'), webhookSecretPlace(storeId)),
      createdAt: now,
      sentSeq: 0,
      nextAt: now,
    }),
  );
const happen = (storeId: string, many: number) =>
  acrossStores(db.database, (tx) =>
    tx.insert(orderEvents).values(
      Array.from({ length: many }, () => ({
        storeId,
        source: 'door',
        externalId: `ERP-${storeId}`,
        event: 'delivered' as const,
        detail: { carrier: null, trackingNumber: null, lines: [] },
        at: now,
      })),
    ),
  );
const webhookOf = async (storeId: string) => {
  const rows = await acrossStores(db.database, (tx) =>
    tx.select().from(storeWebhooks).where(eq(storeWebhooks.storeId, storeId)),
  );
  if (!rows[0]) throw new Error('There is no webhook.');
  return rows[0];
};
const ids = (storeId: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `evt_${storeId}_${from + at}`);

beforeEach(async () => {
  [sent, next, now] = [[], received, START];
  await acrossStores(db.database, async (tx) => {
    await tx.delete(storeWebhooks);
    await tx.delete(orderEvents);
  });
});

describe('the events of a store', () => {
  it('are sent in their order, one by one, and once where nothing fails', async () => {
    await put(CASA_LUMBRE);
    await happen(CASA_LUMBRE, 45);
    await happen(COCINA, 2);
    for (let turns = 0; turns < 4; turns += 1) await look();
    expect(sent).toEqual(ids(CASA_LUMBRE, 1, 45));
    expect(await webhookOf(CASA_LUMBRE)).toMatchObject({ sentSeq: 45, attempts: 0, lease: null });
  });

  it('belong to one process: another finds nothing until a minute has passed without a note', async () => {
    await put(CASA_LUMBRE);
    await happen(CASA_LUMBRE, 3);
    const taken = await Promise.all(Array.from({ length: 5 }, () => take()));
    const [mine, ...others] = taken.flat();
    expect(others).toEqual([]);
    pass(59_999);
    expect(await take()).toEqual([]);
    pass(1);
    const [after] = await take();
    expect(after?.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    // The first was no more than slow: what it sends is sent again, and its note moves nothing.
    if (mine) await deliverTurn(delivering(), mine);
    expect(sent).toEqual(ids(CASA_LUMBRE, 1, 1));
    expect(await webhookOf(CASA_LUMBRE)).toMatchObject({ sentSeq: 0, lease: after?.lease });
    if (after) await deliverTurn(delivering(), after);
    expect(await webhookOf(CASA_LUMBRE)).toMatchObject({ sentSeq: 3, lease: null });
  });

  it('are sent again where a process ends between the answer and its note, under the same id', async () => {
    await put(CASA_LUMBRE);
    await happen(CASA_LUMBRE, 2);
    const killed: Delivering['sender'] = {
      send: async (...given) => {
        await quiet.send(...given);
        throw new Error('killed');
      },
    };
    const [turn] = await take();
    if (turn) await expect(deliverTurn(delivering(killed), turn)).rejects.toThrow('killed');
    await look();
    expect(sent).toEqual(ids(CASA_LUMBRE, 1, 1));
    pass(60_000);
    await look();
    expect(sent).toEqual([...ids(CASA_LUMBRE, 1, 1), ...ids(CASA_LUMBRE, 1, 2)]);
  });

  it('wait for the one that failed, and for the end of its pause', async () => {
    await put(CASA_LUMBRE);
    await happen(CASA_LUMBRE, 2);
    next = failed;
    await look();
    expect(await webhookOf(CASA_LUMBRE)).toMatchObject({
      attempts: 1,
      failingSince: now,
      cause: 'sin_respuesta',
      lease: null,
    });
    next = received;
    pass(9_999);
    await look();
    expect(sent).toHaveLength(1);
    pass(1);
    await look();
    expect(sent).toEqual(ids(CASA_LUMBRE, 1, 1).concat(ids(CASA_LUMBRE, 1, 2)));
    expect(await webhookOf(CASA_LUMBRE)).toMatchObject({ attempts: 0, failingSince: null, cause: null });
  });

  it('wait while the store is closed, also one that is closed in the middle of a turn', async () => {
    const close = (closedAt: Date | null) =>
      acrossStores(db.database, (tx) =>
        tx.update(stores).set({ closedAt }).where(eq(stores.id, CASA_LUMBRE)),
      );
    await put(CASA_LUMBRE);
    await happen(CASA_LUMBRE, 3);
    const [turn] = await take();
    await close(now);
    if (turn) await deliverTurn(delivering(), turn);
    pass(HOUR_MS);
    await look();
    expect(sent).toEqual(ids(CASA_LUMBRE, 1, 1));
    await close(null);
    await look();
    expect(sent).toEqual(ids(CASA_LUMBRE, 1, 3));
  });

  it.each([
    ['after three days without success', failed, 'Tu sistema no respondió'],
    ['at once where the receiver is gone', with410, 'Tu sistema ya no quiere avisos en esa dirección'],
  ])('are sent no more %s, and the merchant reads it', async (_when, answer, reason) => {
    await put(CASA_LUMBRE);
    await happen(CASA_LUMBRE, 2);
    next = answer;
    const lines = () =>
      acrossStores(db.database, (tx) =>
        tx
          .select()
          .from(auditEntries)
          .where(and(eq(auditEntries.storeId, CASA_LUMBRE), eq(auditEntries.callId, 'webhook:off'))),
      );
    const before = (await lines()).length;
    for (let hours = 0; (await webhookOf(CASA_LUMBRE)).offAt === null; hours += 1) {
      expect(hours).toBeLessThan(80);
      await look();
      pass(HOUR_MS);
    }
    const tries = sent.length;
    expect(tries).toBe(answer === with410 ? 1 : 73);
    next = received;
    pass(100 * HOUR_MS);
    await look();
    expect(sent).toHaveLength(tries);
    const after = await lines();
    expect(after).toHaveLength(before + 1);
    expect(activitySentence('webhook:off', after.at(-1)?.facts ?? {})?.what).toContain(reason);
  });

  it('of a store whose secret does not open keep no other waiting; its merchant reads why, the log has one line, and it heals', async () => {
    await put(CASA_LUMBRE);
    await put(COCINA);
    await happen(CASA_LUMBRE, 1);
    await happen(COCINA, 1);
    await acrossStores(db.database, (tx) =>
      tx.update(storeWebhooks).set({ keyId: 'otra' }).where(eq(storeWebhooks.storeId, CASA_LUMBRE)),
    );
    const faults: string[] = [];
    const taken: string[] = [];
    const tried = async () => {
      const turns = await takeTurns(delivering(), 10, (_error, storeId) => faults.push(storeId));
      taken.push(...turns.map(({ storeId }) => storeId));
      for (const turn of turns) await deliverTurn(delivering(), turn);
    };
    await tried();
    expect([faults, taken]).toEqual([[CASA_LUMBRE], [COCINA]]);
    expect(await webhookOf(CASA_LUMBRE)).toMatchObject({
      lease: null,
      sentSeq: 0,
      attempts: 1,
      cause: 'llave_perdida',
      failingSince: START,
    });
    expect(webhookCauseMessage('llave_perdida')).toContain('guarda la dirección de nuevo');
    for (let tries = 0; tries < 5; tries += 1) {
      pass(HOUR_MS);
      await tried();
    }
    expect([faults, taken]).toEqual([[CASA_LUMBRE], [COCINA]]);
    expect((await webhookOf(CASA_LUMBRE)).attempts).toBe(6);
    // The operator has found the key.
    await acrossStores(db.database, (tx) =>
      tx.update(storeWebhooks).set({ keyId: secrets.keyId }).where(eq(storeWebhooks.storeId, CASA_LUMBRE)),
    );
    pass(HOUR_MS);
    await tried();
    expect(await webhookOf(CASA_LUMBRE)).toMatchObject({ sentSeq: 1, attempts: 0, cause: null });
  });
});

describe('a process that sends', () => {
  const started: { readonly stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of started.splice(0)) await one.stop();
  });

  it('sends what is there by itself, to the end, and ends nothing in the middle of an attempt', async () => {
    await put(CASA_LUMBRE);
    await happen(CASA_LUMBRE, 50);
    let begun = 0;
    let ended = 0;
    let reachesEnd = () => {};
    const atEnd = new Promise<void>((resolve) => {
      reachesEnd = resolve;
    });
    const sender: Delivering['sender'] = {
      send: async (_url, { id }) => {
        begun += 1;
        await new Promise(setImmediate);
        sent.push(id);
        ended += 1;
        if (sent.length === 50) reachesEnd();
        return received;
      },
    };
    const webhooks: WebhookSender = { ...sender, readAddress: () => ok(''), close: async () => {} };
    const working = await startWorkers({
      database: db.database,
      url: db.url,
      installation: { ...bareInstallation, secrets, webhooks },
      onError: neverFails,
    });
    started.push(working);
    await atEnd;
    await working.stop();
    expect(ended).toBe(begun);
    expect(sent).toEqual(ids(CASA_LUMBRE, 1, 50));
    expect(await webhookOf(CASA_LUMBRE)).toMatchObject({ sentSeq: 50, lease: null });
  });
});

describe('a receiver that fails, hangs, cuts and answers 500, and two processes that are killed at any point', () => {
  const senders: WebhookSender[] = [];
  afterAll(async () => {
    for (const sender of senders) await sender.close();
  });

  it.each([1, 20_251_125])('have every event in its order, each of its own store (seed %i)', async (seed) => {
    const random = randomOf(seed);
    const arrivals = new Map<string, string[]>(STORES.map((one) => [`/${one}`, []]));
    const taken = new Set<string>();
    const answer = ({ url = '', headers }: IncomingMessage, response: ServerResponse, body: string) => {
      const id = String(headers['webhook-id']);
      const { number, seq } = JSON.parse(body) as { readonly number: string; readonly seq: number };
      // Each store has a path of its own: nothing of another arrives there.
      expect([`/${number.slice(4)}`, id]).toEqual([url, `evt_${url.slice(1)}_${seq}`]);
      arrivals.get(url)?.push(id);
      const luck = random();
      if (luck < 0.06) return void response.writeHead(500).end();
      if (luck < 0.1) return void response.destroy();
      if (luck < 0.12) return void response.writeHead(429, { 'retry-after': '90' }).end();
      // It has taken the event, and says nothing of it.
      taken.add(id);
      if (luck < 0.14) return;
      return void response.writeHead(200).end();
    };
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => answer(request, response, body));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const posting = createWebhookSender({ allowLoopback: true, limits: { wholeMs: 400, connectMs: 200 } });
    senders.push(posting);

    const busy = new Set<string>();
    const isKilled = () => random() < 0.02;
    const sender: Delivering['sender'] = {
      send: async (url, message) => {
        if (isKilled()) throw new Error('killed before');
        expect(busy.has(url)).toBe(false);
        busy.add(url);
        const answered = await posting.send(url, message).finally(() => busy.delete(url));
        if (isKilled()) throw new Error('killed after');
        return answered;
      },
    };
    for (const storeId of STORES) {
      await put(storeId, `${at}/${storeId}`);
      await happen(storeId, 60);
    }
    let kills = 0;
    const process = async () => {
      for (const turn of await takeTurns(delivering(sender), 10, neverFails)) {
        if (isKilled()) return;
        await deliverTurn(delivering(sender), turn).catch((error: unknown) => {
          if (!(error instanceof Error && error.message.startsWith('killed'))) throw error;
          kills += 1;
        });
      }
    };
    const isDone = async () =>
      (await Promise.all(STORES.map(webhookOf))).every(({ sentSeq }) => sentSeq === 100);
    for (let rounds = 0; !(await isDone()); rounds += 1) {
      expect(rounds).toBeLessThan(1_000);
      await Promise.all([process(), process()]);
      // More happens meanwhile.
      if (rounds < 8) for (const storeId of STORES) await happen(storeId, 5);
      pass(Math.floor(random() * 120_000));
    }
    server.closeAllConnections();
    server.close();

    expect(kills).toBeGreaterThan(3);
    for (const storeId of STORES) {
      const all = arrivals.get(`/${storeId}`) ?? [];
      // The order of first arrivals; some came more than once.
      expect([...new Set(all)]).toEqual(ids(storeId, 1, 100));
      expect(all.length).toBeGreaterThan(100);
      expect(ids(storeId, 1, 100).filter((id) => !taken.has(id))).toEqual([]);
      expect(await webhookOf(storeId)).toMatchObject({ offAt: null, cause: null, failingSince: null });
    }
  });
});
