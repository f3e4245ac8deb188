import type { ColorScheme } from '../src/theme/build-theme.ts';
import { isNode } from '../src/theme/token-tree.ts';

/** References to a ramp (`{color.grana.600}`) under the name that it has beside the roles. */
function renamed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^\{color\./u, '{ramp.');
  if (Array.isArray(value)) return value.map(renamed);
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, renamed(child)]));
}

/**
 * The design tokens of one scheme (DTCG 2025.10), for tools that want one file a mode. Its paths are the names of the
 * variables: `color.bg.canvas` is `--ts-color-bg-canvas`; the ramps, which no component uses, stand under `ramp`.
 * @throws when the document has no such scheme.
 */
export function schemeTokens(document: unknown, scheme: ColorScheme): Readonly<Record<string, unknown>> {
  if (!isNode(document)) throw new Error('The tokens are no object');
  const { color: ramp, scheme: all, ...rest } = document;
  const own = isNode(all) ? all[scheme] : undefined;
  if (!isNode(own)) throw new Error(`The tokens have no scheme ${scheme}`);
  const groups = Object.entries({ ...own, ...rest }).filter(([name]) => !name.startsWith('$'));
  return {
    $description: `The scheme ${scheme} of Trastienda, DTCG 2025.10. ${String(own['$description'])}.`,
    ramp: renamed(ramp),
    ...Object.fromEntries(groups.map(([name, group]) => [name, renamed(group)])),
  };
}
