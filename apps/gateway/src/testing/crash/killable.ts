import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, disconnect, migrate, startEmbeddedPostgres } from '@trastienda/services/database';
import { seedDemo } from '@trastienda/demo';
import { copyOf, emptyFolder } from '../../../../../tools/data-folder.ts';
import { freePort } from '../free-port.ts';
import { type GatewayProcess, startGatewayProcess } from '../gateway-process.ts';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * A PostgreSQL with the demo in it, always at the same address, that can be killed like any process.
 * @param from The data of one at rest that has the demo already, of which a copy is taken.
 */
export async function killablePostgres(from?: string) {
  const dataDir = await (from === undefined ? emptyFolder() : copyOf(from));
  const options = { dataDir, port: await freePort() };
  let server = await startEmbeddedPostgres(options);
  const { url } = server;
  if (from === undefined) {
    const database = connect(url, { max: 2 });
    await migrate(database);
    await seedDemo(database);
    await disconnect(database);
  }
  return {
    url,
    /** SIGKILL, and a start that has to recover. */
    async crash(): Promise<void> {
      process.kill(server.pid, 'SIGKILL');
      while (isRunning(server.pid)) await sleep(10);
      // Nothing is left to stop; what waits for the end of this process to stop it is.
      await server.stop();
      server = await startEmbeddedPostgres(options);
      if (server.reused || server.url !== url) throw new Error('PostgreSQL did not die.');
    },
    async remove(): Promise<void> {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A gateway process, as it was built, on a database, always at the same address, that can be killed and stopped and started again. */
export async function killableGateway(databaseUrl: string, more: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const limits = { SIGN_INS_PER_MINUTE: '100000', WRITES_PER_MINUTE: '100000', EXPORTS_PER_MINUTE: '100000' };
  const env: Record<string, string> = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DEMO_SIGN_IN: 'true',
    LOG_LEVEL: 'error',
    ...limits,
    ...more,
  };
  let running: GatewayProcess;
  const boot = async () => {
    running = startGatewayProcess(env, ['../dist/main.js']);
    await running.says('Trastienda: ');
  };
  await boot();
  return {
    port,
    origin: `http://localhost:${port}`,
    boot,
    /** Of the process that runs now. */
    pid(): number {
      if (running.child.pid === undefined) throw new Error('It does not run.');
      return running.child.pid;
    },
    async crash(): Promise<void> {
      running.child.kill('SIGKILL');
      await running.ended;
      await boot();
    },
    /** What it has written, and how it ended. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      running.child.kill(signal);
      return running.ended;
    },
  };
}
