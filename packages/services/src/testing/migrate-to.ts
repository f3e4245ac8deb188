import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from '../setup/index.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Empties the database and brings it to an older schema: that of the first `steps` migrations. */
export async function migrateTo(database: Database, steps: number): Promise<void> {
  await database.execute(
    sql`drop schema if exists drizzle cascade; drop schema public cascade; create schema public`,
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'trastienda-migrations-'));
  try {
    await cp(migrations, folder, { recursive: true });
    const journal = path.join(folder, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, steps) }));
    await runMigrations(database, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
