import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';

const texts = import.meta.glob<string>('../components/*/*.example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const examples = import.meta.glob<ComponentType>('../components/*/*.example.tsx', {
  eager: true,
  import: 'Example',
});
const pages = import.meta.glob<string>('../components/*/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const folders = Object.keys(import.meta.glob('../components/*/index.ts')).map(
  (path) => path.split('/')[2] ?? '',
);

/** What an application of somebody else has, too. */
const shared = /^(?:react|@trastienda\/(?:ui|domain|api-client)(?:\/[\w-]+)?)$/u;
const importsOf = (code: string): string[] =>
  [...code.matchAll(/^import .*?from '([^']+)';$|^\} from '([^']+)';$/gmu)].map(
    ([, one, other]) => one ?? other ?? '',
  );

describe('the code of a usage page', () => {
  it.each(folders)('%s has some to copy, which a stranger can run', (name) => {
    const code = texts[`../components/${name}/${name}.example.tsx`] ?? '';
    expect(code).toContain(`from '@trastienda/ui/${name}'`);
    expect(importsOf(code).filter((from) => !shared.test(from))).toEqual([]);
    expect(code.split('\n').length).toBeLessThanOrEqual(60);
    const page = pages[`../components/${name}/${name}.mdx`] ?? '';
    expect(page).toContain(`import example from './${name}.example.tsx?raw';`);
    expect(page).toMatch(
      /^<Canvas of=\{\w+\.Default\} source=\{\{ code: example \}\} sourceState="shown" \/>$/mu,
    );
  });

  it.each(Object.entries(examples))('%s is drawn, and React has nothing to say of it', (_, Example) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const markup = renderToStaticMarkup(
      <UiProvider>
        <Example />
      </UiProvider>,
    );
    expect(markup.length).toBeGreaterThan(20);
    expect(said.mock.calls).toEqual([]);
    said.mockRestore();
  });
});
