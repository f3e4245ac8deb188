import { calls } from '@trastienda/api-client/calls';
import { describe, expect, it } from 'vitest';
import { defineJob } from '../../jobs/define-job.ts';
import { jobOf, startJob } from '../../jobs/job.ts';
import { createJobRunner } from '../../jobs/run-job.ts';
import { asking, CASA_LUMBRE, HECTOR, MARIANA } from '../../testing/ask.ts';
import { inScope } from '../../testing/in-scope.ts';
import { actOf, actsIn } from '../../testing/operator.ts';
import { putPerson } from '../../testing/put-person.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { CommandRefused } from '../command-refused.ts';
import { changeOwner } from './change-owner.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const NEW = 'mariana.robles@casalumbre.example';
const LUCIA = 'lucia@ayuda.example';

let told: string[] = [];
const give = (to: string, storeId = CASA_LUMBRE) => {
  told = [];
  const act = actOf('store:owner', { reason: 'Cambió de correo' });
  return changeOwner(db.database, { storeId, to }, act, async (_tx, emails) => void told.push(...emails));
};
const entered = async (email: string) =>
  (await answer(calls.getBalance, { params: { storeId: CASA_LUMBRE } }, { email })).status;
const storesOf = async (email: string) =>
  (await ask(calls.listUserStores, { query: { email } }, { email })).data.map(({ id }) => id);

describe('the operator who gives a store to another e-mail', () => {
  it('moves it whole, once: the one before is out, its people stay, and all of them can read who it was', async () => {
    await putPerson(db.database, { username: LUCIA, status: 'activo' });
    await putPerson(db.database, { username: NEW, status: 'activo' });
    expect(await give(` ${NEW.toUpperCase()} `)).toBe(MARIANA);
    expect(told).toEqual([MARIANA, NEW]);
    expect([await entered(NEW), await entered(LUCIA), await entered(MARIANA)]).toEqual([200, 200, 403]);
    expect(await storesOf(MARIANA)).not.toContain(CASA_LUMBRE);
    const { data: people } = await ask(calls.listStoreUsers, {}, { email: NEW });
    expect(people.filter(({ username }) => username === NEW)).toMatchObject([{ owner: true }]);
    const { data } = await ask(calls.listStoreActivity, {}, { email: NEW });
    expect(data[0]).toMatchObject({
      kind: 'tienda',
      what: `Puso la tienda a nombre de ${NEW}: Cambió de correo`,
      who: { name: 'Soporte de Trastienda' },
    });

    const recorded = await actsIn(db.database);
    expect(recorded).toMatchObject([
      { command: 'store:owner', before: { owner: MARIANA }, after: { owner: NEW } },
    ]);
    expect(await give(NEW)).toBe(NEW);
    expect(told).toEqual([]);
    expect(await actsIn(db.database)).toEqual(recorded);
  });

  it('puts it behind the stores that the new owner has', async () => {
    const before = await storesOf(HECTOR);
    await give(HECTOR);
    expect(await storesOf(HECTOR)).toEqual([...before, CASA_LUMBRE]);
    await give(NEW);
  });

  it('lets long work of the owner before go on as the new one’s, also in a worker that has begun it', async () => {
    // The store changes hands in the middle of the first row, and the second finds that it is somebody else's.
    const kind = defineJob<{ note: string }, { first: boolean }>({
      id: 'testGiving',
      run: async ({ first }) => {
        if (first) await give(MARIANA);
        return { outcome: 'done' };
      },
    });
    const rows = [{ first: true }, { first: false }];
    await inScope(db.database, (scope) => startJob(scope, kind, { id: 'lote', input: { note: '' }, rows }), {
      email: NEW,
    });
    const { runJob } = createJobRunner({
      database: db.database,
      kinds: [kind],
      clock: () => new Date(),
      random: () => new Uint8Array(),
      notifyWorkers: async () => {},
      onError: (error) => expect.unreachable(String(error)),
    });
    const see = () => inScope(db.database, (scope) => jobOf(scope, 'lote'));
    await runJob({ storeId: CASA_LUMBRE, jobId: 'lote' });
    expect(await see()).toMatchObject({ status: 'running', succeeded: 1, email: MARIANA });
    await runJob({ storeId: CASA_LUMBRE, jobId: 'lote' });
    expect(await see()).toMatchObject({ status: 'finished', succeeded: 2, failed: 0 });
  });

  it('refuses what is no e-mail and a store that there is not, and leaves nothing', async () => {
    const recorded = await actsIn(db.database);
    await expect(give('mariana')).rejects.toThrow(new CommandRefused('Not an e-mail: mariana'));
    await expect(give(HECTOR, '1')).rejects.toThrow(new CommandRefused('There is no store 1.'));
    expect(await actsIn(db.database)).toEqual(recorded);
  });

  it('has one owner when two are asked for at the same time', async () => {
    await Promise.all([give(NEW), give(HECTOR)]);
    const owners = (await Promise.all([NEW, HECTOR, MARIANA].map(entered))).filter((one) => one === 200);
    expect(owners).toHaveLength(1);
    await give(MARIANA);
  });
});
