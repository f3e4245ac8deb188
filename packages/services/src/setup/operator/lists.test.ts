import { calls } from '@trastienda/api-client/calls';
import { describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { startJob } from '../../jobs/job.ts';
import { createJobRunner } from '../../jobs/run-job.ts';
import { jobRows, jobs } from '../../tables/jobs.ts';
import { stores } from '../../tables/people.ts';
import { asking, CASA_LUMBRE, HECTOR, MARIANA } from '../../testing/ask.ts';
import { inScope } from '../../testing/in-scope.ts';
import { actOf, actsIn } from '../../testing/operator.ts';
import { payIn, topUps } from '../../testing/pay-in.ts';
import { putPerson } from '../../testing/put-person.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { guideLot } from '../../use-cases/lot-item.ts';
import { CommandRefused } from '../command-refused.ts';
import { setClosed } from './close-store.ts';
import { listJobs, retryJob } from './failed-jobs.ts';
import { type ListedStore, listStores } from './list-stores.ts';
import { storesOfPerson } from './stores-of-person.ts';

const db = useDatabase();
const { ask } = asking(() => db.database);
const all = async (owner?: string) => {
  const found: ListedStore[] = [];
  for await (const store of listStores(db.database, owner)) found.push(store);
  return found;
};
const close = (storeId: string) =>
  setClosed(db.database, { storeId, isClosed: true }, actOf('store:close'), async () => {});

describe('the operator reads', () => {
  it('every store, with what the merchant has in it', async () => {
    const found = (await all()).find(({ id }) => id === CASA_LUMBRE);
    const { detail } = await ask(calls.getBalance, { params: { storeId: CASA_LUMBRE } });
    expect(found).toMatchObject({
      owner: MARIANA,
      closedAt: null,
      orders: 1240,
      balance: Math.round(detail.monto_actual * 100),
      lastChange: expect.any(Date),
    });
    const his = await all(` ${HECTOR.toUpperCase()}`);
    expect(his.length).toBeGreaterThan(0);
    expect(his.every(({ owner }) => owner === HECTOR)).toBe(true);
    expect(await all('nadie@example.com')).toEqual([]);
  });

  it('thousands of them, each once, in the order of their numbers', async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => ({
      id: `90${String(at).padStart(4, '0')}`,
      ownerEmail: 'muchas@example.com',
      position: at + 1,
      createdAt: new Date(),
    }));
    await acrossStores(db.database, (tx) => tx.insert(stores).values(many));
    const found = (await all('muchas@example.com')).map(({ id }) => id);
    expect(found).toEqual(many.map(({ id }) => id));
    await acrossStores(db.database, (tx) =>
      tx.delete(stores).where(eq(stores.ownerEmail, 'muchas@example.com')),
    );
  });

  it('the stores of a person: hers, those she works in, and those she was invited to', async () => {
    await putPerson(db.database, { username: HECTOR, status: 'invitado' });
    const his = await acrossStores(db.database, (tx) => storesOfPerson(tx, HECTOR));
    expect(his[0]).toMatchObject({ id: '20817', status: null, closedAt: null });
    expect(his.at(-1)).toMatchObject({ id: CASA_LUMBRE, status: 'invitado' });
    expect(await acrossStores(db.database, (tx) => storesOfPerson(tx, 'nadie@example.com'))).toEqual([]);
  });
});

const start = (id: string, kind: typeof topUps) =>
  inScope(db.database, (scope) =>
    startJob(scope, kind, {
      id,
      input: { note: '' },
      rows: [payIn(1, 'paid'), payIn(2, 'broken'), payIn(3, 'refused')],
    }),
  );
const work = (jobId: string, kind: typeof topUps) =>
  createJobRunner({
    database: db.database,
    kinds: [kind],
    clock: () => new Date(),
    random: () => new Uint8Array(),
    notifyWorkers: async () => {},
    onError: () => {},
  }).runJob({ storeId: CASA_LUMBRE, jobId });
const listed = async (storeId?: string) =>
  (await listJobs(db.database, { storeId, limit: 50 })).filter(({ id }) => id.startsWith('prueba'));
const retry = (jobId: string, storeId = CASA_LUMBRE) =>
  retryJob(db.database, { storeId, jobId }, actOf('jobs:retry', { reason: 'Falla corregida' }));

describe('the operator and long work', () => {
  /** A lot of guides, by its name; what its rows do is the test's. */
  const lot = { ...topUps, id: guideLot.id };

  it('reads what is not over and what failed, of all stores or of one', async () => {
    await start('prueba-1', lot);
    await start('prueba-2', topUps);
    await work('prueba-2', topUps);
    expect(await listed()).toMatchObject([
      { id: 'prueba-1', status: 'waiting', succeeded: 0, failed: 0, unexpected: 0, error: null, lease: null },
      { id: 'prueba-2', status: 'finished', total: 3, succeeded: 1, failed: 2, unexpected: 1 },
    ]);
    expect((await listed(CASA_LUMBRE)).length).toBe(2);
    expect(await listed('20817')).toEqual([]);
    expect(await listJobs(db.database, { limit: 1 })).toHaveLength(1);
  });

  it('has the failed rows of a lot done again, those alone, and is told where that is not to be', async () => {
    await expect(retry('prueba-1')).rejects.toThrow(
      new CommandRefused('The job prueba-1 is not over: running processes take it up within a minute.'),
    );
    await expect(retry('prueba-2')).rejects.toThrow('Only a guide-lot is retried');
    await expect(retry('prueba-3')).rejects.toThrow(
      new CommandRefused(`There is no job prueba-3 of the store ${CASA_LUMBRE}.`),
    );
    await expect(retry('prueba-1', '20817')).rejects.toThrow('There is no job prueba-1 of the store 20817.');
    expect((await actsIn(db.database)).length).toBe(0);

    await work('prueba-1', lot);
    expect(await retry('prueba-1')).toBe(2);
    await expect(retry('prueba-1')).rejects.toThrow('is not over');
    expect(await actsIn(db.database)).toMatchObject([
      { command: 'jobs:retry', before: { failed: 2 }, after: { job: 'prueba-1' }, reason: 'Falla corregida' },
    ]);
    const pending = await acrossStores(db.database, (tx) =>
      tx
        .select({ row: jobRows.row })
        .from(jobRows)
        .where(and(eq(jobRows.jobId, 'prueba-1'), eq(jobRows.status, 'pending'))),
    );
    expect(pending.map(({ row }) => row).toSorted()).toEqual([2, 3]);
    const { data } = await ask(calls.listStoreActivity, {});
    expect(data[0]?.what).toBe('Volvió a intentar un trabajo con errores');

    await acrossStores(db.database, (tx) =>
      tx.update(jobs).set({ status: 'cancelled' }).where(eq(jobs.id, 'prueba-1')),
    );
    await expect(retry('prueba-1')).rejects.toThrow(new CommandRefused('The job prueba-1 was cancelled.'));
  });

  it('sees that work waits because its store is closed', async () => {
    await start('prueba-4', lot);
    await close(CASA_LUMBRE);
    expect((await listed()).find(({ id }) => id === 'prueba-4')).toMatchObject({ isStoreClosed: true });
  });
});
