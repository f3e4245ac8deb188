import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { schemes } from './build-theme.ts';
import { contrastPairs, requiredContrast } from './contrast-pairs.ts';
import { contrastRatio } from './contrast.ts';
import { valueAt } from './token-tree.ts';
import * as tokens from './tokens.generated.ts';

/** A colour of a scheme, in the clothes of a brand if one is given. */
function colorAt(scheme: (typeof schemes)[number], path: string, brand?: Brand): string {
  const found = valueAt(brand?.[scheme], path.split('.')) ?? valueAt(tokens.color[scheme], path.split('.'));
  if (typeof found !== 'string') throw new Error(`${scheme} has no colour ${path}`);
  return found;
}

describe.each(schemes)('contrast in the scheme %s', (scheme) => {
  const column = schemes.indexOf(scheme) + 3;

  it.each(contrastPairs)('%s on %s is enough, and no less than it was', (...pair) => {
    const [foreground, background, kind] = pair;
    const ratio = contrastRatio(colorAt(scheme, foreground), colorAt(scheme, background));
    expect(ratio).toBeGreaterThanOrEqual(requiredContrast[kind][scheme]);
    // The table is rounded to three figures.
    expect(ratio).toBeGreaterThan(Number(pair[column]) * 0.994);
  });
});

const brands = Object.entries(
  import.meta.glob<Record<string, Brand>>('./brands/*.generated.ts', { eager: true }),
).map(([path, module]) => [path, Object.values(module)[0]] as const);

describe.each(brands)('contrast of the brand %s', (_path, brand) => {
  const pairs = schemes.flatMap((scheme) => contrastPairs.map((pair) => [scheme, ...pair] as const));

  it.each(pairs)('in %s, %s on %s is enough', (scheme, foreground, background, kind) => {
    const ratio = contrastRatio(colorAt(scheme, foreground, brand), colorAt(scheme, background, brand));
    expect(ratio).toBeGreaterThanOrEqual(requiredContrast[kind][scheme]);
  });

  it('takes over the same roles in every scheme', () => {
    const roles = (node: unknown): string[] =>
      typeof node === 'object' && node !== null
        ? Object.entries(node).flatMap(([key, child]) => roles(child).map((rest) => `${key}.${rest}`))
        : [''];
    expect(roles(brand?.dark)).toEqual(roles(brand?.light));
    expect(roles(brand?.contrast)).toEqual(roles(brand?.light));
  });
});
