import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { assertInstalledFrom, withRegistry } from '../../../tools/release/registry.ts';
import { readManifest } from '../../../tools/release/stage.ts';
import { tarballProblems } from '../../../tools/release/tarball-problems.ts';
import { hiddenFromServers } from './client-files.ts';
import { heldBudgets } from './package-budgets.ts';
import { strangersIn } from './package-imports.ts';

// The package as somebody else gets it: published to a registry of this machine, installed from there into an application of its own, type-checked to the last
// declaration, rendered on a server, bundled. Then what one import brings, and what everything weighs. Needs
// `npm run build` before.

const here = fileURLToPath(new URL('..', import.meta.url));
const root = join(here, '../..');
const app = mkdtempSync(join(tmpdir(), 'ui-packed-'));
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);
const problems: string[] = [];
const run = (command: string, args: readonly string[], cwd = app) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** As in the house: what the application has to bring itself. */
const versionOf = (name: string): string =>
  (createRequire(join(root, 'package.json'))(`${name}/package.json`) as { version: string }).version;

/** Cached packages first, a peer that does not fit is an error. What npm warns about is a problem. */
function install(env: NodeJS.ProcessEnv): void {
  const dependencies = {
    '@trastienda/ui': readManifest(here).version,
    ...Object.fromEntries(
      ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => [name, versionOf(name)]),
    ),
  };
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'fixture-app', private: true, type: 'module', dependencies }),
  );
  const { stderr, status } = spawnSync(
    'npm',
    ['install', '--prefer-offline', '--strict-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: app, encoding: 'utf8', env },
  );
  const warnings = stderr.split('\n').filter((line) => /peer|ERESOLVE|deprecated/i.test(line));
  if (status !== 0 || warnings.length > 0) throw new Error(`npm install complains: ${stderr}`);
  // Fails where a peer is missing or does not fit.
  run('npm', ['ls', '--all']);
  // The tools of the application are the house's own.
  symlinkSync(join(root, 'node_modules/vite'), join(app, 'node_modules/vite'));
}

async function bundle(): Promise<void> {
  const shared = { root: app, configFile: false, logLevel: 'error' } as const;
  await build({ ...shared, build: { target: 'es2023', outDir: 'dist' } });
  await build({ ...shared, ssr: { noExternal: true }, build: { ssr: 'src/server.tsx', outDir: 'server' } });
}

async function render(): Promise<void> {
  const { markup } = (await import(pathToFileURL(join(app, 'server/server.js')).href)) as {
    markup: () => string;
  };
  const html = markup();
  for (const words of ['Generar guía', 'Referencia', 'Jalisco', '61840277', 'Ventas por día'])
    if (!html.includes(words)) problems.push(`The server's markup lacks '${words}'`);
}

try {
  cpSync(join(here, 'fixture-app'), app, { recursive: true });
  await withRegistry(async (registry) => {
    install(registry.environment);
    await assertInstalledFrom(registry, app);
  });
  said('published, installed, no peer complains');
  run(join(root, 'node_modules/.bin/tsc'), ['-p', app]);
  said('type-checked, declarations of libraries too');
  await bundle();
  await render();
  said('bundled and rendered on a server');
  const css = globSync(join(app, 'dist/assets/*.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  if (!css.includes('@layer ts-reset')) problems.push('The style sheet did not arrive');
  problems.push(...(await strangersIn(here)));
  said('one component brings no other one');
  problems.push(...hiddenFromServers(here));
  problems.push(...(await heldBudgets(here)));
  problems.push(...(await tarballProblems('ui')));
  said('publint and attw');
} catch (error) {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  problems.push(`${String(error)}\n${stdout}${stderr}`);
} finally {
  rmSync(app, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
