import { addMoney, type Centavos, formatMxn, toCentavos } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';

const nothing = toCentavos(0);

/**
 * The effect on guides and balance, before the press: 'También se cancelan 3 guías y te devolvemos $412.30 a
 * tu saldo.' Empty where no guide is cancelled.
 * @param costs Of each guide that goes; `null` while it is not known.
 */
export function guideConsequence(costs: readonly (Centavos | null)[]): string {
  if (costs.length === 0) return '';
  const what =
    costs.length === 1 ? 'También se cancela su guía' : `También se cancelan ${costs.length} guías`;
  const known = costs.filter((cost) => cost !== null);
  if (known.length < costs.length) return `${what} y su costo vuelve a tu saldo.`;
  const refund = addMoney(nothing, ...known);
  return refund === nothing ? `${what}.` : `${what} y te devolvemos ${formatMxn(refund)} a tu saldo.`;
}

/** The cost of a guide in the order itself, which has that of its last one. */
export const costInOrder = (guide: string, { dataGuia }: Order): Centavos | null =>
  dataGuia?.guide === guide ? toCentavos(dataGuia.totalCost) : null;
