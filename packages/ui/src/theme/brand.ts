import { globalStyle } from '@vanilla-extract/css';
import { schemes, type ColorScheme } from './build-theme.ts';
import { color } from './contract.css.ts';
import { base } from './layers.css.ts';

/** Colours by role, as deep as the contract; a brand gives a few of them. */
interface Colors {
  readonly [role: string]: string | Colors;
}

/** The colours a brand takes over, the same roles in every scheme. */
export type Brand = Readonly<Record<ColorScheme, Colors>>;

function varsOf(colors: Colors, contract: Colors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colors).flatMap(([role, value]) => {
      const name = contract[role];
      if (typeof value === 'string' && typeof name === 'string') return [[name, value]];
      if (typeof value === 'object' && typeof name === 'object') return Object.entries(varsOf(value, name));
      throw new Error(`The contract has no colour '${role}'`);
    }),
  );
}

/**
 * Paints a brand over the three schemes wherever `data-brand` names it. Call it in a `*.css.ts` of its own: a brand is
 * one token file and one style sheet beside `styles.css`.
 */
export function paintBrand(name: string, brand: Brand): void {
  // Named twice, so that it wins over the schemes of styles.css whichever sheet comes first.
  const own = `[data-brand="${name}"][data-brand]`;
  const rule = (selector: string, scheme: ColorScheme, query?: string) => {
    const vars = varsOf(brand[scheme], color);
    globalStyle(selector, { '@layer': { [base]: query ? { '@media': { [query]: { vars } } } : { vars } } });
  };
  rule(own, 'light');
  for (const scheme of schemes) {
    const chosen = `[data-color-scheme="${scheme}"]`;
    rule(`${own}${chosen}, ${own} ${chosen}`, scheme);
  }
  const bySystem = `:root${own}:not([data-color-scheme])`;
  rule(bySystem, 'dark', '(prefers-color-scheme: dark)');
  rule(bySystem, 'contrast', '(prefers-contrast: more)');
}
