import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { bin, root, run } from '../../../tools/run.ts';

/** `npm test -w packages/ui`: the library's tests, its stories, seen in every scheme, and how much that was. */

interface Test {
  status: string;
  meta?: { storyId?: string; reports?: readonly { type: string; status: string }[] };
}
interface Report {
  testResults: readonly { assertionResults: readonly Test[] }[];
}

const reports = mkdtempSync(join(tmpdir(), 'trastienda-ui-'));

/** Runs projects of Vitest; the tests they ran. One run at a time: two browsers side by side starve each other. */
async function tests(name: string, projects: readonly string[]): Promise<Test[]> {
  const file = join(reports, `${name}.json`);
  const code = await run(bin('vitest'), [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  if (code !== 0) process.exitCode = 1;
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } catch {
    return [];
  }
}

const isPassed = ({ status }: Test) => status === 'passed';
const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());

const own = await tests('own', ['ui', 'ui-browser']);
const stories = await tests('stories', ['stories']);
rmSync(reports, { recursive: true, force: true });

const axe = stories.flatMap(({ meta }) => meta?.reports?.filter(({ type }) => type === 'a11y') ?? []);
console.log(`
Components: ${folders('packages/ui/src/components').length}
Stories: ${new Set(stories.map(({ meta }) => meta?.storyId)).size}
Tests of the library: ${own.filter(isPassed).length} of ${own.length} passed
Story tests: ${stories.filter(isPassed).length} of ${stories.length} passed
Axe runs: ${axe.length}, ${axe.filter(({ status }) => status === 'failed').length} with violations
`);
