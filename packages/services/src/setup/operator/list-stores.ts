import { sql } from 'drizzle-orm';
import { acrossStores, type Database } from '../../database/connect.ts';

/** One page of stores is read at once, so that many stores take no memory. */
const PAGE = 500;

/** A store as the operator sees it; `lastChange` is the newest change by anybody. */
export type ListedStore = {
  readonly id: string;
  readonly name: string | null;
  readonly owner: string;
  readonly closedAt: Date | null;
  readonly createdAt: Date;
  readonly orders: number;
  /** Centavos. */
  readonly balance: number;
  readonly lastChange: Date | null;
};

type StoreRow = Pick<ListedStore, 'id' | 'name' | 'owner'> & {
  readonly closedAt: string | null;
  readonly createdAt: string;
  readonly orders: string;
  readonly balance: string;
  readonly lastChange: string | null;
};
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Lists all stores by their number's characters, or those of an owner. */
export async function* listStores(database: Database, owner?: string): AsyncGenerator<ListedStore> {
  const ofOwner = owner === undefined ? sql`true` : sql`s.owner_email = ${owner.trim().toLowerCase()}`;
  for (let after = ''; ;) {
    const { rows } = await acrossStores(database, (tx) =>
      tx.execute<StoreRow>(sql`
        select s.id, s.name, s.owner_email as owner, s.closed_at as "closedAt", s.created_at as "createdAt",
          coalesce((select sum(orders) from order_tally t where t.store_id = s.id), 0) as orders,
          coalesce((select balance from wallets w where w.store_id = s.id), 0) as balance,
          (select max(created_at) from audit_entries a where a.store_id = s.id) as "lastChange"
        from stores s where s.id > ${after} and ${ofOwner} order by s.id limit ${PAGE}`),
    );
    const page = rows.map((row) => ({
      ...row,
      closedAt: dateOf(row.closedAt),
      createdAt: new Date(row.createdAt),
      orders: Number(row.orders),
      balance: Number(row.balance),
      lastChange: dateOf(row.lastChange),
    }));
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}
