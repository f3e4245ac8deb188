import type {
  createStoreUser,
  deleteStoreUser,
  listStoreUsers,
  updateStoreUser,
} from '@trastienda/api-client/identity';
import type { StoreUser } from '@trastienda/api-client';
import { MOST_INVITATIONS_A_DAY, MOST_STORE_USERS, settledStatus, validateEmail } from '@trastienda/domain';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, invalid, notFound, Refusal } from '../../core/refusal.ts';
import { auditEntries } from '../../tables/requests.ts';
import { ownersAction } from '../../core/scope-to-store.ts';
import type { Scope } from '../../core/scope.ts';
import { stores, storeUsers, users } from '../../tables/people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SERVICE = 'comercios';

const noSuchPerson = () => notFound('Esta persona no está en tu equipo');

/** Returns when a person last changed something in the store. */
const lastActive = (email: SQL): SQL<Date | null> =>
  sql<Date | null>`(select max(${auditEntries.createdAt}) from ${auditEntries}
    where ${auditEntries.storeId} = ${stores.id} and ${auditEntries.email} = ${email})`.mapWith(
    auditEntries.createdAt,
  );

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns the store's owner, as one of its people; `held` locks the row until the transaction ends. */
async function ownerOf({ tx, storeId }: Scope, held = false): Promise<StoreUser> {
  const query = tx
    .select({
      username: stores.ownerEmail,
      name: users.name,
      createdAt: stores.createdAt,
      lastActiveAt: lastActive(sql`${stores.ownerEmail}`),
    })
    .from(stores)
    .leftJoin(users, eq(users.email, stores.ownerEmail))
    .where(eq(stores.id, storeId));
  const [row] = await (held ? query.for('update', { of: stores }) : query);
  if (!row) throw notFound();
  return {
    ...row,
    service: SERVICE,
    active: true,
    owner: true,
    status: 'activo',
    invitedBy: null,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: isoOf(row.lastActiveAt),
  };
}

const personColumns = {
  username: storeUsers.username,
  name: storeUsers.name,
  status: storeUsers.status,
  invitedBy: storeUsers.invitedBy,
  invitedAt: storeUsers.invitedAt,
  lastActiveAt: lastActive(sql`${storeUsers.username}`),
};

/** The people of the store besides its owner, or the one of them with that e-mail. */
async function peopleOf({ tx, storeId }: Scope, username?: string): Promise<StoreUser[]> {
  const rows = await tx
    .select(personColumns)
    .from(storeUsers)
    .innerJoin(stores, eq(stores.id, storeUsers.storeId))
    .where(
      and(
        eq(storeUsers.storeId, storeId),
        eq(storeUsers.service, SERVICE),
        username === undefined ? undefined : eq(storeUsers.username, username),
      ),
    )
    .orderBy(asc(storeUsers.invitedAt), asc(storeUsers.username));
  return rows.map(({ invitedAt, lastActiveAt, ...row }) => ({
    ...row,
    service: SERVICE,
    active: row.status === 'activo',
    owner: false,
    createdAt: invitedAt.toISOString(),
    lastActiveAt: isoOf(lastActiveAt),
  }));
}

/** One row of the store. */
const rowOf = ({ storeId }: Scope, username: string) =>
  and(eq(storeUsers.storeId, storeId), eq(storeUsers.service, SERVICE), eq(storeUsers.username, username));

/** Returns an e-mail in the form that is stored. E-mails are compared without regard to case (D127). */
const storedEmail = (username: string): string => username.trim().toLowerCase();

const nameOf = (name: string | null): string | null => name?.trim() || null;

/** Lists the owner first, then everybody in the order of the invitations. */
export const handleListStoreUsers: Handler<typeof listStoreUsers> = async ({ query }, scope) => {
  const all = [await ownerOf(scope), ...(await peopleOf(scope))];
  const { username } = query;
  return { data: username === undefined ? all : all.filter((one) => one.username === storedEmail(username)) };
};

/**
 * Invites a person. The answer does not reveal whether an account with that e-mail exists: the invitation
 * waits for the person who signs in with it (D248).
 */
export const handleCreateStoreUser: Handler<typeof createStoreUser> = async ({ body }, scope) => {
  const { tx, storeId, now } = scope;
  const email = validateEmail(body.username);
  if (!email.ok) throw invalid([{ field: 'username', message: email.error.message }]);
  const username = storedEmail(email.value);
  // The owner's row is locked, so that two concurrent invitations are counted one after the other.
  const owner = await ownerOf(scope, true);
  if (username === owner.username) throw conflict('Esta tienda ya es tuya');
  const people = await peopleOf(scope);
  const existing = people.find((one) => one.username === username);
  if (existing && existing.status !== 'declinado') {
    throw conflict(
      existing.status === 'invitado' ? 'Ya invitaste a esta persona' : 'Esta persona ya está en tu equipo',
    );
  }
  if (!existing && people.length >= MOST_STORE_USERS) {
    throw new Refusal(422, `Hasta ${MOST_STORE_USERS} personas por tienda`, { code: 'people_quota' });
  }
  // The audit is counted, because a person who was removed again was invited all the same.
  const invited = await tx.$count(
    auditEntries,
    and(
      eq(auditEntries.storeId, storeId),
      eq(auditEntries.callId, 'createStoreUser'),
      gt(auditEntries.createdAt, new Date(now.getTime() - DAY_MS)),
    ),
  );
  if (invited >= MOST_INVITATIONS_A_DAY) {
    throw new Refusal(422, `Hasta ${MOST_INVITATIONS_A_DAY} invitaciones al día; sigue mañana`, {
      code: 'invitations_quota',
    });
  }
  const invitation = {
    name: nameOf(body.name),
    status: 'invitado',
    invitedBy: scope.user.email.toLowerCase(),
    invitedAt: now,
    answeredAt: null,
  } as const;
  await tx
    .insert(storeUsers)
    .values({ storeId, username, service: SERVICE, ...invitation })
    .onConflictDoUpdate({
      target: [storeUsers.storeId, storeUsers.service, storeUsers.username],
      set: invitation,
    });
  const [added] = await peopleOf(scope, username);
  if (!added) throw noSuchPerson();
  return added;
};

export const handleUpdateStoreUser: Handler<typeof updateStoreUser> = async ({ params, body }, scope) => {
  const username = storedEmail(params.username);
  const owner = await ownerOf(scope, true);
  if (username === owner.username) throw conflict('A quien es dueño de la tienda no se le puede suspender');
  const [person] = await peopleOf(scope, username);
  if (!person) throw noSuchPerson();
  const status = settledStatus(person.status, body.active);
  if (status === null) throw conflict('Esta persona todavía no acepta la invitación');
  await scope.tx
    .update(storeUsers)
    .set({ name: nameOf(body.name), status })
    .where(rowOf(scope, username));
  const [changed] = await peopleOf(scope, username);
  return changed ?? person;
};

export const handleDeleteStoreUser: Handler<typeof deleteStoreUser> = async ({ params }, scope) => {
  const username = storedEmail(params.username);
  const isOwn = username === scope.user.email.toLowerCase();
  if (!scope.isOwner && !isOwn) throw await ownersAction(scope.tx, scope.storeId);
  const owner = await ownerOf(scope);
  if (username === owner.username) throw conflict('A quien es dueño de la tienda no se le puede quitar');
  const gone = await scope.tx
    .delete(storeUsers)
    .where(rowOf(scope, username))
    .returning({ username: storeUsers.username });
  if (gone.length === 0) throw noSuchPerson();
  return { success: true, message: isOwn ? 'Saliste de la tienda' : 'La persona ya no está en tu equipo' };
};
