import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { docsPages, llmsText } from './docs-pages.ts';

const pages = docsPages(fileURLToPath(new URL('../../..', import.meta.url)));
const all = [...pages.components, ...pages.guides];
const paths = new Set(all.map(({ path }) => path));

describe('the pages of the package', () => {
  it('are there for every component and guide, each at its own address', () => {
    expect(pages.components.length).toBeGreaterThan(100);
    expect(pages.guides.length).toBeGreaterThanOrEqual(17);
    expect(paths.size).toBe(all.length);
  });

  it.each(pages.components)(
    '$title has code, words and props, and nothing that only Storybook reads',
    (page) => {
      expect(page.text).toMatch(/^# /u);
      expect(page.text).toMatch(/```tsx\nimport .*export function Example/su);
      expect(page.text).toContain('## Accesibilidad');
      expect(page.text).not.toMatch(/<Canvas|<Meta|<small>|\?path=|^import \* as/mu);
      expect(page.summary.length).toBeGreaterThan(10);
    },
  );

  it('say what a component takes', () => {
    const button = pages.components.find(({ path }) => path === 'docs/button.md');
    expect(button?.title).toBe('Botón · Button');
    expect(button?.text).toContain('export interface ButtonProps');
    expect(button?.text).toContain('Says why the button cannot act now');
    // Its headings with nothing but a picture are gone.
    expect(button?.text).not.toContain('### Tamaños');
    expect(button?.text).toContain('### En curso');
  });

  it('lead to each other', () => {
    const links = all.flatMap(({ text }) =>
      [...text.matchAll(/\]\(([\w-]+\.md)\)/gu)].map(([, to]) => `docs/${to}`),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((to) => !paths.has(to))).toEqual([]);
  });

  it('are listed with a sentence each', () => {
    const lines = llmsText(pages)
      .split('\n')
      .filter((line) => line.startsWith('- ['));
    expect(lines.length).toBe(all.length);
    expect(lines.filter((line) => !/^- \[.+\]\(docs\/[\w-]+\.md\): .{10,}/u.test(line))).toEqual([]);
  });
});
