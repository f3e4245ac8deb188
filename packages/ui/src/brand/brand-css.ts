import { type ColorScheme, schemes } from '../theme/build-theme.ts';
import { type BrandRole, brandRoles, brandVariable } from './brand-roles.ts';

/** The colours of a brand as `#rrggbb`, by role, in each scheme. A role that is left out keeps Trastienda's colour. */
export type BrandColors = Readonly<Record<ColorScheme, Readonly<Partial<Record<BrandRole, string>>>>>;

/** @throws when a role is none of `brandRoles`, or a colour is not written as `#rrggbb`. */
function declarations(scheme: ColorScheme, colors: BrandColors[ColorScheme]): string {
  return Object.entries(colors)
    .map(([role, value]) => {
      const known = brandRoles.find((one) => one === role);
      if (known === undefined)
        throw new Error(`'${role}' is not among the roles of a brand: ${brandRoles.join(', ')}`);
      if (!/^#[\da-f]{6}$/iu.test(value))
        throw new Error(`'${value}' of ${role} in ${scheme} is not written as #rrggbb`);
      return `${brandVariable(known)}:${value}`;
    })
    .join(';');
}

/**
 * Writes the style sheet of a brand, which an application loads beside `styles.css`. It holds wherever `data-brand` names it,
 * in each colour scheme, also in the one that the system chooses.
 * @param name The value of `data-brand`: lower-case letters, digits and hyphens.
 * @param colors The colours by role, in the three schemes.
 * @returns Plain CSS, which wins over the layers of `styles.css`.
 * @throws when the name, a role or a colour is none.
 * @example
 * ```ts
 * const green = { 'action.primary.bg': '#0a7d3c', 'nav.marker': '#0a7d3c' };
 * writeFileSync('brand.css', brandCss('huerto', { light: green, dark: green, contrast: green }));
 * ```
 */
export function brandCss(name: string, colors: BrandColors): string {
  if (!/^[a-z][a-z\d-]*$/u.test(name))
    throw new Error(`'${name}' is no name of a brand: use lower-case letters, digits and hyphens`);
  const own = `[data-brand='${name}']`;
  const rule = (selector: string, scheme: ColorScheme) =>
    `${selector}{${declarations(scheme, colors[scheme])}}`;
  const bySystem = `:root${own}:not([data-color-scheme])`;
  return `${[
    rule(own, 'light'),
    ...schemes.map((scheme) => {
      const chosen = `[data-color-scheme='${scheme}']`;
      return rule(`${own}${chosen},${own} ${chosen}`, scheme);
    }),
    `@media (prefers-color-scheme: dark){${rule(bySystem, 'dark')}}`,
    `@media (prefers-contrast: more){${rule(bySystem, 'contrast')}}`,
  ].join('\n')}\n`;
}
