import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { copyHouse } from '../copy-house.ts';
import { root } from '../run.ts';
import { installInto } from './project.ts';
import type { Registry } from './registry.ts';
import { publish, spendChangesets } from './release.ts';
import { publishedPackages, readManifest } from './stage.ts';

/** Reads each package the way of its module system, and asks something of it. */
const probe = (load: (name: string) => string): string => `${publishedPackages
  .map((name, at) => load(`@trastienda/${name}`).replace('loaded', `p${at}`))
  .join('\n')}
if (p0.parseStreet('Reforma No. 222').outdoorNumber !== '222') throw new Error('domain answers wrongly');
if (typeof p1.createClient !== 'function') throw new Error('api-client has no createClient');
if (!p2.mexicoMapCredit.text.includes('CC BY')) throw new Error('ui has no credit of its map');
`;
const probes: Readonly<Record<string, string>> = {
  'required.cjs': probe((name) => `const loaded = require('${name}');`),
  'imported.mjs': probe((name) => `import * as loaded from '${name}';`),
};

/** The text by which a release of a copy is known again. */
const NOTE = 'A change that this machine invented.';

/** A copy of the workspace with its builds, as a commit of its own: a release may be made of it and thrown away. */
function builtCopy(): string {
  const workspace = copyHouse('release');
  cpSync(join(root, '.changeset'), join(workspace, '.changeset'), { recursive: true });
  for (const name of publishedPackages)
    cpSync(join(root, 'packages', name, 'dist'), join(workspace, 'packages', name, 'dist'), {
      recursive: true,
    });
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: workspace, stdio: ['ignore', 'ignore', 'inherit'] });
  const release = publishedPackages.map((name) => `'@trastienda/${name}': minor`).join('\n');
  writeFileSync(join(workspace, '.changeset/invented.md'), `---\n${release}\n---\n\n${NOTE}\n`);
  // Links to the workspace's modules are no folder, which the pattern with a slash means.
  writeFileSync(
    join(workspace, '.gitignore'),
    `node_modules\n${readFileSync(join(workspace, '.gitignore'), 'utf8')}`,
  );
  git('init', '--quiet');
  git('config', 'user.name', 'copy');
  git('config', 'user.email', 'copy@localhost');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Copy');
  return workspace;
}

/**
 * Releases the next versions from a copy of the workspace.
 * @returns The folder of the copy, which is the caller's to remove, and what was released.
 */
export function releaseFromCopy(registry: Registry): { workspace: string; released: readonly string[] } {
  const workspace = builtCopy();
  const released = spendChangesets(workspace);
  publish(workspace, registry.environment);
  return { workspace, released };
}

/**
 * Upgrades a project to the versions of a released workspace, and asks the packages something before and after.
 * @throws when any of it does not work for who has nothing but the registry's address.
 */
export async function tryUpgrade(project: string, workspace: string, registry: Registry): Promise<void> {
  const ask = () => {
    for (const file of Object.keys(probes))
      execFileSync(process.execPath, [file], { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const installed = (name: string) => readManifest(join(project, 'node_modules/@trastienda', name)).version;
  for (const [file, code] of Object.entries(probes)) writeFileSync(join(project, file), code);
  ask();
  const before = publishedPackages.map(installed);
  await installInto(
    project,
    registry,
    publishedPackages.map((name) => `@trastienda/${name}@latest`),
  );
  ask();
  publishedPackages.forEach((name, at) => {
    const version = installed(name);
    if (version === before[at] || version !== readManifest(join(workspace, 'packages', name)).version)
      throw new Error(`${name} was upgraded from ${before[at]} to ${version}`);
    const log = readFileSync(join(project, 'node_modules/@trastienda', name, 'CHANGELOG.md'), 'utf8');
    if (!log.includes(NOTE)) throw new Error(`The changelog of ${name} does not tell what has changed`);
  });
  if (existsSync(join(project, 'node_modules/@trastienda/ui/node_modules/@trastienda')))
    throw new Error('Two versions of domain stand beside each other');
}
