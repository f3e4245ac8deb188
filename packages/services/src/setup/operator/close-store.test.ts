import { randomUUID } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobOf, startJob } from '../../jobs/job.ts';
import { createJobRunner } from '../../jobs/run-job.ts';
import { createFiles } from '../../subjects/files/create-files.ts';
import { asking, CASA_LUMBRE, HECTOR, MARIANA } from '../../testing/ask.ts';
import { inScope } from '../../testing/in-scope.ts';
import { actOf, actsIn } from '../../testing/operator.ts';
import { balanceIn, payIn, topUps } from '../../testing/pay-in.ts';
import { putPerson } from '../../testing/put-person.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { startWorkers } from '../../workers.ts';
import { CommandRefused } from '../command-refused.ts';
import { setClosed } from './close-store.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const LUCIA = 'lucia@ayuda.example';

let told: string[] = [];
const set = (isClosed: boolean, storeId = CASA_LUMBRE) => {
  told = [];
  const act = actOf(isClosed ? 'store:close' : 'store:open', { reason: 'A petición suya.' });
  return setClosed(db.database, { storeId, isClosed }, act, async (_tx, emails) => void told.push(...emails));
};
const entering = (email: string) => answer(calls.getBalance, { params: { storeId: CASA_LUMBRE } }, { email });
const closed = {
  status: 403,
  body: {
    code: 'store_closed',
    message: 'Esta tienda está cerrada. Sus datos se conservan; escribe a soporte si la necesitas.',
  },
};

beforeEach(async () => {
  await putPerson(db.database, { username: LUCIA, status: 'activo' });
  await set(false);
});

describe('a store that an operator closed', () => {
  it('is closed to its people, who read that it is, and to strangers what it always was', async () => {
    const strange = await entering(HECTOR);
    expect(await set(true)).toBe(true);
    expect(told.toSorted()).toEqual(expect.arrayContaining([LUCIA, MARIANA]));
    for (const email of [MARIANA, LUCIA]) expect(await entering(email)).toMatchObject(closed);
    expect(await entering(HECTOR)).toEqual(strange);
    const write = { params: { storeId: CASA_LUMBRE }, body: { amount: 5 } };
    expect(await answer(calls.topUpBalance, write)).toMatchObject({ status: 403 });
    // It is in her list still, behind those that she can work in.
    const { data } = await ask(calls.listUserStores, { query: { email: MARIANA } });
    expect([data.length > 1, data.at(-1)?.id]).toEqual([true, CASA_LUMBRE]);
  });

  it('is closed once and opened once, with both in the activity that its owner then reads', async () => {
    const before = (await actsIn(db.database)).length;
    expect([await set(true), await set(true), await set(false), await set(false)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(told).toEqual([]);
    expect((await actsIn(db.database)).slice(before)).toMatchObject([
      { command: 'store:close', before: { closedAt: null }, after: { closedAt: expect.any(String) } },
      { command: 'store:open', before: { closedAt: expect.any(String) }, after: { closedAt: null } },
    ]);
    expect((await entering(MARIANA)).status).toBe(200);
    const { data } = await ask(calls.listStoreActivity, { query: { kind: 'tienda' } });
    expect(data.slice(0, 2).map(({ what }) => what)).toEqual([
      'Volvió a abrir la tienda: A petición suya',
      'Cerró la tienda: A petición suya',
    ]);
    const twice = await Promise.all([set(true), set(true), set(true)]);
    expect(twice.filter(Boolean)).toHaveLength(1);
    await expect(set(true, '1')).rejects.toThrow(new CommandRefused('There is no store 1.'));
  });

  it('has its files for itself, but for the photos of its products', async () => {
    const files = createFiles({ database: db.database });
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    const uploader = { email: MARIANA, requestId: 'r' };
    const file = { storeId: CASA_LUMBRE, name: 'factura.pdf', kind: 'invoice', bytes: pdf } as const;
    const { key } = await files.save(file, uploader);
    const reader = { stores: [CASA_LUMBRE], email: MARIANA };
    expect(await files.find(key, reader)).not.toBeNull();
    await set(true);
    expect(await files.find(key, reader)).toBeNull();
    await expect(files.save(file, uploader)).rejects.toThrow('Esta tienda está cerrada');
    await set(false);
    expect(await files.find(key, reader)).not.toBeNull();
  });

  it('keeps its jobs: they wait, and go on when it is open', async () => {
    const before = await balanceIn(db.database);
    const jobId = randomUUID();
    const rows = [payIn(1, 'paid'), payIn(2, 'paid')];
    await inScope(db.database, (scope) => startJob(scope, topUps, { id: jobId, input: { note: '' }, rows }));
    const see = () => inScope(db.database, (scope) => jobOf(scope, jobId));
    await set(true);
    const { runJob } = createJobRunner({
      database: db.database,
      kinds: [topUps],
      clock: () => new Date(),
      random: () => new Uint8Array(),
      notifyWorkers: async () => {},
      onError: (error) => expect.unreachable(String(error)),
    });
    expect(await runJob({ storeId: CASA_LUMBRE, jobId })).toBe(false);
    expect(await balanceIn(db.database)).toBe(before);
    const options = { url: db.url, database: db.database, kinds: [topUps], onError: () => {} };
    const idle = await startWorkers(options);
    const { rows: leases } = await db.database.$client.query(
      `select count(*)::int as n from pgboss.job where name = 'job-turns' and data->>'jobId' = $1`,
      [jobId],
    );
    expect(leases).toEqual([{ n: 0 }]);
    await idle.stop();
    await set(false);
    expect(await see()).toMatchObject({ finishedAt: null, succeeded: 0 });
    const workers = await startWorkers(options);
    await expect.poll(async () => (await see()).status, { timeout: 30_000 }).toBe('finished');
    expect(await balanceIn(db.database)).toBe(before + 3);
    await workers.stop();
  }, 60_000);
});
