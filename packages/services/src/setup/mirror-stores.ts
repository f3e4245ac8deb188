import { defaultTimeZone } from '@trastienda/domain';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { acrossStores, type Database, type Transaction } from '../database/connect.ts';
import { stores, storeUsers } from '../tables/people.ts';
import { wallets } from '../tables/shipping.ts';

/** A store of a person, as an identity service elsewhere knows it. */
export type ListedStore = {
  readonly id: string;
  readonly name: string | null;
  /** An IANA name; that of the centre where it is missing or unknown. */
  readonly timeZone: string | undefined;
  readonly isOwner: boolean;
};

/** The owner has not come yet, only people who are linked. */
const UNKNOWN_OWNER = '';
const OWN_SERVICE = 'comercios';
const timeZones: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

async function mirrorStore(tx: Transaction, email: string, listed: ListedStore, now: Date): Promise<void> {
  const { id, name, isOwner } = listed;
  const timeZone =
    listed.timeZone !== undefined && timeZones.has(listed.timeZone) ? listed.timeZone : defaultTimeZone;
  const ownerEmail = isOwner ? email : UNKNOWN_OWNER;
  const [added] = await tx
    .insert(stores)
    .values({ id, name, ownerEmail, position: 1, timeZone, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: stores.id });
  if (added) await tx.insert(wallets).values({ storeId: id }).onConflictDoNothing();
  else
    await tx
      .update(stores)
      .set({ name, timeZone, ...(isOwner && { ownerEmail }) })
      .where(
        and(
          eq(stores.id, id),
          sql`(${stores.name}, ${stores.timeZone}) is distinct from (${name}::text, ${timeZone}::text)
            or ${isOwner} and ${stores.ownerEmail} <> ${email}`,
        ),
      );
  if (isOwner) return;
  await tx
    .insert(storeUsers)
    .values({
      storeId: id,
      username: email,
      service: OWN_SERVICE,
      status: 'activo',
      invitedBy: UNKNOWN_OWNER,
      invitedAt: now,
      answeredAt: now,
    })
    .onConflictDoUpdate({
      target: [storeUsers.storeId, storeUsers.service, storeUsers.username],
      set: { status: 'activo' },
      setWhere: sql`${storeUsers.status} <> 'activo'`,
    });
}

/**
 * Believes an identity service elsewhere: makes the stores that it lists for a person known to the services that are here, which
 * look for them in their own tables, and takes away those that it lists no more. What is as it was is not written.
 */
export async function mirrorStores(
  database: Database,
  email: string,
  listed: readonly ListedStore[],
  now: Date = new Date(),
): Promise<void> {
  const person = email.toLowerCase();
  const ids = listed.map(({ id }) => id);
  const owned = listed.flatMap(({ id, isOwner }) => (isOwner ? [id] : []));
  await acrossStores(database, async (tx) => {
    // In one order, so that two people of the same stores do not wait for each other in a ring.
    for (const store of listed.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await mirrorStore(tx, person, store, now);
    await tx
      .update(stores)
      .set({ ownerEmail: UNKNOWN_OWNER })
      .where(and(eq(stores.ownerEmail, person), notInArray(stores.id, owned)));
    await tx
      .delete(storeUsers)
      .where(
        and(
          eq(storeUsers.username, person),
          eq(storeUsers.service, OWN_SERVICE),
          notInArray(storeUsers.storeId, ids),
        ),
      );
  });
}
