import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { portalPolicy } from './security-headers.ts';

// The copies that the component library is built with; the gateway itself has nothing to do with React.
const fromUi = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));
const components = fromUi.resolve('react-aria-components/package.json');
const folderOf = (name: string) => path.dirname(createRequire(components).resolve(`${name}/package.json`));

/** Every module of React Aria that can add an element by itself. */
const sources = ['react-aria-components', 'react-aria', 'react-stately'].flatMap((name) =>
  readdirSync(path.join(folderOf(name), 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
);

const constantIn = (source: string, name: string): string =>
  new RegExp(`const ${name.replaceAll('$', String.raw`\$`)} = '([^']*)';`).exec(source)?.[1] ??
  `(no constant ${name})`;

/** What the style elements of a module say: the template after each one is made, with its constants filled in. */
function stylesOf(source: string): string[] {
  return source
    .split(/createElement\)?\(\s*['"`]style['"`]/)
    .slice(1)
    .map((rest) => {
      const template = /\.textContent = `([^`]*)`\.trim\(\)/.exec(rest)?.[1] ?? '(its text was not found)';
      return template.replaceAll(/\$\{([^}]+)\}/g, (_all, name: string) => constantIn(source, name)).trim();
    });
}

it('the policy allows the style elements of the installed React Aria by their hashes, and no other', () => {
  const hashes = sources
    .flatMap(stylesOf)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(sources.length).toBeGreaterThan(100);
  const directive = portalPolicy()
    .split('; ')
    .find((one) => one.startsWith('style-src '));
  expect(directive?.split(' ').slice(2).toSorted()).toEqual(hashes.toSorted());
});

it("the portal's page claims the id by which React Aria asks whether its style is there already", () => {
  const page = readFileSync(new URL('../../../portal/index.html', import.meta.url), 'utf8');
  const ids = sources.flatMap((source) => /STYLE_ID = '([^']+)'/.exec(source)?.[1] ?? []);
  expect(ids).toHaveLength(1);
  expect(page).toContain(`<meta id="${ids[0]}"`);
});
