import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainFiles } from './plain-files.ts';

// Writes the pages of the workbench and the registry of blocks into the package, for who has nothing but the package: people in
// an editor, and programs.
const root = fileURLToPath(new URL('../../..', import.meta.url));
for (const [path, text] of plainFiles(root)) {
  const file = join(root, 'packages/ui/dist', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
