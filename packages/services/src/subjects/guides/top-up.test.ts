import { calls } from '@trastienda/api-client/calls';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { testInstallation } from '../../testing/installation.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { walletEntries } from '../../tables/shipping.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const elsewhere = asking(() => db.database, { installation: { ...testInstallation, topsUp: false } });
const params = { storeId: CASA_LUMBRE };

const balance = async () => (await ask(calls.getBalance, { params })).detail.monto_actual;
const topUps = () =>
  acrossStores(db.database, (tx) =>
    tx.$count(walletEntries, and(eq(walletEntries.storeId, CASA_LUMBRE), eq(walletEntries.kind, 'top_up'))),
  );

describe('topping up a balance of the demo (D400)', () => {
  it('writes one movement for one press, however often it arrives', async () => {
    const before = { balance: await balance(), topUps: await topUps() };
    const input = { params, body: { amount: 5000 } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => answer(calls.topUpBalance, input, { key: 'one-press' })),
    );
    // A request that comes while the first is pending gets 409, and is retried.
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await answer(calls.topUpBalance, input, { key: 'one-press' })).toMatchObject({ status: 200 });
    expect(await balance()).toBeCloseTo(before.balance + 5000, 2);
    expect(await topUps()).toBe(before.topUps + 1);
  });

  it('refuses nothing, less than nothing and fractions of a centavo, and changes no balance', async () => {
    const before = await balance();
    for (const amount of [0, -5000, 0.5, 100_001, 10.001])
      expect(await answer(calls.topUpBalance, { params, body: { amount } })).toMatchObject({ status: 422 });
    expect(await balance()).toBe(before);
  });

  it('is no call of another installation: its money is paid', async () => {
    const before = await balance();
    const input = { params, body: { amount: 5000 } };
    expect(await elsewhere.answer(calls.topUpBalance, input)).toMatchObject({ status: 404 });
    expect(await balance()).toBe(before);
  });
});
