import { lineStatusOf } from './line-statuses.ts';
import { statusFamilies, type StatusFamily } from './status-families.ts';

/**
 * The family of an order: the least advanced among its lines that are not cancelled; cancelado when all are;
 * pendiente without lines. A line without a known status counts as pendiente. Source: calls.md 25.2, D64.
 * @example orderFamilyOfLines([{ colocationStatus: { id: 7 } }, { colocationStatus: { id: 3 } }]) // => 'listo_para_enviar'
 */
export function orderFamilyOfLines(
  lines: readonly { readonly colocationStatus?: { readonly id: number } | null }[],
): StatusFamily {
  if (lines.length === 0) return 'pendiente';
  const families = new Set(
    lines.map((line) => lineStatusOf(line.colocationStatus?.id)?.family ?? 'pendiente'),
  );
  // The list is in the order of an order's life with cancelado last, so the first that is there is the answer.
  return statusFamilies.find((family) => families.has(family)) ?? 'pendiente';
}
