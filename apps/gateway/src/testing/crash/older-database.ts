import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { freshDatabase } from '../gateway.ts';

type Journal = { entries: unknown[] };

const folders = {
  gateway: {
    folder: fileURLToPath(new URL('../../database/migrations', import.meta.url)),
    ledger: { migrationsSchema: 'gateway', migrationsTable: 'migration' },
  },
  services: {
    folder: fileURLToPath(new URL('../../../../../packages/services/migrations', import.meta.url)),
    ledger: {},
  },
};

/** Brings a database to where an earlier version left it: the first so many steps of a folder, and no more. */
export async function bringTo(url: string, which: keyof typeof folders, steps: number): Promise<void> {
  const { folder, ledger } = folders[which];
  const some = await mkdtemp(path.join(tmpdir(), 'trastienda-steps-'));
  const client = new pg.Client({ connectionString: url });
  try {
    await cp(folder, some, { recursive: true });
    const file = path.join(some, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, steps) }));
    await client.connect();
    await migrate(drizzle({ client }), { migrationsFolder: some, ...ledger });
  } finally {
    await client.end();
    await rm(some, { recursive: true, force: true });
  }
}

const stepsOf = async (which: keyof typeof folders) =>
  (await readdir(folders[which].folder)).filter((name) => name.endsWith('.sql')).length;

/** A database with `share` of the steps of each schema, from 0 to 1, and at least with the first one. */
export async function olderDatabase(share: number): Promise<string> {
  const url = await freshDatabase('no');
  for (const which of ['gateway', 'services'] as const) {
    const all = await stepsOf(which);
    await bringTo(url, which, Math.max(1, Math.floor(share * all)));
  }
  return url;
}
