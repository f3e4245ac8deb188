import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Relink } from '../config.ts';
import type { GatewayDatabase } from '../database/open.ts';
import { accounts, users } from '../database/schema.ts';

/** Auth.js separates providers by this id, and there is only one. */
export const PROVIDER_ID = 'identity';

/** Somebody at the door, as her provider vouches for her. */
export type Arrival = {
  readonly issuer: string;
  readonly subject: string;
  /** Verified, in small letters. */
  readonly email: string;
  readonly name: string | null;
};

export type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'name'>;

/**
 * Finds or creates the person of an e-mail: the e-mail decides the stores (D127), whatever account she signs
 * in with. An account of somebody else becomes hers from now on, and no row of somebody else changes: neither
 * that person's name nor what her sessions open. Concurrent sign-ins, in any process, each find what the
 * previous one has written.
 * @returns `null` where `relink` is `never` and the person has another account.
 */
export const personOf = (
  db: GatewayDatabase,
  { issuer, subject, email, name }: Arrival,
  relink: Relink,
): Promise<Person | null> =>
  db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values({ id: randomUUID(), name, email })
      .onConflictDoNothing({ target: users.email });
    // The lock lasts until the transaction ends: of two concurrent new accounts, `never` lets one in. It does
    // not block the sessions that reference her.
    const [person] = await tx
      .select({ id: users.id, email: users.email, name: users.name })
      .from(users)
      .where(eq(users.email, email))
      .for('no key update');
    if (!person) throw new Error('The person could not be written.');
    const hers = await tx.select().from(accounts).where(eq(accounts.userId, person.id));
    const ofSubject = hers.filter((one) => one.providerAccountId === subject);
    if (ofSubject.some((one) => one.issuer === issuer)) return person;
    // One without an issuer was written by the version before, a moment ago: it is this one.
    const others = hers.length - ofSubject.filter((one) => one.issuer === null).length;
    if (relink === 'never' && others > 0) return null;
    await tx
      .insert(accounts)
      .values({ provider: PROVIDER_ID, issuer, providerAccountId: subject, type: 'oidc', userId: person.id })
      .onConflictDoUpdate({
        target: [accounts.provider, accounts.issuer, accounts.providerAccountId],
        set: { userId: person.id },
      });
    // A person without an account has just taken over the e-mail, and the name of its last owner would greet
    // a stranger.
    if (hers.length > 0 || name === null || name === person.name) return person;
    await tx.update(users).set({ name }).where(eq(users.id, person.id));
    return { ...person, name };
  });

/**
 * Unlinks every account of a person, so that the next one with her e-mail is hers; nothing of her stores changes.
 * @returns how many there were; `null`: nobody has that e-mail.
 */
export async function unlinkPerson(
  db: Pick<GatewayDatabase, 'select' | 'delete'>,
  email: string,
): Promise<number | null> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  if (!person) return null;
  const unlinked = await db
    .delete(accounts)
    .where(eq(accounts.userId, person.id))
    .returning({ userId: accounts.userId });
  return unlinked.length;
}
