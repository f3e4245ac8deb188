import path from 'node:path';
import { hasEmbeddedPostgres, startEmbeddedPostgres } from '@trastienda/services/database';
import { ConfigError, type GatewayConfig, readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { endSessions } from './session/end-sessions.ts';

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const read = (): GatewayConfig => {
  try {
    return readConfig(process.env, process.cwd());
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.sentences.join('\n'));
    throw error;
  }
};

/** The product's own database, where there is one: a new one holds no sessions, and ending none there would read as done. */
async function ownPostgres({ dataDir: folder }: GatewayConfig) {
  const dataDir = path.join(folder, 'postgres');
  if (!(await hasEmbeddedPostgres({ dataDir }))) {
    return fail(
      `No sessions were ended: DATABASE_URL is not set, and there is no embedded database in ${dataDir}. Run this with the environment of the gateway.`,
    );
  }
  process.stdout.write(`DATABASE_URL is not set: this is the embedded database in ${dataDir}\n`);
  return startEmbeddedPostgres({ dataDir });
}

/** `npm run sessions:end -- mariana@example.com`, or `-- --all`: for who runs the installation, with the same environment. */
const [whose] = process.argv.slice(2);
if (whose === undefined || !(whose === '--all' || whose.includes('@')))
  fail('Whose sessions: npm run sessions:end -- name@example.com, or -- --all');
else {
  const config = read();
  const own = config.databaseUrl === null ? await ownPostgres(config) : null;
  try {
    const database = await openDatabase(config.databaseUrl ?? own?.url ?? '');
    try {
      const ended = await endSessions(database.db, whose === '--all' ? 'all' : { email: whose });
      process.stdout.write(`Sessions ended: ${ended}\n`);
    } finally {
      await database.close();
    }
  } finally {
    await own?.stop();
  }
}
