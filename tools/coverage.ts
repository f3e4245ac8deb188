// Prints which lines of docs/spec/coverage.md no test title names yet.
//   node tools/coverage.ts                 every owner, in figures
//   node tools/coverage.ts domain          the lines that packages/domain owns, one by one
//   node tools/coverage.ts domain --strict fails when one of them is named by no test of that package
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

interface CoverageLine {
  readonly id: string;
  readonly owners: readonly string[];
  readonly statement: string;
}

const root = join(import.meta.dirname, '..');
const rooms: Readonly<Record<string, string>> = {
  domain: 'packages/domain',
  ui: 'packages/ui',
  'api-client': 'packages/api-client',
  services: 'packages/services',
  gateway: 'apps/gateway',
  portal: 'apps/portal',
};
const suffixes = ['.test.ts', '.test.tsx', '.type.test.ts', '.browser.test.tsx', '.stories.tsx', '.e2e.ts'];

/** Every line of the coverage list, with who owns it: the first owner holds the rule. */
export function coverageLines(markdown: string): CoverageLine[] {
  return [...markdown.matchAll(/^- \[.\] (S\d+\.\d+) \(([^)]*)\) (.+)$/gmu)].map(
    ([, id = '', owners = '', statement = '']) => ({ id, owners: owners.split(/,\s*/u), statement }),
  );
}

/** The ids that a text names, ranges included: 'S4.29 to S4.32' names four. */
export function idsIn(text: string): Set<string> {
  const ids = new Set([...text.matchAll(/\bS\d+\.\d+\b/gu)].map(([id]) => id));
  for (const [, section, first, last] of text.matchAll(/\bS(\d+)\.(\d+) (?:to|–) S\1\.(\d+)\b/gu)) {
    for (let line = Number(first); line <= Number(last); line += 1) ids.add(`S${section}.${line}`);
  }
  return ids;
}

/** The texts in quotes of a test file, comments left out: titles are among them, and nothing else holds an id. */
export function testTitles(source: string): string {
  const code = source.split('\n').filter((line) => !/^\s*(?:\/\/|\*|\/\*)/u.test(line));
  return code
    .flatMap((line) => [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/gu)].map(([, , text]) => text))
    .join('\n');
}

/** The ids named by the test titles of one room. */
export function provenBy(room: string): Set<string> {
  const folder = rooms[room] ?? room;
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
  });
  const tests = files.filter((file) => suffixes.some((suffix) => file.endsWith(suffix)));
  return idsIn(tests.map((file) => testTitles(readFileSync(join(root, file), 'utf8'))).join('\n'));
}

function report(room: string, lines: readonly CoverageLine[], strict: boolean): boolean {
  const proven = provenBy(room);
  const own = lines.filter(({ owners }) => owners[0] === room);
  const shared = lines.filter(({ owners }) => owners.includes(room) && owners[0] !== room);
  const missing = own.filter(({ id }) => !proven.has(id));
  const sharedMissing = shared.filter(({ id }) => !proven.has(id));
  console.log(
    `${room}: ${own.length - missing.length} of ${own.length} lines of its own are named by a test`,
  );
  if (shared.length > 0)
    console.log(
      `  and ${shared.length - sharedMissing.length} of ${shared.length} that another room owns first`,
    );
  for (const { id, statement } of missing) console.log(`  missing ${id} ${statement}`);
  return !strict || missing.length === 0;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { strict: { type: 'boolean', default: false } },
  });
  const lines = coverageLines(readFileSync(join(root, 'docs/spec/coverage.md'), 'utf8'));
  const asked = positionals.length > 0 ? positionals : Object.keys(rooms);
  const good = asked.map((room) => report(room, lines, values.strict));
  process.exitCode = good.every(Boolean) ? 0 : 1;
}
