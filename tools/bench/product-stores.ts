import { calls } from '@trastienda/api-client/calls';
import type { createServices } from '@trastienda/services';
import type { Database } from '@trastienda/services/database';
import { askPage } from './ask-page.ts';
import { fillStore } from './bench-stores.ts';

/**
 * The columns that differ from the demo product's own, as SQL of the product's number `i`. Shares stay as a
 * store grows (a hundred categories, one in seven paused); each rare value has ten products, whose page is
 * not full before the last product has been read. Each fiftieth number has the same end in its SKU in both
 * stores.
 */
const varied = (store: string): Readonly<Record<string, string>> => ({
  store_id: `'${store}'`,
  id: `'p-' || i`,
  name: `'Florero ' || i`,
  folded_name: `case when i <= 10 then 'florero talavera ' when i % 10 = 0 then 'jarra ' else 'florero ' end || i`,
  searched: `case when i <= 10 then 'florero talavera ' when i % 10 = 0 then 'jarra ' else 'florero ' end || i
    || ' ban-' || lpad(i::text, 6, '0') || ' ' || case when i = 321 then 'ban-321-az' else 'x' || i end`,
  category: `case when i <= 10 then 'rara' else 'cat-' || i % 100 end`,
  category_name: `'Categoría ' || i % 100`,
  brand: `case when i <= 10 then 'Rara' else 'Marca ' || i % 20 end`,
  photos: `case when i <= 10 then '[]'::jsonb else t.photos end`,
  channels: `case when i <= 10 then '{PG}' when i % 7 = 0 then '{}' when i % 2 = 0 then '{SR,SN}' else '{CS}' end::text[]`,
  shipping_method: `case when i <= 10 then 'fulfillment' else 'dropshipping' end`,
  status: `case when i between 11 and 20 then 'draft' when i % 7 = 0 then 'paused' else 'active' end`,
  stock: `case when i % 13 = 0 then 0 else i % 40 + 1 end`,
  sale_price: `10000 + (i * 7919) % 90000`,
  universal_id: 'null',
  first_sku: `'BAN-' || lpad(i::text, 6, '0')`,
  created_at: `now() - i * interval '1 minute'`,
  updated_at: `now() - (i * 7919 % 100003) * interval '1 second'`,
});

/** A store whose products are one of the demo's over and over, each with the SKU that its row names alone. */
export const fillProducts = (database: Database, store: string, size: number): Promise<void> =>
  fillStore(database, store, async ({ query, columnsOf }) => {
    const { names, values } = await columnsOf('products', varied(store));
    await query(
      `insert into products (${names}) select ${values}
         from (select * from products where store_id = '10452' and status = 'active' order by id limit 1) t,
           generate_series(1, ${size}) i`,
    );
  });

/** Asks for a page of 20 products of a filled store. @returns milliseconds; throws when there is no row in the answer. */
export const askProducts = (
  services: ReturnType<typeof createServices>,
  store: string,
  query: Readonly<Record<string, unknown>>,
): Promise<number> => askPage(services, store, calls.listProducts, query);
