import { connect, disconnect, startEmbeddedPostgres, type Transaction } from '@trastienda/services/database';
import { sql } from 'drizzle-orm';
import { fillOrders } from './bench/order-stores.ts';

/** The records of an order in the store's books. */
export type OrderBooks = {
  readonly orderNumber: string;
  /** Guides that were not cancelled. */
  readonly guides: number;
  /** Entries of the wallet that pay for them. */
  readonly charges: number;
  /** Centavos. */
  readonly paid: number;
};

/** The database of a data folder, across its stores, also while a gateway serves it: what a test sets and reads. */
export type Books = {
  readonly of: (storeId: string, orderNumbers: readonly string[]) => Promise<readonly OrderBooks[]>;
  /** Sets fields of an order's address past every check, as a channel may send them. */
  readonly spoilAddress: (storeId: string, orderNumber: string, change: object) => Promise<void>;
  /** Gives Mariana one more store, of so many orders; `varied` are their columns, as SQL of the order's number `i`. */
  readonly addStore: (
    storeId: string,
    orders: number,
    varied?: Readonly<Record<string, string>>,
  ) => Promise<void>;
  /** Lets nobody read orders for so many milliseconds, as a busy service does. */
  readonly holdOrders: (ms: number) => Promise<void>;
  /** Puts so many centavos into a store's wallet, as a payment at the shipping platform does. */
  readonly topUp: (storeId: string, centavos: number) => Promise<void>;
  /** The identity provider's own tokens, of every session that there is: access and refresh tokens. */
  readonly providerTokens: () => Promise<readonly ProviderTokens[]>;
  readonly close: () => Promise<void>;
};

export type ProviderTokens = { readonly access: string; readonly refresh: string };

export async function openBooks(dataDir: string): Promise<Books> {
  const postgres = await startEmbeddedPostgres({ dataDir: `${dataDir}/postgres` });
  const database = connect(postgres.url, { max: 1 });
  const acrossStores = <T>(work: (tx: Transaction) => Promise<T>) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.scope', 'all', true)`);
      return work(tx);
    });
  return {
    of: (storeId, orderNumbers) =>
      acrossStores(async (tx) => {
        const { rows } = await tx.execute<{ [Key in keyof OrderBooks]: string }>(sql`
          select g.order_number as "orderNumber", count(distinct g.number) as guides,
            count(w.id) as charges, coalesce(-sum(w.amount), 0) as paid
          from guides g left join wallet_entries w
            on w.store_id = g.store_id and w.guide = g.number and w.kind = 'charge'
          where g.store_id = ${storeId} and g.status <> 'cancelada'
            and g.order_number in ${[...orderNumbers]}
          group by 1 order by 1`);
        return rows.map(({ orderNumber, guides, charges, paid }) => ({
          orderNumber,
          guides: Number(guides),
          charges: Number(charges),
          paid: Number(paid),
        }));
      }),
    spoilAddress: (storeId, orderNumber, change) =>
      acrossStores(async (tx) => {
        await tx.execute(sql`
          update orders set shipping_address = shipping_address || ${JSON.stringify(change)}::jsonb
          where store_id = ${storeId} and order_number = ${orderNumber}`);
      }),
    async addStore(storeId, orders, varied) {
      await fillOrders(database, storeId, orders, varied);
      // The database does it by itself within a minute.
      await database.execute(sql`analyze`);
    },
    async holdOrders(ms) {
      const hold = () =>
        acrossStores(async (tx) => {
          await tx.execute(sql`lock table orders, order_tally in access exclusive mode`);
          await tx.execute(sql`select pg_sleep(${ms / 1000})`);
        });
      // A page of counts reads the tables in the other order: PostgreSQL then ends one of the two.
      await hold().catch(hold);
    },
    topUp: (storeId, centavos) =>
      acrossStores(async (tx) => {
        await tx.execute(sql`
          insert into wallet_entries (store_id, kind, amount, created_at)
          values (${storeId}, 'top_up', ${centavos}, now())`);
      }),
    async providerTokens() {
      const { rows } = await database.execute<ProviderTokens>(
        sql`select access_token as access, refresh_token as refresh from gateway.session`,
      );
      return rows;
    },
    async close() {
      await disconnect(database);
      await postgres.stop();
    },
  };
}
