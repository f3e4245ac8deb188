import { kebab } from '../theme/token-tree.ts';

/**
 * The colours that make a brand: everything else of a scheme stays as it is. Their variables have their long names in the
 * published style sheet, so that plain CSS sets them: `action.primary.bgHover` is `--ts-color-action-primary-bg-hover`.
 */
export const brandRoles = [
  'text.brand',
  'action.primary.bg',
  'action.primary.bgHover',
  'action.primary.bgPressed',
  'action.primary.border',
  'action.primary.text',
  'control.checkedBg',
  'control.checkedBorder',
  'nav.marker',
] as const;
export type BrandRole = (typeof brandRoles)[number];

/**
 * Gives the variable of a role.
 * @example
 * ```ts
 * brandVariable('nav.marker'); // '--ts-color-nav-marker'
 * ```
 */
export const brandVariable = (role: BrandRole): string => `--ts-color-${kebab(role).replaceAll('.', '-')}`;
