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

/** Components that answer to a pointer or to the focus without a story of it, and why. */
const without: Readonly<Record<string, string>> = {
  GuideWizard: 'its links are Buttons in a quieter colour; its root only takes the ring away',
};

const folderOf = (path: string) => path.split('/')[0] ?? '';
const inFolders = (files: Readonly<Record<string, string>>, looked: RegExp) => [
  ...new Set(
    Object.entries(files)
      .filter(([, code]) => looked.test(code))
      .map(([path]) => folderOf(path)),
  ),
];

it('what answers to a pointer or to the focus has a story of each of its states, or a reason why not', () => {
  const answering = inFolders(styles, /:hover|data-hovered|focus-visible/u);
  const shown = inFolders(stories, /inEachState\(|eachInAState\(/u);
  expect(answering.length).toBeGreaterThan(25);
  expect(answering.filter((folder) => !shown.includes(folder)).toSorted()).toEqual(Object.keys(without));
});
