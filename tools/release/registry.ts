import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { bin, run } from '../run.ts';
import { publishedPackages, stage } from './stage.ts';

/** A registry that holds the published packages alone: all others come from where the machine's npm gets them. */
export interface Registry {
  readonly url: string;
  /** Makes npm take the published packages from this registry, and lets it publish there. */
  readonly environment: NodeJS.ProcessEnv;
}

/** The address of a registry that already runs and has the packages: a check that another one starts uses it. */
const RUNNING = 'TRASTIENDA_REGISTRY';

const START_LIMIT_MS = 30_000;

const config = (folder: string): string => `storage: ${join(folder, 'storage')}
auth:
  htpasswd:
    file: ${join(folder, 'htpasswd')}
packages:
  '@trastienda/*':
    access: $all
    publish: $all
web:
  enable: false
log: { type: stdout, format: pretty, level: warn }
`;

const registryAt = (url: string): Registry => ({
  url,
  environment: {
    ...process.env,
    'npm_config_@trastienda:registry': url,
    // npm publishes with a token alone; everybody may publish here, so this one proves nothing.
    [`npm_config_${url.slice('http:'.length)}:_authToken`]: 'nobody',
  },
});

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Keeps no connection alive: the registry closes it while npm works and this process waits for npm. */
const get = (url: string): Promise<Response> => fetch(url, { headers: { connection: 'close' } });

async function answers(url: string): Promise<boolean> {
  try {
    return (await get(`${url}-/ping`)).ok;
  } catch {
    return false;
  }
}

/** Publishes the built packages as they are. */
async function publishTo({ environment }: Registry): Promise<void> {
  await Promise.all(
    publishedPackages.map(async (name) => {
      const code = await run('npm', ['publish', stage(name), '--loglevel=error'], {
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (code !== 0) throw new Error(`${name} could not be published`);
    }),
  );
}

/**
 * Makes sure that a project has what this registry holds. npm's cache knows a registry by its address, and an earlier one may
 * have had the same.
 * @throws when npm took something else from its cache.
 */
export async function assertInstalledFrom({ url }: Registry, project: string): Promise<void> {
  const lock = JSON.parse(readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity?: string }>;
  };
  const own = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/@trastienda/'));
  if (own.length === 0) throw new Error('No package of ours is installed');
  for (const [path, { version, integrity }] of own) {
    const name = path.slice(path.lastIndexOf('@trastienda/'));
    const { versions } = (await get(`${url}${name.replace('/', '%2f')}`).then((answer) => answer.json())) as {
      versions: Record<string, { dist: { integrity: string } }>;
    };
    if (versions[version]?.dist.integrity !== integrity)
      throw new Error(`npm's cache gave another ${name} than the registry has: run it once more`);
  }
}

/** Starts an npm registry with the built packages, lets the work use it, and removes it with all that it holds. */
export async function withRegistry<T>(work: (registry: Registry) => Promise<T>): Promise<T> {
  const running = process.env[RUNNING];
  if (running !== undefined) return work(registryAt(running));
  const folder = mkdtempSync(join(tmpdir(), 'trastienda-registry-'));
  const registry = registryAt(`http://127.0.0.1:${await freePort()}/`);
  writeFileSync(join(folder, 'config.yaml'), config(folder));
  const server = spawn(
    bin('verdaccio'),
    ['--config', join(folder, 'config.yaml'), '--listen', new URL(registry.url).host],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    const started = Date.now();
    while (!(await answers(registry.url))) {
      if (server.exitCode !== null || Date.now() - started > START_LIMIT_MS)
        throw new Error(`The registry did not start: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await publishTo(registry);
    process.env[RUNNING] = registry.url;
    return await work(registry);
  } finally {
    delete process.env[RUNNING];
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
