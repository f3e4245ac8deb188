import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@trastienda/services/database';
import { postgresBinaries } from '@trastienda/services/database/embedded/binaries';
import { runTool, unprivilegedUser } from '@trastienda/services/database/embedded/run-as';
import pg from 'pg';
import { copyOf, emptyFolder } from '../../../../tools/data-folder.ts';
import { freePort } from './free-port.ts';
import { startGatewayProcess } from './gateway-process.ts';

/** Asks the product's database as the superuser. */
const asking =
  (url: string, password: string) =>
  async <Row>(question: string) => {
    const client = new pg.Client({
      connectionString: Object.assign(new URL(url), { username: 'postgres', password }).href,
    });
    await client.connect();
    try {
      return (await client.query(question)).rows as Row[];
    } finally {
      await client.end();
    }
  };

/**
 * The demo's PostgreSQL with a streaming replica, both of the programs that come with the product: a copy of its data at rest is the
 * base backup, so no other program is needed.
 */
export async function startWithStandby() {
  const data = await emptyFolder();
  const seeding = startGatewayProcess({ PORT: String(await freePort()), DATA_DIR: data });
  await seeding.says('Trastienda: ');
  seeding.child.kill('SIGTERM');
  await seeding.ended;
  const home = path.join(data, 'postgres');
  const copy = await copyOf(home);
  const primary = await startEmbeddedPostgres({ dataDir: home, settings: { wal_keep_size: '1GB' } });
  const password = (await readFile(path.join(home, 'password'), 'utf8')).trim();

  const cluster = path.join(copy, 'cluster');
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
  await writeFile(path.join(cluster, 'standby.signal'), '');
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    primary_conninfo: `host=127.0.0.1 port=${new URL(primary.url).port} user=postgres password=${password}`,
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const { pg_ctl } = await postgresBinaries();
  const user = await unprivilegedUser();
  const control = (...args: readonly string[]) => runTool(pg_ctl, args, user);
  const log = path.join(cluster, 'standby.log');
  const start = () =>
    control('start', '-D', cluster, '-w', '-t', '60', '-s', '-l', log, '-o', `-p ${port} ${flags.join(' ')}`);
  await start();
  const replicaUrl = Object.assign(new URL(primary.url), { port: String(port) }).href;
  return {
    primary: {
      url: primary.url,
      ask: asking(primary.url, password),
      kill: () => process.kill(primary.pid, 'SIGKILL'),
    },
    replica: {
      url: replicaUrl,
      ask: asking(replicaUrl, password),
      start,
      promote: () => control('promote', '-D', cluster, '-w', '-t', '60', '-s'),
      /** As a machine that is lost: no client hears of it before its connections break. */
      kill: async () => {
        const [pid] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
        process.kill(Number(pid), 'SIGKILL');
      },
    },
    stop: async () => {
      await control('stop', '-D', cluster, '-m', 'immediate').catch(() => {});
      // One that was killed has nothing left to stop.
      await primary.stop().catch(() => {});
      await Promise.all([data, copy].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
