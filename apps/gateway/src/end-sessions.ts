import path from 'node:path';
import { startEmbeddedPostgres } from '@trastienda/services/database';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { endSessions } from './session/end-sessions.ts';

/** `npm run sessions:end -- mariana@example.com`, or `-- --all`: for who runs the installation, with the same environment. */
const [whose] = process.argv.slice(2);
if (whose === undefined || !(whose === '--all' || whose.includes('@'))) {
  process.stderr.write('Whose sessions: npm run sessions:end -- name@example.com, or -- --all\n');
  process.exitCode = 1;
} else {
  const config = readConfig(process.env, process.cwd());
  const own =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres') })
      : null;
  const database = await openDatabase(config.databaseUrl ?? own?.url ?? '');
  try {
    const ended = await endSessions(database.db, whose === '--all' ? 'all' : { email: whose });
    process.stdout.write(`Sessions ended: ${ended}\n`);
  } finally {
    await database.close();
    await own?.stop();
  }
}
