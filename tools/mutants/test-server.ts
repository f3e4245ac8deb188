import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { connect, disconnect } from '@trastienda/services/database';
import { root } from '../run.ts';

/** A PostgreSQL with the templates of the tests, so that no run starts one of its own. It ends with this process. */
export async function startTestServer() {
  const script = 'packages/services/scripts/test-server.ts';
  const child = spawn(process.execPath, ['--conditions=@trastienda/source', script], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const url = said.toString('utf8').trim();
  const admin = connect(url, { max: 1 });
  return {
    url,
    /** Drops what runs have left: one that was ended at its first failure cleans nothing up. */
    async sweep(): Promise<void> {
      const { rows } = await admin.$client.query<{ datname: string }>(
        String.raw`select datname from pg_database where datname ~ '^(test|gateway)_'`,
      );
      for (const { datname } of rows) await admin.$client.query(`drop database "${datname}" with (force)`);
    },
    async stop(): Promise<void> {
      await disconnect(admin);
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
