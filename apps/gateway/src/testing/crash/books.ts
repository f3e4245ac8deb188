import { connect, disconnect } from '@trastienda/services/database';

type Row = Readonly<Record<string, unknown>>;

/** The books of a store, read past every service: what the database itself says. */
export async function readBooks(url: string, storeId: string) {
  const database = connect(url, { max: 1 });
  const read = async <Found extends Row>(query: string): Promise<Found[]> => {
    const client = await database.$client.connect();
    try {
      await client.query(`select set_config('app.store_id', $1, false)`, [storeId]);
      return (await client.query<Found>(query)).rows;
    } finally {
      client.release();
    }
  };
  try {
    return {
      /** Every change with its key; of one key there may be one. */
      audit: await read<{ key: string; call_id: string }>(
        'select key, call_id from audit_entries where key is not null',
      ),
      entries: await read<{ kind: string; amount: string; guide: string | null }>(
        'select kind, amount, guide from wallet_entries',
      ),
      balance: Number((await read<{ balance: string }>('select balance from wallets'))[0]?.balance),
      guides: await read<{ number: string; status: string; order_number: string }>(
        'select number, status, order_number from guides',
      ),
      events: await read<{ guide: string; status: string }>('select guide, status from guide_events'),
      orders: await read<{ id: string; client_name: string; status: string }>(
        'select id, client_name, status from orders',
      ),
      tracks: await read<{ order_id: string; track_id: string | null }>(
        'select order_id, track_id from order_lines',
      ),
      files: await read<{ key: string; sum: string; size: number; length: number }>(
        'select key, md5(bytes) as sum, size, length(bytes) as length from uploaded_files',
      ),
      quotesOfGuides: await read<{ guide: string }>('select guide from quotes where guide is not null'),
    };
  } finally {
    await disconnect(database);
  }
}
export type Books = Awaited<ReturnType<typeof readBooks>>;
