import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyHouse } from './copy-house.ts';
import { generate } from './new/index.ts';
import { bin } from './run.ts';
import { isWhole } from './suite/samples.ts';

// One of each is generated in a copy of the house, formatted, linted, type-checked and tested, at night drawn and built too:
// what generators write keeps up with the house. Tested: by the suites that go through every component, every call and every
// rule, and would find in CI what is missing of a new one.

const house = copyHouse('generated');
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);
const execute = promisify(execFile);
const run = async (command: string, args: readonly string[], cwd = house): Promise<string> =>
  (await execute(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout;

/**
 * Adds the row that a new call begins with, in the form of its generator; the contract is compared with it.
 */
function writeRow(service: string, row: string): void {
  const file = join(house, 'docs/spec/calls.md');
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const heading = lines.findIndex((line) => /^## \d+\. /u.test(line) && line.includes(` ${service}`));
  const last = lines.findIndex((line, at) => at > heading && line === '' && lines[at - 1]?.startsWith('|'));
  writeFileSync(file, lines.toSpliced(last, 0, row).join('\n'));
}

/** The screens in every state, and what others import. */
async function drawAndBuild(): Promise<void> {
  await run(bin('vitest'), ['run', '--project', 'stories', 'pages/pallet-list', 'pages/pallet-form']);
  said('its list and its form drawn and played in every state');
  for (const room of ['packages/domain', 'packages/api-client'])
    await run(bin('tsc'), ['-p', 'tsconfig.build.json'], join(house, room));
  await run(bin('tsup'), [], join(house, 'packages/ui'));
  const imported = "await import('./packages/ui/dist/components/PalletCount/index.js')";
  await run('node', ['-e', imported, '--input-type=module']);
  await run(bin('vite'), ['build'], join(house, 'apps/portal'));
  const chunks = globSync('apps/portal/dist/**/*.js', { cwd: house });
  const page = chunks.find((file) =>
    readFileSync(join(house, file), 'utf8').includes('cuál es el primer paso'),
  );
  if (page === undefined) throw new Error('The built portal has no chunk of the new page');
  said('built: the component is there to import, the page in the portal');
}

try {
  const wishes = [
    ['component', 'PalletCount'],
    ['domain', 'stock', 'pallet-height'],
    ['call', 'billing', 'listPallets'],
    ['page', 'pallet-report'],
    ['list-page', 'pallet-list', 'listStoreGuides'],
    ['form-page', 'pallet-form', 'cancelCourierGuide'],
  ];
  const paths: string[] = [];
  // One after the other: two of them write into the same list.
  for (const wish of wishes) paths.push(...(await generate(wish, house)).paths);
  writeRow(
    'billing',
    '| `listPallets` | GET `listPallets/{storeId}` | path storeId | – | pallets | G | T30, safe | – | designed |',
  );
  await run(bin('oxfmt'), paths);
  await run(bin('oxlint'), paths);
  // The reference contains the new call, so it is among the inputs that tsc checks.
  const reference = ['--conditions=@trastienda/source', 'scripts/write-reference.ts'];
  await run('node', reference, join(house, 'packages/api-client'));
  said('generated, formatted, linted');
  const rooms = ['packages/domain', 'packages/ui', 'packages/api-client', 'apps/portal'];
  await Promise.all(rooms.map((room) => run(bin('tsc'), ['--noEmit', '--checkers', '1', '-p', room])));
  said('type-checked');
  const projects = ['domain', 'ui', 'api-client', 'portal'].flatMap((name) => ['--project', name]);
  const tests = [
    ['pallet-height'],
    ['testing/conformance.test.tsx', 'testing/usage-pages.test.ts', 'testing/words.test.ts'],
    ['src/contract.test.ts', 'core/hostile-input.test.ts', 'msw/handlers.test.ts'],
    ['pallet-report/search'],
  ].flat();
  const told = await run(bin('vitest'), ['run', ...projects, ...tests]);
  // A name that finds nothing would go by unseen beside others that do.
  const missed = tests.filter((test) => !told.includes(test));
  if (missed.length > 0) throw new Error(`Not tested: ${missed.join(', ')}`);
  said('tested: its rule, its conformance, page and words, its call in the matrices, its address');
  if (isWhole) await drawAndBuild();
} finally {
  rmSync(house, { recursive: true, force: true });
}
