import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bareInstallation } from '@trastienda/services/core/installation';
import { foldMoney } from '@trastienda/services/subjects/money/maintain-sums';
import { foldSales } from '@trastienda/services/subjects/sales/maintain-sums';
import { CASA_LUMBRE } from '@trastienda/services/testing/ask';
import { fingerprintOfRows } from '@trastienda/services/testing/fingerprint';
import { NOW } from '@trastienda/services/testing/now';
import { acrossStores, useDatabase } from '@trastienda/services/testing/test-database';
import { backfillOrderMoney } from '@trastienda/services/use-cases/backfill-order-money';
import { moveParcels } from './carrier-clock/move-parcels.ts';
import { readChannels } from './channel-clock.ts';
import { payWeeks, reviewEvidences, reviewInvoices } from './money-clock.ts';
import { countShipments, moveWithdrawals } from './stock-clock.ts';

const db = useDatabase();
const LATER = new Date(NOW.getTime() + 9 * 86_400_000);
const run = (...statements: string[]) =>
  acrossStores(db.database, async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
const setClosed = (isClosed: boolean) =>
  run(`update stores set closed_at = ${isClosed ? 'now()' : 'null'} where id = '${CASA_LUMBRE}'`);
const rows = () => fingerprintOfRows(db.database, CASA_LUMBRE);

// The demo's own rows never move; these are made a merchant's, so that each task has something of hers to do.
beforeAll(() =>
  run(
    ...['guides', 'evidences', 'invoices', 'stock_shipments', 'inventory_withdrawals'].map(
      (table) => `update ${table} set demo = false where store_id = '${CASA_LUMBRE}'`,
    ),
    `update orders set status = 'cancelado' where id = (select min(id) from orders where store_id = '${CASA_LUMBRE}' and status = 'pendiente')`,
    `update order_money set net = net + 1 where store_id = '${CASA_LUMBRE}' and state = 'pagado'`,
    `insert into order_money_backfills (store_id) values ('${CASA_LUMBRE}')`,
  ),
);

describe('the scheduled work of a store that an operator closed (D500)', () => {
  it.each<readonly [string, () => Promise<unknown>]>([
    ['sales are folded', () => foldSales(db.database)],
    ['money is folded', () => foldMoney(db.database)],
    [
      'the amounts of older orders',
      () => backfillOrderMoney(db.database, { installation: bareInstallation, now: NOW }),
    ],
    ['channels are read', () => readChannels(db.database, NOW)],
    ['carriers report', () => moveParcels(db.database, LATER)],
    ['evidences are reviewed', () => reviewEvidences(db.database, LATER)],
    ['invoices are reviewed', () => reviewInvoices(db.database, LATER)],
    ['deposits are paid', () => payWeeks(db.database, LATER)],
    ['shipments are counted', () => countShipments(db.database, LATER)],
    ['withdrawals are handed over', () => moveWithdrawals(db.database, LATER)],
  ])('waits, and catches up once it is open: %s', async (_what, task) => {
    await setClosed(true);
    const before = await rows();
    await task();
    expect(await rows()).toBe(before);
    await setClosed(false);
    await task();
    expect(await rows()).not.toBe(before);
  });
});
