import { mkdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import process from 'node:process';
import { buildPublished, packInto } from './release/pack.ts';
import { publishedPackages } from './release/stage.ts';

/** `npm run pack -- <folder>` builds the published packages and makes their tarballs there; by default in `.tarballs`. */
const folder = resolve(process.argv[2] ?? '.tarballs');
mkdirSync(folder, { recursive: true });
process.exitCode = await buildPublished();
if (process.exitCode === 0)
  for (const name of publishedPackages) {
    const { file, files, bytes } = packInto(folder, name);
    console.log(`${relative(process.cwd(), file)}: ${files} files, ${(bytes / 1024).toFixed(0)} KiB`);
  }
