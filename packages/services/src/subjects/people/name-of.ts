import { eq, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { storeUsers, users } from '../../tables/people.ts';

/** Returns the name of a person in a store; the e-mail where no name is stored. */
export async function nameOf({ tx, storeId }: Scope, email: string): Promise<string> {
  const [owner] = await tx.select({ name: users.name }).from(users).where(eq(users.email, email));
  if (owner?.name) return owner.name;
  const [person] = await tx
    .select({ name: storeUsers.name })
    .from(storeUsers)
    .where(sql`${storeUsers.storeId} = ${storeId} and ${storeUsers.username} = ${email}`);
  return person?.name ?? email;
}
