export { brandContrast, type ContrastFault } from './brand-contrast.ts';
export { brandCss, type BrandColors } from './brand-css.ts';
export { brandFromTokens } from './brand-from-tokens.ts';
export { brandRoles, brandVariable, type BrandRole } from './brand-roles.ts';
export type { ColorScheme } from '../theme/build-theme.ts';
