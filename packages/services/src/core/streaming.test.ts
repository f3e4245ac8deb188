import { buffer } from 'node:stream/consumers';
import { calls } from '@trastienda/api-client/calls';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database, Transaction } from '../database/connect.ts';
import { rowsInBatches } from '../database/rows-in-batches.ts';
import { createServices } from '../index.ts';
import { CASA_LUMBRE, HECTOR, MARIANA } from '../testing/ask.ts';
import { testInstallation } from '../testing/installation.ts';
import { NOW } from '../testing/now.ts';
import { useDatabase } from '../testing/test-database.ts';
import { createStreamSlots } from './stream-slots.ts';
import { runInTransaction } from './streaming.ts';

const db = useDatabase();
const readOnly = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Yields numbers from 1 on, a line each; at `failsAt` the database reports an error. */
async function* numbers(tx: Transaction, most: number, failsAt = 0): AsyncGenerator<Uint8Array> {
  const query = sql`select n, 1 / (n - ${failsAt}::int) as quotient from generate_series(1, ${most}::int) n`;
  for await (const rows of rowsInBatches<{ n: number }>(tx, query))
    yield Buffer.from(rows.map(({ n }) => `${n}\n`).join(''));
}

async function open(most: number, failsAt?: number) {
  const begun = await runInTransaction(
    db.database,
    async (tx) => ({ chunks: numbers(tx, most, failsAt), contentType: 'text/plain', fileName: null }),
    readOnly,
  );
  if (!('stream' in begun)) throw new Error('It did not begin to stream');
  return {
    body: begun.stream.body,
    ended: begun.ended.then(
      () => null,
      (error: unknown) => error,
    ),
  };
}

const lentOut = ({ $client }: Database) => $client.totalCount - $client.idleCount;

describe('an answer that is made while it is sent', () => {
  it('comes whole, and gives its connection back', async () => {
    const { body, ended } = await open(10_000);
    const lines = (await buffer(body)).toString().trim().split('\n');
    expect(lines).toHaveLength(10_000);
    expect(lines.at(-1)).toBe('10000');
    expect(await ended).toBeNull();
    expect(lentOut(db.database)).toBe(0);
  });

  it('is made no faster than it is read: the rest waits in the database', async () => {
    const { body, ended } = await open(5_000_000);
    const read = body.iterator({ destroyOnReturn: true });
    await read.next();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(body.readableLength).toBeLessThan(200_000);
    await read.return?.();
    expect(await ended).toBeNull();
    expect(lentOut(db.database)).toBe(0);
  });

  it('given up before its first byte leaves nothing behind', async () => {
    const { body, ended } = await open(5_000_000);
    body.destroy();
    expect(await ended).toBeNull();
    expect(lentOut(db.database)).toBe(0);
  });

  it('is cut where it breaks, and says to us why', async () => {
    const { body, ended } = await open(100_000, 50_000);
    await expect(buffer(body)).rejects.toThrow();
    expect(String((await ended) as Error)).toMatch(/Failed query|division by zero/u);
    expect(lentOut(db.database)).toBe(0);
  });

  it('is of a read alone', async () => {
    const writes = runInTransaction(
      db.database,
      async (tx) => ({ chunks: numbers(tx, 1), contentType: 'text/plain', fileName: null }),
      { isolationLevel: 'read committed' },
    );
    await expect(writes).rejects.toThrow('Only a read is streamed');
  });
});

describe('turns', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@casa.example`);
  const waits = (taken: Promise<unknown>) =>
    Promise.race([taken, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))]);

  it('are for six people at once: a seventh takes that of the first that ends', async () => {
    const slots = createStreamSlots(5000);
    const [first] = await Promise.all(people.map((person) => slots.take(person)));
    const seventh = slots.take('g@casa.example');
    first?.();
    first?.();
    await seventh;
    expect(await waits(slots.take('h@casa.example'))).toBe('waits');
  });

  it('or they are told to come again, and take nobody’s turn after that', async () => {
    const slots = createStreamSlots(20);
    const [first] = await Promise.all(people.map((person) => slots.take(person)));
    const late = { status: 503, message: 'Hay otros reportes en curso. Inténtalo en un minuto' };
    await expect(slots.take('g@casa.example')).rejects.toMatchObject(late);
    first?.();
    await slots.take('h@casa.example');
  });

  it('are one a person: who takes many keeps nobody else waiting', async () => {
    const slots = createStreamSlots(20);
    const mine = await slots.take('a@casa.example');
    const late = { status: 503, message: 'Ya tienes una descarga en curso. Espera a que termine' };
    await expect(slots.take('a@casa.example')).rejects.toMatchObject(late);
    await slots.take('b@casa.example');
    const next = slots.take('a@casa.example');
    mine();
    await next;
  });

  it('come back at the deadline of a reader who reads nothing, and so does the connection', async () => {
    const services = createServices({
      database: db.database,
      clock: () => NOW,
      installation: testInstallation,
    });
    const ask = (email: string, storeId: string, timeoutMs: number) =>
      services.handle(
        { ...calls.getGeneralReport, timeoutMs },
        { params: { storeId }, query: {}, body: undefined },
        { user: { email, name: null }, storeId, idempotencyKey: null, requestId: 'req-test' },
      );
    const { stream: unread } = await ask(MARIANA, CASA_LUMBRE, 1000);
    const { stream: his } = await ask(HECTOR, '20817', 10_000);
    his?.body.destroy();
    expect([his === undefined, unread?.body.destroyed]).toEqual([false, false]);
    // Her second stream waits for the first, which has no reader.
    const { stream: hers } = await ask(MARIANA, CASA_LUMBRE, 10_000);
    expect([hers === undefined, unread?.body.destroyed]).toEqual([false, true]);
    hers?.body.destroy();
    await expect.poll(() => lentOut(db.database)).toBe(0);
  });

  it('ten reports at once are all answered, those given up too, and no connection stays out', async () => {
    const services = createServices({
      database: db.database,
      clock: () => NOW,
      installation: testInstallation,
    });
    const context = {
      user: { email: MARIANA, name: null },
      storeId: CASA_LUMBRE,
      idempotencyKey: null,
      requestId: 'req-test',
    };
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const request = { params: { storeId: CASA_LUMBRE }, query: {}, body: undefined };
        const { status, stream } = await services.handle(calls.getGeneralReport, request, context);
        if (at % 3 === 0) stream?.body.destroy();
        else if (stream) expect(JSON.parse((await buffer(stream.body)).toString())).toHaveProperty('data');
        return status;
      }),
    );
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    await expect.poll(() => lentOut(db.database)).toBe(0);
  });
});
