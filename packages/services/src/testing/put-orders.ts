import type { PoolClient } from 'pg';

export type OrderRows = {
  readonly store: string;
  readonly marketplace?: string;
  readonly status?: string;
  readonly evidencePending?: boolean;
  readonly lineStatuses?: number;
  readonly clientName?: string;
};

/**
 * Orders without lines under these ids, in one statement; one that is there already takes the new columns.
 */
export const putOrders = (client: PoolClient, ids: readonly string[], rows: OrderRows) =>
  client.query(
    `insert into orders (store_id, id, order_number, marketplace, status, evidence_pending, line_statuses,
       client_name, client_name_folded, purchase_date, total, payment, shipping_address, channel_data)
     select $1, id, id, $2, $3, $4, $5, $6, lower($6), now(), 100, '{}', '{}', '{}' from unnest($7::text[]) id
     on conflict (store_id, id) do update
       set status = excluded.status, evidence_pending = excluded.evidence_pending,
         line_statuses = excluded.line_statuses, client_name = excluded.client_name,
         client_name_folded = excluded.client_name_folded`,
    [
      rows.store,
      rows.marketplace ?? 'ML',
      rows.status ?? 'pendiente',
      rows.evidencePending ?? false,
      rows.lineStatuses ?? 2,
      rows.clientName ?? 'Ana Ruiz',
      ids,
    ],
  );
