import { eq } from 'drizzle-orm';
import type { GatewayDatabase } from './open.ts';
import { secrets } from './schema.ts';

/** The secret called `name`; `make` gives it when there is none yet, and of several processes the first one wins. */
export async function keptSecret(
  db: GatewayDatabase,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const read = async () => (await db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
  const known = await read();
  if (known !== undefined) return known;
  await db
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const made = await read();
  if (made === undefined) throw new Error(`The secret ${name} could not be kept.`);
  return made;
}
