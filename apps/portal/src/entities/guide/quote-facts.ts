import type { QuoteOption } from '@trastienda/api-client';
import { toCentavos } from '@trastienda/domain';
import type { QuoteFacts } from '@trastienda/domain/guides';

/** What the choice between carriers looks at, as a quote says it. */
export const quoteFacts = ({ totalCost, deadLine, onTimeRate }: QuoteOption): QuoteFacts => ({
  cost: toCentavos(totalCost),
  arrival: deadLine === null ? Number.POSITIVE_INFINITY : Date.parse(deadLine),
  onTimeRate: onTimeRate ?? null,
});
