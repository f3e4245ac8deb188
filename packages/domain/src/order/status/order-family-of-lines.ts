import { lineStatusOf } from './line-statuses.ts';
import { statusFamilies, type StatusFamily } from './status-families.ts';

/**
 * The family of an order: the least advanced among its lines that are not cancelled; cancelado when all are;
 * pendiente without lines. A line with an unknown status counts as pendiente.
 * @example orderFamilyOfLines([{ colocationStatus: { id: 7 } }, { colocationStatus: { id: 3 } }]) // => 'listo_para_enviar'
 */
export function orderFamilyOfLines(
  lines: readonly { readonly colocationStatus?: { readonly id: number } | null }[],
): StatusFamily {
  const families = lines.map((line) => lineStatusOf(line.colocationStatus?.id)?.family ?? 'pendiente');
  // The families are in the order of an order's life, cancelado last.
  return statusFamilies.find((family) => families.includes(family)) ?? 'pendiente';
}
