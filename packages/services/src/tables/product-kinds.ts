import { type SQL, sql } from 'drizzle-orm';

/**
 * The facts with few values that lists filter products by, as bits of one number. An active product that
 * lacks nothing and has no channel is 0; a deleted one has no number.
 */
export const kindBits = {
  paused: 1 << 0,
  draft: 1 << 1,
  stock: 1 << 2,
  CS: 1 << 3,
  SR: 1 << 4,
  SN: 1 << 5,
  PG: 1 << 6,
  dropshipping: 1 << 7,
  fulfillment: 1 << 8,
  photo: 1 << 9,
  category: 1 << 10,
  attributes: 1 << 11,
  price: 1 << 12,
  universalId: 1 << 13,
  sat: 1 << 14,
  brand: 1 << 15,
} as const;

/** The condition on a product's columns for each bit. */
const meaning: Readonly<Record<keyof typeof kindBits, string>> = {
  paused: `status = 'paused'`,
  draft: `status = 'draft'`,
  stock: `stock = 0`,
  CS: `'CS' = any(channels)`,
  SR: `'SR' = any(channels)`,
  SN: `'SN' = any(channels)`,
  PG: `'PG' = any(channels)`,
  dropshipping: `shipping_method = 'dropshipping'`,
  fulfillment: `shipping_method = 'fulfillment'`,
  photo: `photos = '[]'::jsonb`,
  category: `category = ''`,
  attributes: `'attributes' = any(missing)`,
  price: `sale_price <= 0`,
  universalId: `universal_id is null`,
  sat: `carta_porte is null`,
  brand: `coalesce(brand, '') = ''`,
};

/** The column of the kind, which PostgreSQL computes from the others. */
export const kindOfColumns: SQL = sql.raw(
  `case when status <> 'deleted' then ${Object.entries(kindBits)
    .map(([name, bit]) => `(${meaning[name as keyof typeof kindBits]})::int * ${bit}`)
    .join(' + ')} end`,
);
