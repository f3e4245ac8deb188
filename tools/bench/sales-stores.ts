import { type Database, rebuildSales } from '@trastienda/services/database';
import { fillStore } from './bench-stores.ts';

/**
 * A store that has sold for 730 days: 1.4 lines an order, of 400 SKUs of its catalogue (some sell much more), in 12 categories,
 * 32 states and 10 channels; one order in twenty was cancelled.
 */
export async function fillSales(database: Database, store: string, size: number): Promise<void> {
  await fillStore(database, store, async ({ query, columnsOf }) => {
    const triggers = async (what: 'enable' | 'disable') => {
      for (const table of ['orders', 'order_lines']) await query(`alter table ${table} ${what} trigger user`);
    };
    const products = await columnsOf('products', {
      store_id: `'${store}'`,
      id: `'p-' || i`,
      first_sku: `'sku-' || i`,
    });
    const skus = await columnsOf('product_skus', {
      store_id: `'${store}'`,
      product_id: `'p-' || i`,
      sku: `'sku-' || i`,
      folded_sku: `'sku-' || i`,
      position: '0',
    });
    for (const [table, { names, values }] of Object.entries({ products, product_skus: skus }))
      await query(
        `insert into ${table} (${names}) select ${values}
          from (select * from ${table} where store_id = '10452' limit 1) t, generate_series(0, 399) i`,
      );
    // Names of clients would take most of the time, and no query needs them; sums are computed from the lines
    // in one pass below.
    await triggers('disable');
    await query(`
      insert into orders (store_id, id, order_number, marketplace, status, client_name, client_name_folded, purchase_date, total, payment, shipping_address, channel_data)
      select '${store}', 'o-' || i, 'n-' || i, (array['CS','SR','SN','ML','SH','TP','WC','AE','PG','SP'])[1 + i % 10],
        'finalizado', 'a', 'a', now() - i * (interval '730 days' / ${size}), 1, '{}',
        jsonb_build_object('stateCode', 'MX-' || (array['AGU','BCN','BCS','CAM','CHP','CHH','DIF','COA','COL','DUR','GUA','GRO','HID','JAL','MEX','MIC','MOR','NAY','NLE','OAX','PUE','QUE','ROO','SLP','SIN','SON','TAB','TAM','TLA','VER','YUC','ZAC'])[1 + i % 32]),
        '{}' from generate_series(1, ${size}) i`);
    await query(`
      insert into order_lines (store_id, order_id, colocation_id, position, product_id, sku, name, category_id, category_name, sale_price, sale_discount, status_id, product_type, dimensions, delivery_type)
      select '${store}', 'o-' || i, 'o-' || i || '-' || n, n, 'p-' || s, 'sku-' || s, 'x', 'cat-' || s % 12, 'c', 10000 + s, 0,
        case when i % 20 = 0 then 8 else 7 end, 'simple', '[]', 'dropshipping'
      from generate_series(1, ${size}) i, generate_series(1, 1 + (i % 5 < 2)::int) n,
        lateral (select floor(400 * power(((i::bigint * 7919 + n * 104729) % 10007) / 10007.0, 3))::int as s) zipf`);
    await triggers('enable');
    // Without statistics the one pass below is planned as for empty tables, and takes minutes for 10,000 orders.
    await query('analyze orders, order_lines');
  });
  await rebuildSales(database, store);
}

/** Returns of the newest orders, each in a statement of its own: four changes each that no day holds yet. @returns how many wait */
export async function returnNewest(database: Database, store: string, orders: number): Promise<number> {
  const client = await database.$client.connect();
  try {
    await client.query(`select set_config('app.scope', 'all', false)`);
    await client.query(`
      do $$ declare id text; begin
        for id in select o.id from orders o where o.store_id = '${store}' and right(o.id, 1) in ('1', '3', '6', '8') order by o.purchase_date desc limit ${orders} loop
          update order_lines set status_id = 9 where store_id = '${store}' and order_id = id and position = 1;
        end loop; end $$`);
    await client.query('analyze sales_changes');
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from sales_changes where store_id = '${store}'`,
    );
    return rows[0]?.waiting ?? 0;
  } finally {
    client.release(true);
  }
}
