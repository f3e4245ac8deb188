import type { Order } from '@trastienda/api-client';
import type { LotFault } from './lot-check.ts';
import type { LotCells } from './lot-draft.ts';
import { sentItemOf } from './lot-item.ts';

type Row = {
  readonly order: Order;
  readonly cells: LotCells;
  readonly isInsured: boolean;
  readonly fault: LotFault | null;
  readonly price: unknown;
};

/** The forecast of pressing the button, as far as the dry run allows. */
type LotForecast = {
  /** Rows that are to become guides: with a price, or sent while their carrier was silent. */
  readonly generated: number;
  /** Those of them that nobody named a price for. */
  readonly unpriced: number;
  /** Rows that become none until they are mended. */
  readonly left: number;
  /** Whether all of these go along, and may be mended in the lot too. */
  readonly goAlong: boolean;
};

export function lotForecast(rows: readonly Row[]): LotForecast {
  const isSent = (row: Row) => sentItemOf(row) !== null;
  const unpriced = rows.filter((row) => row.fault?.cause === 'silent' && isSent(row)).length;
  const generated = unpriced + rows.filter(({ price }) => price !== null).length;
  return {
    generated,
    unpriced,
    left: rows.length - generated,
    goAlong: rows.every((row) => row.price !== null || isSent(row)),
  };
}
