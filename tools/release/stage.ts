import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/**
 * A published package differs from the workspace: its manifest names no sources, and the licence lies beside it. It is put together
 * in a folder of its own (`publishConfig.directory`, which `changeset publish` reads too), so that no failure half-way can leave
 * a changed manifest in the working tree.
 */

/** The packages that are published, each after those it needs. */
export const publishedPackages = ['domain', 'api-client', 'ui'] as const;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly sideEffects: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly publishConfig: { readonly access: string; readonly directory?: string };
  readonly scripts?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The conditions without the one that means sources. */
const publishedTargets = (conditions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(conditions).filter(([condition]) => condition !== '@trastienda/source'));

/** The manifest without all that only the workspace has: sources, scripts and tools. */
export function publishedManifest(manifest: Manifest): Manifest {
  const { sideEffects, exports } = manifest;
  const kept = Object.entries(manifest).filter(([key]) => key !== 'scripts' && key !== 'devDependencies');
  return {
    ...(Object.fromEntries(kept) as typeof manifest),
    sideEffects:
      typeof sideEffects === 'boolean' ? sideEffects : sideEffects.filter((one) => !one.endsWith('.ts')),
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, target]) => {
        if (typeof target === 'string') return [entry, target];
        return [entry, publishedTargets(target)];
      }),
    ),
    publishConfig: { access: manifest.publishConfig.access },
  };
}

/** A published file whose absence says that the package is not built. */
export const isBuilt = (folder: string): boolean => {
  const main = readManifest(folder).exports['.'];
  return (
    typeof main === 'object' &&
    Object.values(publishedTargets(main)).every((file) => existsSync(join(folder, file)))
  );
};

/**
 * Puts together what is published of a built package.
 * @param workspace The root of the workspace.
 * @returns The folder that `npm pack` and `npm publish` take.
 * @throws when the package is not built.
 */
export function stage(name: string, workspace = root): string {
  const folder = join(workspace, 'packages', name);
  const manifest = readManifest(folder);
  if (!isBuilt(folder)) throw new Error(`${manifest.name} is not built: run \`npm run build\` first.`);
  const staged = join(folder, manifest.publishConfig.directory ?? '.publish');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged);
  cpSync(join(folder, 'dist'), join(staged, 'dist'), { recursive: true });
  cpSync(join(workspace, 'LICENSE'), join(staged, 'LICENSE'));
  for (const file of ['README.md', 'CHANGELOG.md', 'NOTICE'])
    if (existsSync(join(folder, file))) cpSync(join(folder, file), join(staged, file));
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  return staged;
}
