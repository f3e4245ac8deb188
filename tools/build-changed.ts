import { cpSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { root, run } from './run.ts';

/**
 * `node tools/build-changed.ts <module> <from> <to> <folder>`: builds the portal as a next release would be in which one
 * sentence of one module has changed.
 */
const [module = '', from = '', to = '', folder = ''] = process.argv.slice(2);
const portal = join(root, 'apps/portal');
let changed = 0;
await build({
  root: portal,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
  plugins: [
    {
      name: 'changed-sentence',
      enforce: 'pre',
      transform(code, id) {
        if (!id.endsWith(module) || !code.includes(from)) return null;
        changed += 1;
        return code.replaceAll(from, to);
      },
    },
  ],
});
if (changed === 0) throw new Error(`${module} does not say “${from}”`);
// The drawing of first screens stays, as the sentence is nowhere on show.
cpSync(join(portal, 'dist/.vite/first-screen.js'), join(folder, '.vite/first-screen.js'));
process.exitCode = await run(process.execPath, [join(portal, 'scripts/route-chunks.ts'), folder]);
