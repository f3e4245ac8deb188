import type { PoolClient } from 'pg';

export type ProductRows = {
  readonly store: string;
  readonly status?: string;
  readonly stock?: number;
  readonly skus?: number;
  readonly channels?: readonly string[];
  readonly category?: string;
  readonly brand?: string | null;
  readonly name?: string;
};

/** Products under these ids, in one statement; one that is there already takes the new columns. */
export const putProducts = (client: PoolClient, ids: readonly string[], rows: ProductRows) =>
  client.query(
    `insert into products (store_id, id, name, folded_name, searched, category, category_name, brand, price, sale_price,
       dimensions, channels, shipping_method, status, stock, skus, first_sku, completeness, created_at, updated_at)
     select $1, id, $2, lower($2), lower($2), $3, $3, $4, 100, 100, '{}', $5, 'dropshipping', $6, $7, $8, id, 50, now(), now()
     from unnest($9::text[]) id
     on conflict (store_id, id) do update
       set name = excluded.name, folded_name = excluded.folded_name, searched = excluded.searched,
         category = excluded.category, brand = excluded.brand, channels = excluded.channels, status = excluded.status,
         stock = excluded.stock, skus = excluded.skus`,
    [
      rows.store,
      rows.name ?? 'Florero',
      rows.category ?? 'c-1',
      rows.brand ?? null,
      rows.channels ?? [],
      rows.status ?? 'paused',
      rows.stock ?? 0,
      rows.skus ?? 1,
      ids,
    ],
  );
