import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bin, root, run } from '../run.ts';
import { publishedPackages, stage } from './stage.ts';

interface Tarball {
  readonly file: string;
  readonly files: number;
  readonly bytes: number;
  /** The folder that was packed. */
  readonly staged: string;
}

/** Builds what is published. Resolves to the exit code. */
export const buildPublished = (workspace = root): Promise<number> =>
  run(
    bin('turbo'),
    [
      'run',
      'build',
      ...publishedPackages.map((name) => `--filter=@trastienda/${name}`),
      '--output-logs=errors-only',
    ],
    { cwd: workspace },
  );

/** Makes the tarball of a built package in a folder: exactly what is published. */
export function packInto(folder: string, name: string): Tarball {
  const staged = stage(name);
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', staged, '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as [{ filename: string; entryCount: number; size: number }];
  return { file: join(folder, packed.filename), files: packed.entryCount, bytes: packed.size, staged };
}
