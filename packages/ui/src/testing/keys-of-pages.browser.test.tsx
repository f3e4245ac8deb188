import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import '../styles.ts';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { componentStories } from './all-stories.ts';

const pages = import.meta.glob<string>('../components/*/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const keysOf = (component: string) =>
  pages[`../components/${component}/${component}.mdx`]
    ?.split(/^## Teclado\n/mu)[1]
    ?.split(/^## /mu)[0]
    ?.trim() ?? '';

/** What Tab comes to. */
const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"], [role="application"]';
const stopsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(stops)].filter((one) => one.tabIndex >= 0);

// What a page says of what it holds, not of the component: a heading's link, a wrapped control.
const holdsControls = new Set(['Card', 'FullScreenLoader', 'Inline', 'Stack', 'UiProvider']);
const silent = componentStories().filter(({ component }) =>
  /^No (?:recibe foco|dibuja nada)/u.test(keysOf(component)),
);

describe('a page that says its component takes no focus', () => {
  afterEach(cleanup);

  test.each(silent.filter(({ component }) => !holdsControls.has(component)))(
    '$component: no story of it has anything that Tab would stop at',
    ({ stories }) => {
      for (const { name, Story } of stories) {
        const { container } = render(
          <UiProvider>
            <Story />
          </UiProvider>,
        );
        expect(stopsOf(container).map(({ outerHTML }) => `${name}: ${outerHTML.slice(0, 80)}`)).toEqual([]);
        cleanup();
      }
    },
  );
});
