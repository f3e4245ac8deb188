import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jacaranda } from '../theme/brands/jacaranda.generated.ts';
import { color } from '../theme/contract.css.ts';
import { valueAt } from '../theme/token-tree.ts';
import { brandContrast } from './brand-contrast.ts';
import { type BrandColors, brandCss } from './brand-css.ts';
import { brandFromTokens } from './brand-from-tokens.ts';
import { brandRoles, brandVariable } from './brand-roles.ts';

const green = { 'action.primary.bg': '#0a7d3c', 'action.primary.text': '#ffffff', 'nav.marker': '#0a7d3c' };
const huerto: BrandColors = { light: green, dark: green, contrast: green };
const file: unknown = JSON.parse(
  readFileSync(new URL('../../tokens/brands/jacaranda.json', import.meta.url), 'utf8'),
);

const at = (tree: unknown, path: string): unknown => valueAt(tree, path.split('.'));

describe('a brand from outside', () => {
  it('has variables by the names of the contract', () => {
    for (const role of brandRoles) expect(`var(${brandVariable(role)})`).toBe(at(color, role));
  });

  it('is a sheet that holds in each scheme, also nested and chosen by the system', () => {
    const css = brandCss('huerto', huerto);
    expect(css).toContain("[data-brand='huerto']{--ts-color-action-primary-bg:#0a7d3c;");
    expect(css).toContain("[data-brand='huerto'] [data-color-scheme='dark']{");
    expect(css).toContain('@media (prefers-contrast: more){:root');
    expect(css).not.toContain('@layer');
  });

  it('is refused with what is wrong, never half written', () => {
    const wrong = (colors: object) => () =>
      brandCss('huerto', { ...huerto, dark: colors as BrandColors['dark'] });
    expect(() => brandCss('Mi marca', huerto)).toThrow("'Mi marca' is no name of a brand");
    expect(wrong({ 'nav.marcador': '#000000' })).toThrow(
      "'nav.marcador' is not among the roles of a brand: text.brand",
    );
    expect(wrong({ 'nav.marker': 'red;}body{display:none' })).toThrow(
      'nav.marker in dark is not written as #rrggbb',
    );
  });

  it('is read from tokens as the library reads its own', () => {
    const read = brandFromTokens(file);
    for (const scheme of ['light', 'dark', 'contrast'] as const)
      for (const [role, value] of Object.entries(read[scheme]))
        expect(at(jacaranda[scheme], role)).toBe(value);
    expect(Object.keys(read.light).length).toBe(8);
    expect(brandContrast(read)).toEqual([]);
  });

  it('may name a ramp of ours, and is refused when it names nothing', () => {
    const brand = (value: unknown) => {
      const scheme = { color: { nav: { marker: { $value: value } } } };
      return brandFromTokens({ scheme: { light: scheme, dark: scheme, contrast: scheme } });
    };
    expect(brand('{color.talavera.600}').dark['nav.marker']).toMatch(/^#[\da-f]{6}$/u);
    expect(() => brand('{color.none.600}')).toThrow('nav.marker in light lacks a colour');
    expect(() => brandFromTokens({ scheme: {} })).toThrow('no scheme.light.color');
  });

  it('is told which of its colours people could not tell apart', () => {
    const pale: BrandColors = { ...huerto, light: { ...green, 'action.primary.bg': '#b8f0c8' } };
    const [first] = brandContrast(pale);
    expect(first).toMatchObject({ scheme: 'light', required: 4.5 });
    expect(first?.ratio).toBeLessThan(2);
  });
});
