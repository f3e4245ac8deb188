import { calls } from '@trastienda/api-client/calls';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { operatorActions } from '../../tables/operator-actions.ts';
import { walletEntries, wallets } from '../../tables/shipping.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { actOf, actsIn } from '../../testing/operator.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { readSteps } from '../../database/run-steps.ts';
import { CommandRefused } from '../command-refused.ts';
import { servicesSteps } from '../migrate.ts';
import { creditWallet } from './credit-wallet.ts';

const db = useDatabase();
const { ask } = asking(() => db.database);

let before = 0;
let number = 0;
const act = (more: { readonly reference?: string; readonly reason?: string } = {}) => ({
  ...actOf('wallet:credit'),
  reason: 'Transferencia del lunes.',
  reference: `T-${(number += 1)}`,
  ...more,
});
const credit = (amount: string, more: Parameters<typeof act>[0] = {}, mayOwe = false) =>
  creditWallet(db.database, { storeId: CASA_LUMBRE, amount, mayOwe }, act(more));
const balance = async () => {
  const { detail } = await ask(calls.getBalance, { params: { storeId: CASA_LUMBRE } });
  return Math.round(detail.monto_actual * 100);
};
const records = () => actsIn(db.database);
const entries = () =>
  acrossStores(db.database, (tx) => tx.$count(walletEntries, eq(walletEntries.storeId, CASA_LUMBRE)));

beforeEach(async () => {
  before = await balance();
});

describe('the operator and a wallet', () => {
  it('adds money, takes some out, and the merchant reads who did it and why', async () => {
    const { balance: after, change, doneAt } = await credit('1,500.00', { reference: 'SPEI 4711' });
    expect({ after, change, doneAt }).toEqual({
      after: before + 150_000,
      change: expect.anything(),
      doneAt: null,
    });
    await credit('-200.50', { reason: 'Se abonó dos veces' });
    expect(await balance()).toBe(before + 129_950);
    expect((await records()).slice(-2)).toMatchObject([
      {
        by: 'olga@host',
        command: 'wallet:credit',
        storeId: CASA_LUMBRE,
        reason: 'Transferencia del lunes.',
        reference: 'SPEI 4711',
        before: { balance: before },
        after: { balance: before + 150_000, amount: 150_000 },
      },
      { before: { balance: before + 150_000 }, after: { balance: before + 129_950, amount: -20_050 } },
    ]);
    const { data } = await ask(calls.listStoreActivity, { query: { kind: 'guias' } });
    const [newest] = await records().then((rows) => rows.slice(-1));
    expect(data.slice(0, 2)).toMatchObject([
      {
        who: { username: 'soporte', name: 'Soporte de Trastienda' },
        what: 'Descontó $200.50 del saldo para guías: Se abonó dos veces',
        folio: `operator-${newest?.id}`,
      },
      { what: 'Abonó $1,500.00 al saldo para guías: Transferencia del lunes' },
    ]);
  });

  it('changes nothing with a reference that was used, and says when; with another amount it refuses', async () => {
    await credit('100', { reference: 'once' });
    const [counted, recorded] = [await entries(), (await records()).length];
    const again = await credit('100.00', { reference: 'once' });
    expect(again).toEqual({ change: null, balance: before + 10_000, doneAt: expect.any(Date) });
    await expect(credit('200', { reference: 'once' })).rejects.toThrow(
      new CommandRefused('The reference once was used for $100.00 already.'),
    );
    expect([await entries(), (await records()).length, await balance()]).toEqual([
      counted,
      recorded,
      before + 10_000,
    ]);
  });

  it('does one of many with one reference at the same time', async () => {
    const done = await Promise.all([1, 2, 3, 4, 5].map(() => credit('70', { reference: 'race' })));
    expect(done.filter(({ change }) => change !== null)).toHaveLength(1);
    expect(await balance()).toBe(before + 7_000);
  });

  it('leaves a debt only when that is asked for, and nobody buys from it', async () => {
    const more = `-${(before / 100 + 50).toFixed(2)}`;
    const [counted, recorded] = [await entries(), (await records()).length];
    await expect(credit(more)).rejects.toThrow('would leave a debt. With --allow-debt it may.');
    expect([await entries(), (await records()).length, await balance()]).toEqual([counted, recorded, before]);
    expect((await credit(more, {}, true)).balance).toBe(-5_000);
    expect(await balance()).toBe(-5_000);
    const deeper = acrossStores(db.database, (tx) =>
      tx.insert(walletEntries).values({
        storeId: CASA_LUMBRE,
        kind: 'correction',
        amount: -1,
        createdAt: new Date(),
      }),
    );
    await expect(deeper).rejects.toThrow();
    // Money that comes in lessens the debt, also where it does not end it.
    expect((await credit('20')).balance).toBe(-3_000);
    await expect(credit('-1')).rejects.toThrow(CommandRefused);
    expect((await credit('1000')).balance).toBe(97_000);
    expect(await acrossStores(db.database, (tx) => tx.select().from(wallets))).toContainEqual({
      storeId: CASA_LUMBRE,
      balance: 97_000,
      allowedDebt: 5_000,
    });
  });

  it('refuses what is no money, and a store that there is not, and leaves nothing', async () => {
    const recorded = (await records()).length;
    for (const amount of ['', '0', 'mil', '1.005'])
      await expect(credit(amount)).rejects.toThrow(CommandRefused);
    const nowhere = creditWallet(db.database, { storeId: '1', amount: '5', mayOwe: false }, act());
    await expect(nowhere).rejects.toThrow(new CommandRefused('There is no store 1.'));
    expect([(await records()).length, await balance()]).toEqual([recorded, before]);
  });

  it('keeps its records: nobody changes one, and no request sees one', async () => {
    await credit('1');
    const change = acrossStores(db.database, (tx) => tx.update(operatorActions).set({ by: 'nobody' }));
    await expect(change).rejects.toThrow();
    await expect(acrossStores(db.database, (tx) => tx.delete(operatorActions))).rejects.toThrow();
    expect(await db.database.$count(operatorActions)).toBe(0);
  });
});

it('the step of the wallets may run a second time, as its kind asks, and changes no balance', async () => {
  const step = (await readSteps(servicesSteps.folder)).find(({ name }) => name === '0009_wallet_corrections');
  expect(step?.kind).toBe('one by one');
  for (const statement of step?.statements ?? []) await db.database.$client.query(statement);
  expect(await balance()).toBe(before);
  const charged = acrossStores(db.database, (tx) =>
    tx.update(wallets).set({ balance: -5_001 }).where(eq(wallets.storeId, CASA_LUMBRE)),
  );
  await expect(charged).rejects.toThrow();
});
