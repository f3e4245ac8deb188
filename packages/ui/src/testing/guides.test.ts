import { describe, expect, it } from 'vitest';

const guides = import.meta.glob<string>('../../../../.storybook/guides/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob<string>('../**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const usagePages = import.meta.glob<string>('../**/*.mdx', { eager: true, query: '?raw', import: 'default' });
const preview = import.meta.glob<string>('../../../../.storybook/preview.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})['../../../../.storybook/preview.tsx'];

const names = Object.keys(guides).map((path) => path.split('/').at(-1) ?? '');
const guideOf = (name: string): string => guides[`../../../../.storybook/guides/${name}`] ?? '';

const attribute = (guide: string, name: string): string =>
  new RegExp(`<Meta [^>]*\\b${name}="([^"]+)"`, 'u').exec(guide)?.[1] ?? '';

/** Usage pages, by their component's id or their title. */
const ofComponents = new Set(
  Object.keys(usagePages).map((path) => {
    const code = stories[path.replace(/\.mdx$/u, '.stories.tsx')] ?? '';
    const [, meta = ''] = /const meta\b(.+?)satisfies Meta/su.exec(code) ?? [];
    const [, id = ''] = /\bid: '([^']+)'/u.exec(meta) ?? [];
    const [, title = ''] = /\btitle: '([^']+)'/u.exec(meta) ?? [];
    return `${id || title.toLowerCase().replaceAll('/', '-')}--uso`;
  }),
);
/** Pages that the address of a link may name. */
const addresses = new Set([
  ...ofComponents,
  ...names.map((name) => `${attribute(guideOf(name), 'id')}--uso`),
]);

/** Stories that a guide shows, and those that the file it takes them from does not have. */
function shownBy(guide: string): { shown: string[]; missing: string[] } {
  const files = new Map(
    [...guide.matchAll(/^import \* as (\w+) from '..\/..\/packages\/ui\/src\/(.+)';$/gmu)].map(
      ([, as, file]) => [as, stories[`../${file}`] ?? ''],
    ),
  );
  const canvases = [...guide.matchAll(/<Canvas of=\{(\w+)\.(\w+)\}/gu)];
  return {
    shown: canvases.map(([, as, story]) => `${as}.${story}`),
    missing: canvases
      .filter(([, as, story]) => !new RegExp(`export const ${story}\\b`, 'u').test(files.get(as) ?? ''))
      .map(([, as, story]) => `${as}.${story}`),
  };
}

describe('a guide of the workbench', () => {
  it('is looked for in what there is', () => {
    expect(names.length).toBeGreaterThanOrEqual(17);
    expect(addresses.has('button--uso')).toBe(true);
    expect(addresses.has('tokens--uso')).toBe(true);
  });

  it('has an address that no component has', () => {
    const ids = names.map((name) => attribute(guideOf(name), 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => ofComponents.has(`${id}--uso`))).toEqual([]);
  });

  it('has its place in the list at the left', () => {
    const [, order = ''] = /storySort: \{(.+?)\n\s{6}\}/su.exec(preview ?? '') ?? [];
    const titles = names.map((name) => attribute(guideOf(name), 'title').split('/'));
    expect(titles.filter((title) => title.some((part) => !order.includes(`'${part}'`)))).toEqual([]);
  });

  it.each(names)('%s has a name, what else people search, and live stories', (name) => {
    const guide = guideOf(name);
    const [group, title] = attribute(guide, 'title').split('/');
    expect(['Fundamentos', 'Patrones', 'Contenido']).toContain(group);
    expect(attribute(guide, 'id')).toMatch(/^[a-z-]+$/u);
    // Storybook searches headings of pages.
    const headings = [...guide.matchAll(/^# (.+)$/gmu)].map(([, heading]) => heading ?? '');
    expect(headings).toHaveLength(1);
    expect(headings[0]).toMatch(/^.+ <small>.{3,}<\/small>$/u);
    expect(headings[0]?.split(' <small>')[0]).toBe(title);
    const { shown, missing } = shownBy(guide);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(6);
    expect(missing).toEqual([]);
  });

  it.each(names)('%s leads to pages that are there', (name) => {
    const links = [...guideOf(name).matchAll(/\]\(([^)]+)\)/gu)].map(([, address]) => address ?? '');
    const strange = links.filter((address) => !address.startsWith('?path=/docs/'));
    expect(strange).toEqual([]);
    expect(links.filter((address) => !addresses.has(address.replace('?path=/docs/', '')))).toEqual([]);
  });
});
