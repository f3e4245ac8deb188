import { describe, expect, it } from 'vitest';
import { colorDistance, visions } from '../testing/color-vision.ts';
import type { Brand } from './brand.ts';
import { type ColorScheme, schemes } from './build-theme.ts';
import * as tokens from './tokens.generated.ts';

/** Between neighbours of the palette nobody takes one for the other; the least of them as it stands is 0.0896. */
const least = 0.085;

const brands: readonly (readonly [string, Brand | undefined])[] = [
  ['trastienda', undefined],
  ...Object.entries(import.meta.glob<Record<string, Brand>>('./brands/*.generated.ts', { eager: true })).map(
    ([path, module]) => [path, Object.values(module)[0]] as const,
  ),
];

/** The colours of a chart's series, in the clothes of a brand if it takes them over. */
function seriesOf(scheme: ColorScheme, brand: Brand | undefined): (readonly [string, string])[] {
  const chart = brand?.[scheme]['chart'];
  const own = typeof chart === 'object' && typeof chart['series'] === 'object' ? chart['series'] : {};
  return Object.entries({ ...tokens.color[scheme].chart.series, ...own }).map(
    ([name, hex]) => [name, String(hex)] as const,
  );
}

describe.each(brands)('the series of a chart in the brand %s', (_name, brand) => {
  const seen = schemes.flatMap((scheme) => visions.map((vision) => [scheme, vision] as const));

  it.each(seen)('in %s, with %s vision, are told from each other by their colour', (scheme, vision) => {
    const series = seriesOf(scheme, brand);
    expect(series).toHaveLength(6);
    const near = series.flatMap(([name, color], at) =>
      series
        .slice(at + 1)
        .filter(([, other]) => colorDistance(color, other, vision) < least)
        .map(([other]) => `${name} and ${other}`),
    );
    expect(near).toEqual([]);
  });
});
