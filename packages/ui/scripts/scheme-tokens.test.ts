import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { schemes } from '../src/theme/build-theme.ts';
import * as tokens from '../src/theme/tokens.generated.ts';
import { schemeTokens } from './scheme-tokens.ts';

const document: unknown = JSON.parse(readFileSync(new URL('../tokens/tokens.json', import.meta.url), 'utf8'));

/** Every token with its value, as a tool of somebody else reads the file: it refuses what is not DTCG. */
async function readBySomebodyElse(file: unknown) {
  const cwd = new URL('file:///project/');
  const { tokens: read } = await parse(
    [{ filename: new URL('tokens.json', cwd), src: JSON.stringify(file) }],
    { config: defineConfig({ lint: { rules: {} } }, { cwd }), continueOnError: false },
  );
  return read;
}

const leaves = (tree: object, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const kebab = key.replaceAll(/[a-z][A-Z]/gu, ([a, b]) => `${a}-${b?.toLowerCase()}`);
    if (typeof value === 'string') return [[`${path}.${kebab}`, value]];
    return typeof value === 'object' && value !== null ? leaves(value, `${path}.${kebab}`) : [];
  });

/** A colour as the style sheet writes it. */
function written(value: unknown): string {
  const { components, alpha = 1 } = value as { components: readonly number[]; alpha?: number };
  const channels = components.map((one) => Math.round(one * 255));
  if (alpha !== 1) return `rgb(${channels.join(' ')} / ${alpha})`;
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(schemes)('the tokens of the scheme %s', (scheme) => {
  it('are valid, and come to the colours of the style sheet under the names of its variables', async () => {
    const read = await readBySomebodyElse(schemeTokens(document, scheme));
    const ours = leaves(tokens.color[scheme], 'color');
    expect(ours.length).toBeGreaterThan(150);
    const theirs = ours.map(([name]) => [name, read[name] && written(read[name].$value)]);
    expect(theirs).toEqual(ours);
    expect(JSON.stringify(schemeTokens(document, scheme))).not.toContain('{color.');
  });
});

describe('the tokens of all schemes', () => {
  it('are valid in one file, too', async () => {
    const read = await readBySomebodyElse(document);
    expect(Object.keys(read).length).toBeGreaterThan(700);
  });

  it('have no file for a scheme that there is not', () => {
    expect(() => schemeTokens({ scheme: {} }, 'dark')).toThrow('no scheme dark');
  });
});
