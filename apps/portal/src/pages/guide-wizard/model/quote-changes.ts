import type { QuoteOption } from '@trastienda/api-client';
import { formatMxn, toCentavos } from '@trastienda/domain';
import { sameService } from './rank-quotes.ts';

/** Returns the changes of a new quote, in words; `null` when the merchant sees no change. */
export function quoteChanges(
  before: readonly QuoteOption[],
  after: readonly QuoteOption[],
  nameOf: (key: string) => string,
): string | null {
  const name = (option: QuoteOption) => `${nameOf(option.nameParcel)} ${option.serviceType}`;
  const money = (option: QuoteOption) => formatMxn(toCentavos(option.totalCost));
  const sentences = before.flatMap((old) => {
    const now = after.find((option) => sameService(option, old));
    if (!now) return [`${name(old)} ya no está disponible`];
    return toCentavos(now.totalCost) === toCentavos(old.totalCost)
      ? []
      : [`${name(old)} pasó de ${money(old)} a ${money(now)}`];
  });
  const added = after.filter((option) => !before.some((old) => sameService(option, old)));
  sentences.push(...added.map((option) => `${name(option)} es nueva: ${money(option)}`));
  return sentences.length === 0 ? null : sentences.join(' · ');
}
