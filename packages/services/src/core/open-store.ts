import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { stores } from '../tables/people.ts';

/**
 * Returns a condition for rows whose store no operator has closed (D500). Scheduled work that writes or brings data of a store has
 * it; it goes on once the store is open again.
 * @param storeId The column with the id of the store.
 */
export const isOfOpenStore = (storeId: SQLWrapper): SQL<boolean> =>
  sql`not exists (select 1 from ${stores} where ${stores.id} = ${storeId} and ${stores.closedAt} is not null)`;
