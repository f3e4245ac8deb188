import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/** A copy needs these files to be linted, type-checked, tested and built. */
const wanted = /^(?:packages|apps|tools|docs\/spec|\.storybook)\/|^[^/]+$/;

/**
 * Copies the house into a new folder: the sources as they are, what npm has installed by links, and the house's own packages
 * instead of links to the original's.
 * @returns The folder, which is the caller's to remove.
 */
export function copyHouse(name: string): string {
  const house = realpathSync(mkdtempSync(join(tmpdir(), `trastienda-${name}-`)));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // The list includes deleted files whose deletion is not committed yet.
  for (const path of listed.split('\0').filter((one) => wanted.test(one) && existsSync(join(root, one)))) {
    mkdirSync(join(house, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(house, path), { force: true, errorOnExist: false });
  }
  const modules = join(house, 'node_modules');
  mkdirSync(join(modules, '@trastienda'), { recursive: true });
  for (const one of readdirSync(join(root, 'node_modules')).filter((found) => found !== '@trastienda'))
    symlinkSync(join(root, 'node_modules', one), join(modules, one));
  for (const room of ['packages', 'apps'])
    for (const one of readdirSync(join(house, room)))
      symlinkSync(join(house, room, one), join(modules, '@trastienda', one));
  return house;
}
