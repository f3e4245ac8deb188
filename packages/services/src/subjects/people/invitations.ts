import type { answerStoreInvitation, listStoreInvitations } from '@trastienda/api-client/identity';
import { answeredInvitation } from '@trastienda/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { stores, storeUsers, users } from '../../tables/people.ts';

/**
 * Returns a condition for the invitations of the session's e-mail, which the identity provider has verified
 * (D249).
 */
const ofUser = ({ user }: Scope) => eq(storeUsers.username, user.email.toLowerCase());

export const handleListStoreInvitations: Handler<typeof listStoreInvitations> = async (_request, scope) => {
  const rows = await scope.tx
    .select({
      invitation: storeUsers.storeId,
      storeName: stores.name,
      inviter: users.name,
      invitedAt: storeUsers.invitedAt,
    })
    .from(storeUsers)
    .innerJoin(stores, eq(stores.id, storeUsers.storeId))
    .leftJoin(users, eq(users.email, storeUsers.invitedBy))
    .where(and(ofUser(scope), eq(storeUsers.status, 'invitado')))
    .orderBy(asc(storeUsers.invitedAt), asc(storeUsers.storeId));
  return { data: rows.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() })) };
};

/** The refusal is the same for no invitation, for one that was withdrawn, and for another person's. */
export const handleAnswerStoreInvitation: Handler<typeof answerStoreInvitation> = async (request, scope) => {
  const { tx, now } = scope;
  const { accept } = request.body;
  const own = and(ofUser(scope), eq(storeUsers.storeId, request.params.invitation));
  const [found] = await tx.select({ status: storeUsers.status }).from(storeUsers).where(own).for('update');
  const status = found ? answeredInvitation(found.status, accept) : null;
  if (status === null) throw notFound('Esta invitación ya no está disponible');
  if (status !== found?.status) await tx.update(storeUsers).set({ status, answeredAt: now }).where(own);
  return { success: true, message: accept ? 'Ya puedes trabajar en la tienda' : 'Rechazaste la invitación' };
};
