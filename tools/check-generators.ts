import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generate } from './new/index.ts';
import { bin, root } from './run.ts';

// One of each is generated in a copy of the house, formatted, linted, type-checked, tested and built: what generators
// write keeps up with the house.

const house = mkdtempSync(join(tmpdir(), 'trastienda-generated-'));
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);
const run = (command: string, args: readonly string[], cwd = house) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The sources as they are, and the house's own packages instead of links to the original's. */
function copyHouse(): void {
  const listed = run('git', ['ls-files', '-co', '--exclude-standard', '-z'], root).split('\0');
  const wanted = /^(?:packages|apps|tools|docs\/spec|\.storybook)\/|^[^/]+$/;
  for (const path of listed.filter((one) => wanted.test(one))) {
    mkdirSync(join(house, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(house, path), { force: true, errorOnExist: false });
  }
  const modules = join(house, 'node_modules');
  mkdirSync(join(modules, '@trastienda'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@trastienda'))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const room of ['packages', 'apps'])
    for (const name of readdirSync(join(house, room)))
      symlinkSync(join(house, room, name), join(modules, '@trastienda', name));
}

try {
  copyHouse();
  const wishes = [
    ['component', 'PalletCount'],
    ['domain', 'pallet-height'],
    ['call', 'billing', 'listPallets'],
    ['feature', 'pallet-report'],
  ];
  const paths = wishes.flatMap((wish) => generate(wish, house).paths);
  run(bin('oxfmt'), paths);
  run(bin('oxlint'), paths);
  // As the generator of calls says: a call is in the reference, and so among the inputs that tsc checks.
  const reference = ['--conditions=@trastienda/source', 'scripts/write-reference.ts'];
  run('node', reference, join(house, 'packages/api-client'));
  said('generated, formatted, linted');
  for (const room of ['packages/domain', 'packages/ui', 'packages/api-client', 'apps/portal'])
    run(bin('tsc'), ['--noEmit', '-p', room]);
  said('type-checked');
  const tests = ['pallet-height', 'conformance.test.tsx', 'pallet-report/search'];
  run(bin('vitest'), ['run', '--project', 'domain', '--project', 'ui', '--project', 'portal', ...tests]);
  said('tested: its rule, its conformance, its address');
  run(bin('tsup'), [], join(house, 'packages/ui'));
  run('node', [
    '-e',
    "await import('./packages/ui/dist/components/PalletCount/index.js')",
    '--input-type=module',
  ]);
  said('built, and the component is there to import');
} finally {
  rmSync(house, { recursive: true, force: true });
}
