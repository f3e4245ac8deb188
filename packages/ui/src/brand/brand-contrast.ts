import { type ColorScheme, schemes } from '../theme/build-theme.ts';
import { contrastPairs, requiredContrast } from '../theme/contrast-pairs.ts';
import { contrastRatio } from '../theme/contrast.ts';
import { valueAt } from '../theme/token-tree.ts';
import * as tokens from '../theme/tokens.generated.ts';
import type { BrandColors } from './brand-css.ts';
import { brandRoles } from './brand-roles.ts';

/** Two colours that stand on each other and differ too little. */
export interface ContrastFault {
  readonly scheme: ColorScheme;
  /** The role in front, such as `action.primary.text`. */
  readonly foreground: string;
  /** The role behind it. */
  readonly background: string;
  /** The WCAG 2 contrast, from 1 to 21. */
  readonly ratio: number;
  /** The least that is asked for: 4.5 for text and 3 for what is no text, 7 and 4.5 in high contrast. */
  readonly required: number;
}

const isOfBrand = (role: string): boolean => brandRoles.some((one) => one === role);

function colorAt(scheme: ColorScheme, role: string, colors: BrandColors): string {
  const own = Object.entries(colors[scheme]).find(([name]) => name === role)?.[1];
  if (own !== undefined) return own;
  const found = valueAt(tokens.color[scheme], role.split('.'));
  if (typeof found !== 'string') throw new Error(`The scheme ${scheme} lacks the colour ${role}`);
  return found;
}

/**
 * Finds the pairs of colours of a brand that people could not tell apart.
 * @param colors The colours by role, in the three schemes.
 * @returns The faults; none when the brand may be worn.
 */
export const brandContrast = (colors: BrandColors): readonly ContrastFault[] =>
  schemes.flatMap((scheme) =>
    contrastPairs.flatMap(([foreground, background, kind]) => {
      if (!isOfBrand(foreground) && !isOfBrand(background)) return [];
      const ratio = contrastRatio(colorAt(scheme, foreground, colors), colorAt(scheme, background, colors));
      const required = requiredContrast[kind][scheme];
      return ratio < required ? [{ scheme, foreground, background, ratio, required }] : [];
    }),
  );
