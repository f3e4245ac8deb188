// Prints which lines of docs/spec/coverage.md no test title names yet.
//   node tools/coverage.ts                 every owner, in figures
//   node tools/coverage.ts domain          the lines that packages/domain owns, one by one
//   node tools/coverage.ts domain --strict fails when one of them is named by no test of that package
//   node tools/coverage.ts --scope orders-and-guides [--strict]   the lines of one part of the product, whoever owns them
//   node tools/coverage.ts --tick          ticks each line that a test of one of its owners names
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

interface CoverageLine {
  readonly id: string;
  readonly isTicked: boolean;
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
  return [...markdown.matchAll(/^- \[(.)\] (S\d+\.\d+) \(([^)]*)\) (.+)$/gmu)].map(
    ([, tick, id = '', owners = '', statement = '']) => ({
      id,
      isTicked: tick === 'x',
      owners: owners.split(/,\s*/u),
      statement,
    }),
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

/** A part of the product: its sections and lines, and what of them belongs to another part. */
interface Scope {
  /** 'S3' is a section, 'S7.23 to S7.64' a run of lines. */
  readonly holds: string;
  readonly except: string;
}

/** The parts that can be asked for. */
export const scopes = {
  'orders-and-guides': {
    holds: 'S2.39 to S2.44, S2.54, S2.64 to S2.70, S3, S4, S5, S7.23 to S7.64, S8',
    // Onboarding, category editing, creating a product and its leave warning, bulk load: of the catalogue's half.
    except: 'S3.50 to S3.52, S3.57, S4.25, S4.34, S4.36',
  },
} as const satisfies Readonly<Record<string, Scope>>;

/** The lines of a scope. */
export function linesIn({ holds, except }: Scope, lines: readonly CoverageLine[]): CoverageLine[] {
  const [named, left] = [idsIn(holds), idsIn(except)];
  const sections = new Set(holds.split(/,\s*/u).filter((part) => /^S\d+$/u.test(part)));
  return lines.filter(
    ({ id }) => !left.has(id) && (named.has(id) || sections.has(id.slice(0, id.indexOf('.')))),
  );
}

/** Whether a test of one of a line's owners names it: the first holds the rule, the others show or serve it. */
export function provenLines(lines: readonly CoverageLine[]): Set<string> {
  const proven = new Map(Object.keys(rooms).map((room) => [room, provenBy(room)]));
  return new Set(
    lines.filter(({ id, owners }) => owners.some((room) => proven.get(room)?.has(id))).map(({ id }) => id),
  );
}

function reportScope(name: string, lines: readonly CoverageLine[], strict: boolean): boolean {
  const scope = (scopes as Readonly<Record<string, Scope>>)[name];
  if (!scope) throw new Error(`No scope '${name}'; there is ${Object.keys(scopes).join(', ')}`);
  const own = linesIn(scope, lines);
  const proven = provenLines(own);
  const missing = own.filter(({ id }) => !proven.has(id));
  console.log(
    `${name}: ${own.length - missing.length} of ${own.length} lines are named by a test of an owner`,
  );
  for (const { id, owners, statement } of missing)
    console.log(`  missing ${id} (${owners.join(', ')}) ${statement}`);
  return !strict || missing.length === 0;
}

const list = join(root, 'docs/spec/coverage.md');

/** Ticks what is proven, and takes the tick from what is not. */
function tick(markdown: string): number {
  const proven = provenLines(coverageLines(markdown));
  writeFileSync(
    list,
    markdown.replaceAll(
      /^- \[.\] (S\d+\.\d+) /gmu,
      (_, id: string) => `- [${proven.has(id) ? 'x' : ' '}] ${id} `,
    ),
  );
  return proven.size;
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
    options: {
      strict: { type: 'boolean', default: false },
      scope: { type: 'string' },
      tick: { type: 'boolean', default: false },
    },
  });
  const markdown = readFileSync(list, 'utf8');
  const lines = coverageLines(markdown);
  if (values.tick) {
    console.log(`${tick(markdown)} of ${lines.length} lines are ticked`);
  } else if (values.scope !== undefined) {
    process.exitCode = reportScope(values.scope, lines, values.strict) ? 0 : 1;
  } else {
    const asked = positionals.length > 0 ? positionals : Object.keys(rooms);
    const good = asked.map((room) => report(room, lines, values.strict));
    process.exitCode = good.every(Boolean) ? 0 : 1;
  }
}
