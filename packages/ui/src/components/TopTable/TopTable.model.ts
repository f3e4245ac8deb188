import type { Centavos } from '@trastienda/domain';

/** One product of a ranking. */
export interface TopRow {
  id: string;
  name: string;
  /** SKU, under the name. */
  code?: string | undefined;
  /** Address of its picture. */
  src?: string | null | undefined;
  href?: string | undefined;
  category?: string | undefined;
  units: number;
  /** Whole centavos. */
  amount: Centavos;
  /** Percent of all, 0 to 100. */
  share?: number | null | undefined;
  /** Percent of change against the period before; `null` when there is none. */
  change?: number | null | undefined;
}

export type TopOrder = 'amount' | 'units';

/** The first ones by amount or by units; equal ones by the other, then by name. */
export function topRows(rows: readonly TopRow[], by: TopOrder, limit: number): TopRow[] {
  const other = by === 'amount' ? 'units' : 'amount';
  return rows
    .toSorted(
      (one, two) => two[by] - one[by] || two[other] - one[other] || one.name.localeCompare(two.name, 'es-MX'),
    )
    .slice(0, Math.max(0, limit));
}
