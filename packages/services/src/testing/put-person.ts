import type { StoreUserStatus } from '@trastienda/domain';
import type { Database } from '../setup/index.ts';
import { storeUsers } from '../tables/people.ts';
import { CASA_LUMBRE, MARIANA } from './ask.ts';
import { NOW } from './now.ts';
import { acrossStores } from './test-database.ts';

/**
 * Puts a person into a store without an invitation and its limits; one who is there already gets the new
 * state.
 */
export async function putPerson(
  database: Database,
  {
    username,
    status,
    storeId = CASA_LUMBRE,
  }: Readonly<Record<'username', string>> & {
    readonly status: StoreUserStatus;
    readonly storeId?: string;
  },
): Promise<void> {
  await acrossStores(database, (tx) =>
    tx
      .insert(storeUsers)
      .values({ storeId, username, name: 'Ayudante', status, invitedBy: MARIANA, invitedAt: NOW })
      .onConflictDoUpdate({
        target: [storeUsers.storeId, storeUsers.service, storeUsers.username],
        set: { status },
      }),
  );
}
