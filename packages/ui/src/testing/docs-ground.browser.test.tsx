import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../styles.ts';
import '../../../../.storybook/docs.css';
import { schemes } from '../theme/build-theme.ts';
import { color } from '../theme/tokens.generated.ts';

const blocks = import.meta.glob<string>('../../../../node_modules/@storybook/addon-docs/dist/blocks.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const root = document.documentElement;
afterEach(() => {
  delete root.dataset['colorScheme'];
  cleanup();
});

const drawn = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.each(schemes)('in %s a story on a usage page stands on the ground of its scheme', (scheme) => {
  expect(Object.values(blocks).join('')).toContain('className: "docs-story"');
  root.dataset['colorScheme'] = scheme;
  const { getByText } = render(<div className="docs-story">Generar guía</div>);
  const style = getComputedStyle(getByText('Generar guía'));
  expect(style.backgroundColor).toBe(drawn(color[scheme].bg.canvas));
  expect(style.color).toBe(drawn(color[scheme].text.default));
});
