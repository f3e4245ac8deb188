import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startEmbeddedPostgres } from '@trastienda/services/database';

/**
 * Runs a benchmark on a PostgreSQL of its own that is removed afterwards; the process ends with 1 where a
 * goal is missed. Its data is temporary, so writes wait for no disk.
 */
export async function onBenchDatabase(
  measure: (url: string) => Promise<boolean>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'trastienda-bench-'));
  chmodSync(data, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: join(data, 'postgres'),
    settings: { fsync: 'off', synchronous_commit: 'off', max_wal_size: '4GB', ...settings },
  });
  try {
    process.exitCode = (await measure(postgres.url)) ? 0 : 1;
  } finally {
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
