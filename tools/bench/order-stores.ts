import type { Database } from '@trastienda/services/database';
import { fillStore } from './bench-stores.ts';

/**
 * A store whose orders are one demo order over and over, a minute apart, each with one line. `varied` are columns of the
 * orders and what they are instead, as SQL of the order's number `i`.
 */
export const fillOrders = (
  database: Database,
  store: string,
  size: number,
  varied: Readonly<Record<string, string>> = {},
): Promise<void> =>
  fillStore(database, store, async ({ query, columnsOf }) => {
    const id = `'ped-' || lpad(i::text, 8, '0')`;
    const orders = await columnsOf('orders', {
      store_id: `'${store}'`,
      id,
      order_number: `'45' || lpad(i::text, 8, '0')`,
      purchase_date: `now() - i * interval '1 minute'`,
      total: '10000 + i % 90000',
      ...varied,
    });
    const lines = await columnsOf('order_lines', {
      store_id: `'${store}'`,
      order_id: id,
      colocation_id: `'col-' || i`,
      position: '1',
      track_id: 'null',
    });
    const some = `(select * from orders where store_id = '10452' order by purchase_date desc limit 1)`;
    await query(
      `insert into orders (${orders.names}) select ${orders.values} from ${some} t, generate_series(1, ${size}) i`,
    );
    await query(
      `insert into order_lines (${lines.names}) select ${lines.values}
         from (select * from order_lines where store_id = '10452' limit 1) t, generate_series(1, ${size}) i`,
    );
  });
