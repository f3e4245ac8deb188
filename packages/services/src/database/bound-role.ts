import type { Client } from 'pg';
import { UnfitDatabase } from './unfit-database.ts';

/** The role that a connection works as, with the rights that would bypass row-level security. */
export type Role = { readonly name: string; readonly isSuperuser: boolean; readonly bypassesRls: boolean };

/**
 * Checks the role that the product works as.
 * @throws UnfitDatabase with a sentence when row-level security does not bind it: the second lock between
 * merchants would be open, and nothing would show it.
 */
export function expectBoundRole({ name, isSuperuser, bypassesRls }: Role): void {
  if (!isSuperuser && !bypassesRls) return;
  const reason = isSuperuser ? 'is a superuser' : 'has BYPASSRLS';
  throw new UnfitDatabase(
    `The role ${name} of DATABASE_URL ${reason}: row-level security, the second lock between merchants, does not bind it. Set DATABASE_URL to a role that is nosuperuser and nobypassrls (docs/operations.md, PostgreSQL)`,
  );
}

/** Returns the role that `client` works as: a pooler may give it another one than the address names. */
export async function roleOf(client: Client): Promise<Role> {
  const { rows } = await client.query<Role>(
    `select rolname as name, rolsuper as "isSuperuser", rolbypassrls as "bypassesRls"
     from pg_roles where rolname = current_user`,
  );
  const [role] = rows;
  if (!role) throw new Error('PostgreSQL does not say which role this is');
  return role;
}
