import { eq } from 'drizzle-orm';
import type { GatewayDatabase } from './open.ts';
import { secrets } from './schema.ts';

/** The secret called `name`; `create` gives it when there is none yet, and of several processes the first one wins. */
export async function getOrCreateSecret(
  db: GatewayDatabase,
  name: string,
  create: () => string | Promise<string>,
): Promise<string> {
  const read = async () => (await db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
  const existing = await read();
  if (existing !== undefined) return existing;
  await db
    .insert(secrets)
    .values({ name, value: await create() })
    .onConflictDoNothing();
  const stored = await read();
  if (stored === undefined) throw new Error(`The secret ${name} could not be stored.`);
  return stored;
}
