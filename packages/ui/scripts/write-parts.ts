import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partsFile, partsList } from './package-imports.ts';

// Writes what one component brings of others, from `dist`: the difference is for a reviewer to judge.

const here = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(join(here, partsFile), await partsList(here));
console.log(`Written: ${partsFile}`);
