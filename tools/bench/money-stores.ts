import type { Database } from '@trastienda/services/database';
import { fillStore } from './bench-stores.ts';

/** The contents of a store with deposits, and their numbers. */
export type MoneySize = {
  /** Orders that deposits paid. */
  readonly orders: number;
  readonly deposits: number;
  /** Orders of one deposit more, which is named P-WIDE; four lines each. */
  readonly wide: number;
  /** Invoices of its orders with a file of 100 kB. */
  readonly documents?: number;
};

/** Waiting for a deposit: fifty of these weeks, ten late. They do not grow with the history. */
const OPEN = 60;
const channel = (number: string) => `(array['CS', 'SR', 'SN'])[1 + (${number}) % 3]`;
const sale = 'case when j % 50 = 0 then 1000 else 0 end + 10000 + j % 90000';

/**
 * A store with two years of deposits of three channels, of equal orders by turns; one order in fifty brought ten pesos less than
 * expected. Every order is delivered and in the automatic list of invoices, all but the newest 400 with an accepted one.
 */
export const fillMoney = (database: Database, store: string, size: MoneySize): Promise<void> =>
  fillStore(database, store, async ({ query, columnsOf }) => {
    const { orders, deposits, wide, documents = 0 } = size;
    // The table has the number, deposit, channel and day of purchase of each order.
    await query(`create temp table sold as
      select j, case when j <= ${OPEN} then null else 'P-' || lpad((1 + j % ${deposits})::text, 6, '0') end as payout,
        case when j <= ${OPEN} then ${channel('j')} else ${channel(`1 + j % ${deposits}`)} end as channel,
        case when j <= 50 then now() - j * interval '10 hours' when j <= ${OPEN} then now() - interval '60 days'
          else now() - interval '20 days' - (1 + j % ${deposits}) * (interval '700 days' / ${deposits}) - j * interval '1 second' end as bought,
        ${sale} as sale
      from generate_series(1, ${orders}) j
      union all select j, 'P-WIDE', 'CS', now() - interval '30 days' - j * interval '1 second', ${sale}
      from generate_series(${orders + 1}, ${orders + wide}) j`);
    await query(`insert into order_money (store_id, marketplace, order_number, purchase_date, payable_at, pieces, returned, sale,
        commission, isr, iva, guides, net, paid_net, difference, causes, state, payout_id)
      select '${store}', channel, 'n-' || j, bought, bought + interval '5 days', 1, 0, sale, 1500, 200, 600, 0, sale - 2300,
        case when payout is null then null else sale - 2300 - case when j % 50 = 0 then 1000 else 0 end end,
        case when payout is not null and j % 50 = 0 then 1000 else 0 end, '[]',
        case when payout is null then 'por_cobrar' when j % 50 = 0 then 'diferencia' else 'pagado' end, payout
      from sold`);
    await query('begin');
    await query(`insert into payouts (store_id, id, marketplace, period_first, period_last, pay_at, reference, state, amount)
      select '${store}', payout, min(channel), min(bought)::date, max(bought)::date, max(bought) + interval '10 days', 'SPEI', 'pagado',
        sum(sale - 2300 - case when j % 50 = 0 then 1000 else 0 end)
      from sold where payout is not null group by payout`);
    await query(`insert into payout_lines (store_id, payout_id, line, order_number, kind, amount, at)
      select '${store}', payout, row_number() over (partition by payout), 'n-' || j, kind, amount, now()
      from sold, lateral (values ('venta', sale), ('comision', -1500 - case when j % 50 = 0 then 1000 else 0 end),
        ('isr', -200), ('iva', -600)) l(kind, amount) where payout is not null`);
    await query('commit');
    const one = await columnsOf('orders', {
      store_id: `'${store}'`,
      id: `'ped-' || j`,
      order_number: `'n-' || j`,
      marketplace: 'channel',
      status: `'finalizado'`,
      purchase_date: 'bought',
      total: 'sale',
      client_name: `'a'`,
      client_name_folded: `'a'`,
      billing: '2',
      billed_amount: 'sale',
      invoice_status: `case when j <= 200 then null when j <= 300 then 'rechazada' when j <= 400 then 'en_revision' else 'aceptada' end`,
      demo: 'false',
    });
    await query(`insert into orders (${one.names}) select ${one.values}
      from (select * from orders where store_id = '10452' order by purchase_date desc limit 1) t, sold`);
    const isDocumented = `payout = 'P-WIDE' and j <= ${orders + documents}`;
    await query(`insert into uploaded_files (key, store_id, kind, name, content_type, size, bytes, created_at)
      select '${store}-' || j, '${store}', 'invoice', 'A.xml', 'text/xml', 100000,
        (select decode(string_agg(md5(j || '-' || n), ''), 'hex') from generate_series(1, 6250) n), now()
      from sold where ${isDocumented}`);
    await query(`insert into invoices (store_id, id, order_id, order_number, marketplace, uuid, status, sent_at, xml_key, xml_name)
      select '${store}', 'fac-' || j, 'ped-' || j, 'n-' || j, channel, 'uuid-' || j,
        case when j <= 300 then 'rechazada' when j <= 400 then 'en_revision' else 'aceptada' end, now(),
        case when ${isDocumented} then '${store}-' || j end, 'A.xml'
      from sold where j > 200`);
    await query('drop table sold');
    // Folds the changes, as happens a minute later.
    await query(`select fold_money('${store}', 1000000)`);
  });
