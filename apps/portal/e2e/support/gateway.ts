import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { type Books, openBooks } from '../../../../tools/books.ts';
import { builtGateway, gatewayEnvironment, gatewayFlags } from '../../../../tools/gateway-process.ts';
import { startRoundRobin } from '../../../../tools/round-robin.ts';
import { root } from '../../../../tools/run.ts';
import { emptyFolder } from '../../../../tools/data-folder.ts';

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => found(port));
    });
  });

export type Gateway = {
  /** The address that the browser opens. */
  readonly origin: string;
  /** Ends it; its data stay, and the next start finds what the database kept. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts it again on the same port and data; variables that are given count from then on. */
  readonly restart: (changed?: Readonly<Record<string, string>>) => Promise<void>;
  /** Its database, beside the product: what is true, whatever a screen says. Closed before it stops. */
  readonly openBooks: () => Promise<Books>;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
};

/** Resolves when the gateway says that it answers; its last lines are in the error when it ends before. */
const ready = (child: ChildProcess): Promise<void> =>
  new Promise((isReady, failed) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes('Trastienda: http')) isReady();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => failed(new Error(`The gateway ended with ${code}:\n${said}`)));
  });

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((done) => child.once('exit', () => done()))
    : Promise.resolve();

/** So many gateway processes on one PostgreSQL, behind a round-robin; the same tests hold for any number. */
const processes = Number(process.env['E2E_PROCESSES'] ?? 1);

/** The real product on the built portal, with its own PostgreSQL and identity provider: own port, and its data in a folder of its own. */
export async function startGateway({ data: given }: { readonly data?: string } = {}): Promise<Gateway> {
  const data = given ?? (await emptyFolder());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const ports = processes === 1 ? [port] : await Promise.all(Array.from({ length: processes }, freePort));
  const balancer = processes === 1 ? null : await startRoundRobin({ port, targets: ports });
  let children: ChildProcess[] = [];
  let environment: Readonly<Record<string, string>> = {};
  const startOne = async (own: number) => {
    const child = spawn(process.execPath, [...gatewayFlags, builtGateway], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...gatewayEnvironment,
        ...process.env,
        LOG_LEVEL: 'error',
        PORT: String(own),
        PUBLIC_URL: origin,
        DATA_DIR: data,
        // Shops of the tests are on this machine.
        CONNECTORS_LOOPBACK: '1',
        ...environment,
      },
    });
    children.push(child);
    await ready(child);
  };
  const start = async () => {
    children = [];
    // One after the other: the first one starts PostgreSQL, the others find it.
    for (const own of ports) await startOne(own);
  };
  const end = async (signal: NodeJS.Signals) => {
    // In reverse: the first one has PostgreSQL.
    for (const child of children.toReversed()) {
      child.kill(signal);
      await ended(child);
    }
  };
  await start();
  return {
    origin,
    end,
    restart(changed = {}) {
      environment = { ...environment, ...changed };
      return start();
    },
    openBooks: () => openBooks(data),
    async stop() {
      await balancer?.stop();
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
