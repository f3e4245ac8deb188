import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { stores, storeUsers } from '../../tables/people.ts';

/** A store that a person owns, or is linked or invited to; `status` is that of her link, `null` for the owner. */
export type StoreOfPerson = {
  readonly id: string;
  readonly name: string | null;
  readonly closedAt: Date | null;
  readonly status: string | null;
};

/** Lists the stores of a person, her own first. It needs the scope of all stores. */
export async function storesOfPerson(tx: Transaction, email: string): Promise<readonly StoreOfPerson[]> {
  const { id, name, closedAt } = stores;
  const own = await tx
    .select({ id, name, closedAt })
    .from(stores)
    .where(eq(stores.ownerEmail, email))
    .orderBy(asc(id));
  const linked = await tx
    .select({ id, name, closedAt, status: storeUsers.status })
    .from(storeUsers)
    .innerJoin(stores, eq(id, storeUsers.storeId))
    .where(eq(storeUsers.username, email))
    .orderBy(asc(id));
  return [...own.map((one) => ({ ...one, status: null })), ...linked];
}
