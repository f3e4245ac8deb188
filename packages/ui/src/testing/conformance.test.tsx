import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { conformanceCases } from './all-cases.ts';

const cases = conformanceCases();
const folders = Object.keys(import.meta.glob('../components/*/index.ts')).map((path) => path.split('/')[2]);
const covered = Object.keys(import.meta.glob('../components/*/*.case.tsx')).map((path) => path.split('/')[2]);
const documented = Object.keys(import.meta.glob('../components/*/*.stories.tsx')).map(
  (path) => path.split('/')[2],
);

const markup = (node: React.ReactNode) => renderToString(createElement(Fragment, null, node));
const nothing = () => {};

describe('every component of the library', () => {
  it('shows itself to this suite', () => {
    expect(folders.filter((folder) => !covered.includes(folder))).toEqual([]);
  });

  it('has stories', () => {
    expect(folders.filter((folder) => !documented.includes(folder))).toEqual([]);
  });

  describe.each(cases)('$name', ({ name, component, render, strings, overlay, withoutElement }) => {
    const given = { ref: nothing, className: 'given-class', 'data-testid': 'given-attribute' };

    it('is called by its name in developer tools', () => {
      expect(component.displayName ?? component.name).toBe(name);
    });

    it('renders on a server with nothing but what it requires', () => {
      const html = markup(render(given));
      if (overlay) expect(html).not.toContain('given-');
      else expect(html).not.toBe('');
    });

    if (withoutElement) {
      it('adds no element to what is in it', () => {
        expect(markup(render(given)).match(/<\w/gu)).toHaveLength(1);
      });
    }

    if (!overlay && !withoutElement) {
      it('takes a class and any other attribute', () => {
        const html = markup(render(given));
        expect(html).toMatch(/class="[^"]*given-class/);
        expect(html).toContain('data-testid="given-attribute"');
      });
    }

    if (strings && !overlay) {
      it('lets every word of its own be replaced', () => {
        const before = markup(strings.saying ?? render(given));
        const after = markup(strings.replaced);
        for (const text of strings.defaults) {
          expect(before).toContain(text);
          expect(after).not.toContain(text);
        }
      });
    }
  });
});
