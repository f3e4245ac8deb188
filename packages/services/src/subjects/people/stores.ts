import type { getStore, listUserStores, Store, verifyStoreOwnership } from '@trastienda/api-client';
import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import { stores, storeUsers } from '../../tables/people.ts';

type StoreRow = typeof stores.$inferSelect;

export const storeOf = (row: StoreRow): Store => ({
  id: row.id,
  name: row.name,
  contrato_cs: row.contratoCs,
  contrato_sr: row.contratoSr,
  contrato_sn: row.contratoSn,
  timeZone: row.timeZone,
});

/** Returns the user's e-mail in lower case; a user may request only their own stores. */
export function ownEmail(email: string, user: { readonly email: string }): string {
  if (email.toLowerCase() !== user.email.toLowerCase()) {
    throw new Refusal(403, 'No puedes consultar las tiendas de otra persona');
  }
  return email.toLowerCase();
}

/** Another user's store never reaches this handler: it was refused with 403 (calls.md 25.1). */
export const handleVerifyStoreOwnership: Handler<typeof verifyStoreOwnership> = async (request, scope) => {
  const email = ownEmail(request.query.email, scope.user);
  const [row] = await scope.tx
    .select({ ownerEmail: stores.ownerEmail })
    .from(stores)
    .where(eq(stores.id, scope.storeId));
  return { owner: true, storeId: scope.storeId, relation: row?.ownerEmail === email ? 'owner' : 'linked' };
};

/** Lists own stores first, each list in its own order (D21 sorts them for the switcher); closed ones last. */
export const handleListUserStores: Handler<typeof listUserStores> = async (request, scope) => {
  const email = ownEmail(request.query.email, scope.user);
  const linked = scope.tx
    .select({ one: sql`1` })
    .from(storeUsers)
    .where(and(eq(storeUsers.storeId, stores.id), eq(storeUsers.username, email), storeUsers.active));
  const rows = await scope.tx
    .select()
    .from(stores)
    .where(or(eq(stores.ownerEmail, email), exists(linked)))
    .orderBy(
      sql`${stores.closedAt} is not null`,
      sql`${stores.ownerEmail} <> ${email}`,
      asc(stores.position),
      asc(stores.id),
    );
  return { data: rows.map(storeOf) };
};

export const handleGetStore: Handler<typeof getStore> = async (_request, scope) => {
  const [row] = await scope.tx.select().from(stores).where(eq(stores.id, scope.storeId));
  if (!row) throw notFound();
  return storeOf(row);
};
