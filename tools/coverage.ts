// Prints which lines of docs/spec/coverage.md no test proves yet.
//   node tools/coverage.ts                 every owner, in figures, and all lines
//   node tools/coverage.ts domain          the lines that packages/domain owns first, one by one
//   node tools/coverage.ts domain --strict fails when one of them is named by no test of that package
//   node tools/coverage.ts --tick          ticks each line that is proven, and takes the tick from the others
//
// A line is proven when a test of its last owner names it and sees it there. The last owner is portal where portal is among
// the owners, else services, else gateway, else the last one named. Whether a test sees the product is told by its file:
//   - an `.e2e.ts` walks the built product;
//   - of `.stories.tsx` a story proves what its own `play` looks at; one without a play proves nothing;
//   - a `.test.ts` of portal, services or gateway starts that room: it imports the test app, the services' one door or the
//     test gateway (`doors`), itself or through files of a `testing` folder. A test of helpers alone proves nothing there;
//   - lines that only domain, ui or api-client own are proven by any test of that room.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';

interface CoverageLine {
  readonly id: string;
  readonly isTicked: boolean;
  readonly owners: readonly string[];
  readonly statement: string;
}

/** A test file of a room: its path from the root, and its text. */
interface TestFile {
  readonly path: string;
  readonly source: string;
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

/**
 * The entry point that a room's tests start it by: the store, sagas and client of the portal; the services'
 * one door; the gateway.
 */
const doors: Readonly<Record<string, string>> = {
  portal: 'apps/portal/src/testing/test-app.ts',
  services: 'packages/services/src/testing/ask.ts',
  gateway: 'apps/gateway/src/testing/gateway.ts',
};

/** The owners that show what the others hold, the last one first. */
const lastOwners = Object.keys(doors);

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

/** The owner of a line that shows it, and so has to prove it. */
export function lastOwnerOf(owners: readonly string[]): string {
  return lastOwners.find((room) => owners.includes(room)) ?? owners.at(-1) ?? '';
}

const withoutComments = (source: string) =>
  source.split('\n').filter((line) => !/^\s*(?:\/\/|\*|\/\*)/u.test(line));

/** The texts in quotes of a test file, comments left out: titles are among them, and nothing else holds an id. */
function testTitles(source: string): string {
  return withoutComments(source)
    .flatMap((line) => [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/gu)].map(([, , text]) => text))
    .join('\n');
}

/** The stories of a file that look at something; text within another story is not theirs. */
function playedStories(source: string): string {
  const stories = withoutComments(source)
    .join('\n')
    .split(/^(?=export const )/mu);
  return stories.filter((story) => /\bplay(?:,|:| \(|\()/u.test(story)).join('\n');
}

/** The files of ours that a file imports, types alone left out, as paths from the root. */
const importsOf = ({ path, source }: TestFile): string[] =>
  [...source.matchAll(/^import (?!type\b)[^;]*?\bfrom '(\.[^']+)'/gmu)].map(([, to = '']) =>
    posix.join(posix.dirname(path), to),
  );

const readFile = (path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

/**
 * Whether a test starts the product through a door; imports of its own helpers count, imports of the product
 * do not.
 */
function starts(file: TestFile, door: string, read: (path: string) => string): boolean {
  const seen = new Set<string>();
  const reaches = (one: TestFile): boolean =>
    importsOf(one).some((path) => {
      if (path === door) return true;
      if (!path.includes('/testing/') || seen.has(path)) return false;
      seen.add(path);
      return reaches({ path, source: read(path) });
    });
  return reaches(file);
}

/** The ids of the lines that a test file of a room proves: those its titles name, if it sees them. */
export function provenIn(file: TestFile, room: string, read = readFile): Set<string> {
  if (file.path.endsWith('.stories.tsx')) return idsIn(testTitles(playedStories(file.source)));
  const door = doors[room];
  const isSeen = door === undefined || file.path.endsWith('.e2e.ts') || starts(file, door, read);
  return isSeen ? idsIn(testTitles(file.source)) : new Set();
}

function testFilesOf(room: string): TestFile[] {
  const files = globSync(`${rooms[room] ?? room}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
  });
  return files
    .filter((path) => suffixes.some((suffix) => path.endsWith(suffix)))
    .map((path) => ({ path: path.replaceAll('\\', '/'), source: readFile(path) }));
}

/** The ids named by the test titles of one room. */
const namedBy = (room: string): Set<string> =>
  idsIn(
    testFilesOf(room)
      .map(({ source }) => testTitles(source))
      .join('\n'),
  );

/** The ids of the lines that a test of their last owner names and sees. */
export function provenLines(lines: readonly CoverageLine[]): Set<string> {
  const proven = new Map(
    Object.keys(rooms).map((room) => [
      room,
      new Set(testFilesOf(room).flatMap((file) => [...provenIn(file, room)])),
    ]),
  );
  return new Set(
    lines.filter(({ id, owners }) => proven.get(lastOwnerOf(owners))?.has(id)).map(({ id }) => id),
  );
}

/** Reports the lines that no test of their last owner proves. */
function reportAll(lines: readonly CoverageLine[]): boolean {
  const proven = provenLines(lines);
  console.log(`${proven.size} of ${lines.length} lines are proven by a test of their last owner`);
  for (const { id, owners, statement } of lines)
    if (!proven.has(id)) console.log(`  missing ${id} (${owners.join(', ')}) ${statement}`);
  return proven.size === lines.length;
}

const list = join(root, 'docs/spec/coverage.md');

/** Ticks what is proven, and takes the tick from what is not. */
function tick(markdown: string): void {
  const lines = coverageLines(markdown);
  const proven = provenLines(lines);
  writeFileSync(
    list,
    markdown.replaceAll(
      /^- \[.\] (S\d+\.\d+) /gmu,
      (_, id: string) => `- [${proven.has(id) ? 'x' : ' '}] ${id} `,
    ),
  );
  console.log(`${lines.length} lines: ${proven.size} of them proven and ticked`);
}

function report(room: string, lines: readonly CoverageLine[], strict: boolean): boolean {
  const named = namedBy(room);
  const own = lines.filter(({ owners }) => owners[0] === room);
  const shared = lines.filter(({ owners }) => owners.includes(room) && owners[0] !== room);
  const missing = own.filter(({ id }) => !named.has(id));
  const sharedMissing = shared.filter(({ id }) => !named.has(id));
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
      tick: { type: 'boolean', default: false },
    },
  });
  const markdown = readFileSync(list, 'utf8');
  const lines = coverageLines(markdown);
  if (values.tick) {
    tick(markdown);
  } else if (positionals.length > 0) {
    const good = positionals.map((room) => report(room, lines, values.strict));
    process.exitCode = good.every(Boolean) ? 0 : 1;
  } else {
    for (const room of Object.keys(rooms)) report(room, lines, false);
    process.exitCode = reportAll(lines) || !values.strict ? 0 : 1;
  }
}
