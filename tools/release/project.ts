import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { root } from '../run.ts';
import { assertInstalledFrom, type Registry, withRegistry } from './registry.ts';
import { publishedPackages, readManifest } from './stage.ts';

/** The folder of a project that has the packages already: the checks of the packages share the one that is made first. */
const EXISTING = 'TRASTIENDA_PROJECT';

/** These an application brings itself, in the versions of the workspace: for itself, a brand of its own, and its tests. */
const brought = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'msw',
  '@vanilla-extract/css',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
];
const versionOf = (name: string): string => readManifest(join(root, 'node_modules', name)).version;

/**
 * Installs into a project, cached packages first.
 * @throws when a peer does not fit, or npm warns of anything that a stranger would have to look into.
 */
export async function installInto(
  project: string,
  registry: Registry,
  wanted: readonly string[],
): Promise<void> {
  const options = ['--prefer-offline', '--strict-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { stderr, status } = spawnSync('npm', ['install', ...wanted, ...options], {
    cwd: project,
    encoding: 'utf8',
    env: registry.environment,
  });
  const warnings = stderr.split('\n').filter((line) => /peer|ERESOLVE|deprecated/i.test(line));
  if (status !== 0 || warnings.length > 0) throw new Error(`npm install complains: ${stderr}`);
  // It fails where a peer is missing or does not fit.
  execFileSync('npm', ['ls', '--all'], { cwd: project, encoding: 'utf8', stdio: 'pipe' });
  await assertInstalledFrom(registry, project);
}

/** Makes a folder in a project, with the workspace's own tools beside what the project has. */
export function folderIn(project: string, name: string, tools: readonly string[]): string {
  const folder = join(project, name);
  for (const tool of tools) {
    const link = join(folder, 'node_modules', tool);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', tool), link);
  }
  return folder;
}

/**
 * Installs the published packages by their version into a project of somebody else, which is removed after the work. Checks that
 * run within each other share one.
 */
export async function withProject<T>(work: (project: string, registry: Registry) => Promise<T>): Promise<T> {
  return withRegistry(async (registry) => {
    const existing = process.env[EXISTING];
    if (existing !== undefined) return work(existing, registry);
    const project = realpathSync(mkdtempSync(join(tmpdir(), 'trastienda-project-')));
    try {
      writeFileSync(
        join(project, 'package.json'),
        JSON.stringify({ name: 'project', private: true, type: 'module' }),
      );
      const own = publishedPackages.map(
        (name) => `@trastienda/${name}@${readManifest(join(root, 'packages', name)).version}`,
      );
      await installInto(project, registry, [...own, ...brought.map((name) => `${name}@${versionOf(name)}`)]);
      process.env[EXISTING] = project;
      return await work(project, registry);
    } finally {
      delete process.env[EXISTING];
      rmSync(project, { recursive: true, force: true });
    }
  });
}
