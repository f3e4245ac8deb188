import { schemes } from '../theme/build-theme.ts';
import { isNode, kebab, valueAt } from '../theme/token-tree.ts';
import { ramp } from '../theme/tokens.generated.ts';
import type { BrandColors } from './brand-css.ts';
import { brandRoles } from './brand-roles.ts';

/** @returns the colour that a value of DTCG comes to; it may name another token of the document, or of a ramp of ours. */
function colorOf(document: unknown, value: unknown, of: string): string {
  if (typeof value === 'string') {
    const path = /^\{(.+)\}$/u.exec(value)?.[1]?.split('.');
    const [group, ...step] = path ?? [];
    const own = path === undefined ? undefined : valueAt(document, [...path, '$value']);
    const ours = group === 'color' ? valueAt(ramp, step) : undefined;
    if (own !== undefined) return colorOf(document, own, of);
    if (typeof ours === 'string') return ours;
  }
  if (isNode(value) && typeof value['hex'] === 'string') return value['hex'];
  throw new Error(`${of} lacks a colour: ${JSON.stringify(value)}`);
}

/**
 * Reads a brand from design tokens (DTCG 2025.10), as `@trastienda/ui/brands/jacaranda.json` is: ramps of its own under
 * `color`, and under `scheme.light.color`, `scheme.dark.color` and `scheme.contrast.color` the roles that it takes over.
 * @param document The parsed JSON.
 * @throws when a scheme is missing, or a role comes to no colour.
 */
export function brandFromTokens(document: unknown): BrandColors {
  if (!isNode(document)) throw new Error('A brand is a JSON object');
  const [light, dark, contrast] = schemes.map((scheme) => {
    const roles = valueAt(document, ['scheme', scheme, 'color']);
    if (!isNode(roles)) throw new Error(`The brand has no scheme.${scheme}.color`);
    return Object.fromEntries(
      brandRoles.flatMap((role) => {
        const value = valueAt(roles, [...role.split('.').map(kebab), '$value']);
        return value === undefined ? [] : [[role, colorOf(document, value, `${role} in ${scheme}`)]];
      }),
    );
  });
  return { light: light ?? {}, dark: dark ?? {}, contrast: contrast ?? {} };
}
