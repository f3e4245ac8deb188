import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withCallIndex } from './call-index.ts';

it('the README lists every call as it is: `npm run reference` writes it', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toBe(withCallIndex(readme));
});
