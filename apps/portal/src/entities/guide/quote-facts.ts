import type { QuoteOption } from '@trastienda/api-client';
import { toCentavos } from '@trastienda/domain';
import type { QuoteFacts } from '@trastienda/domain/guides';

/** The facts of a quote by which a carrier is chosen. */
export const quoteFacts = ({ totalCost, deadLine, onTimeRate }: QuoteOption): QuoteFacts => ({
  cost: toCentavos(totalCost),
  arrival: deadLine === null ? Number.POSITIVE_INFINITY : Date.parse(deadLine),
  onTimeRate: onTimeRate ?? null,
});
