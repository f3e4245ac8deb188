import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const components = fileURLToPath(new URL('../components', import.meta.url));
// From the disk: an import would give what the styles became, not what they say.
const endingIn = (end: string) =>
  Object.fromEntries(
    readdirSync(components, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(end))
      .map((path) => [path, readFileSync(join(components, path), 'utf8')]),
  );
const styles = endingIn('.css.ts');
const stories = endingIn('.stories.tsx');

const folderOf = (path: string) => path.split('/')[0] ?? '';
const inFolders = (files: Readonly<Record<string, string>>, looked: RegExp) => [
  ...new Set(
    Object.entries(files)
      .filter(([, code]) => looked.test(code))
      .map(([path]) => folderOf(path)),
  ),
];

it('what answers to a pointer or to the focus has a story of each of its states', () => {
  const answering = inFolders(styles, /:hover|data-hovered|focus-visible/u);
  const shown = inFolders(stories, /inEachState\(|eachInAState\(/u);
  expect(answering.length).toBeGreaterThan(25);
  expect(answering.filter((folder) => !shown.includes(folder))).toEqual([]);
});
