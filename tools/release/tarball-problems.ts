import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { bin } from '../run.ts';
import { housePapers } from './house-papers.ts';
import { packInto } from './pack.ts';
import { readManifest } from './stage.ts';

/** The entries of a package that have types; a wildcard is checked by what it stands for. */
function typedEntries(folder: string): string[] {
  const { exports } = readManifest(folder);
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || target['types'] === undefined) return [];
    if (!entry.includes('*')) return [entry];
    return globSync(target['types'], { cwd: folder }).map((file) =>
      entry.replace('*', basename(dirname(file))),
    );
  });
}

/**
 * Makes the tarball of a built package, and says what publint, strictly, and attw find wrong with any entry of it, and which of
 * its docstrings speak of what only the house can read.
 */
export async function tarballProblems(name: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trastienda-tarball-'));
  try {
    const { file, files, bytes, staged } = packInto(folder, name);
    console.log(`Tarball of ${name}: ${files} files, ${bytes} B`);
    const tarball = Uint8Array.from(readFileSync(file)).buffer;
    const { messages, pkg } = await publint({ pkgDir: 'package', strict: true, pack: { tarball } });
    const problems = [
      ...messages.map((message) => `publint: ${formatMessage(message, pkg)}`),
      ...housePapers(staged),
    ];
    try {
      // The packages are ESM, and say so: a CommonJS reader has require(esm).
      const options = ['--profile', 'esm-only', '--no-color', '--entrypoints', ...typedEntries(staged)];
      execFileSync(bin('attw'), [file, ...options], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      problems.push(`attw: ${(error as { stdout?: string }).stdout ?? String(error)}`);
    }
    console.log(`publint and attw of ${name}: ${problems.length === 0 ? 'clean' : problems.length}`);
    return problems;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
