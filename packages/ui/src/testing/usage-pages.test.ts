import { describe, expect, it } from 'vitest';

const pages = import.meta.glob<string>('../components/*/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob<string>('../components/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const folders = [...new Set(Object.keys(import.meta.glob('../components/*/index.ts')).map(folderOf))];

function folderOf(path: string): string {
  return path.split('/')[2] ?? '';
}
const pageOf = (name: string): string => pages[`../components/${name}/${name}.mdx`] ?? '';

/** What a designer finds on every usage page, in this order (architecture: "a component is a folder"). */
const parts = ['Cuándo', 'Anatomía', 'Teclado', 'Accesibilidad', 'Sí y no'];

/** The text under a heading of the second level, up to the next. */
const under = (page: string, heading: string): string =>
  page
    .split(/^## /mu)
    .find((part) => part.startsWith(`${heading}\n`))
    ?.slice(heading.length)
    .trim() ?? '';

/** Stories that a page shows, and those that its file of stories does not have. */
function missingStories(name: string): string[] {
  const page = pageOf(name);
  const files = new Map(
    [...page.matchAll(/^import \* as (\w+) from '\.\/(.+)';$/gmu)].map(([, as, file]) => [
      as,
      stories[`../components/${name}/${file}`] ?? '',
    ]),
  );
  return [...page.matchAll(/of=\{(\w+)\.(\w+)\}/gu)]
    .filter(([, as, story]) => !new RegExp(`export const ${story}\\b`, 'u').test(files.get(as) ?? ''))
    .map(([shown]) => shown);
}

describe('the usage page of a component', () => {
  it('is there for every component', () => {
    expect(folders.length).toBeGreaterThan(90);
    expect(folders.filter((name) => pageOf(name) === '')).toEqual([]);
  });

  it.each(folders)('%s says when, what of, which keys, how it is heard, do and do not', (name) => {
    const page = pageOf(name);
    const found = [...page.matchAll(/^## (.+)$/gmu)].map(([, heading]) => heading ?? '');
    expect(found.filter((heading) => parts.includes(heading))).toEqual(parts);
    for (const part of parts) expect(under(page, part).length, part).toBeGreaterThan(20);
    expect(under(page, 'Cuándo')).toContain('**Cuándo no.**');
    expect(under(page, 'Sí y no')).toMatch(/^- \*\*Sí\.\*\* .+[\s\S]*^- \*\*No\.\*\* .+/mu);
    // What takes no focus says so, and who does in its place.
    expect(under(page, 'Teclado')).toMatch(/^\| Teclas +\| Qué hacen +\|$|^No (?:recibe foco|dibuja nada)/mu);
    expect(page.split('\n').length).toBeGreaterThanOrEqual(30);
    expect(page).toContain('<Canvas of=');
    expect(missingStories(name)).toEqual([]);
  });

  it.each(folders)(
    '%s is found by its Spanish name, by its name in code and by what else people call it',
    (name) => {
      const code = stories[`../components/${name}/${name}.stories.tsx`] ?? '';
      const [, spanish = ''] =
        new RegExp(`title: '[^/']+/(.+) · ${name}',\\s+id: '${name.toLowerCase()}'`, 'u').exec(code) ?? [];
      expect(spanish).not.toBe('');
      // Storybook searches headings of pages.
      expect(pageOf(name)).toMatch(new RegExp(`^# ${spanish} <small>${name} · .{3,}</small>$`, 'mu'));
    },
  );

  it('says of each component what is said of no other', () => {
    const seen = new Map<string, string>();
    const twice = folders.flatMap((name) => {
      const text = under(pageOf(name), 'Accesibilidad');
      const other = seen.get(text);
      seen.set(text, name);
      return other === undefined ? [] : [`${other} and ${name}`];
    });
    expect(twice).toEqual([]);
  });
});

describe('a story of a phone', () => {
  it("has a phone's window, not a narrow frame in a desktop's", () => {
    const wrong = Object.entries(stories).flatMap(([path, code]) =>
      // Up to the next thing that starts a line: whatever stands at the right, an object or what a function makes.
      [...code.matchAll(/^export const (\w*Phone\w*)\b(.*?)(?=^\S*[a-z/])/gmsu)]
        .filter(([, , body = '']) => !/onPhone\(|viewport:|\.\.\.Phone,/u.test(body))
        .map(([, name]) => `${path} ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
