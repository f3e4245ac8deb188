import { createFiles, type Files } from '@trastienda/services';
import { connect, disconnect } from '@trastienda/services/database';
import { sql } from 'drizzle-orm';
import { freshDatabase, storesOf } from './gateway.ts';

export type TestFiles = {
  readonly files: Files;
  /** Makes a person one of a store's team. */
  readonly link: (email: string, storeId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The embedded file-upload service, on a database that knows whose store is whose. */
export async function testFiles(): Promise<TestFiles> {
  const database = connect(await freshDatabase('product'));
  for (const [email, ids] of Object.entries(storesOf)) {
    for (const id of ids) {
      await database.$client.query(
        // The first of a store's persons owns it.
        'insert into stores (id, name, owner_email, position, created_at) values ($1, $1, $2, 1, now()) on conflict do nothing',
        [id, email],
      );
    }
  }
  return {
    files: createFiles({ database }),
    link: async (email, storeId) => {
      await database.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.store_id', ${storeId}, true)`);
        await tx.execute(
          sql`insert into store_users (store_id, username, status, invited_by, invited_at)
            values (${storeId}, ${email}, 'activo', ${email}, now()) on conflict do nothing`,
        );
      });
    },
    stop: () => disconnect(database),
  };
}
