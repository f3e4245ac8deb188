import type { OfferCode } from '@trastienda/domain/product';
import type { bulkRows } from '../../tables/bulk-loads.ts';

/** The input that all rows of a load share. */
export type LoadInput = {
  /** Whether the load is an edit, which creates no product. */
  readonly isEdit: boolean;
  readonly dryRun: boolean;
  readonly keepsDifference: boolean;
  /** The category of new products whose rows name none. */
  readonly category: { readonly id: string; readonly name: string } | null;
  readonly channels: readonly OfferCode[];
  /** The category that each cell of the column names. */
  readonly categories: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
  /** The notes on its file, such as the sheet and row that it was read from. */
  readonly fileNotes?: readonly string[];
  /** The action of an activation; `null` for other loads. */
  readonly action: 'active' | 'pause' | null;
};

/** A row before it is worked. */
export type PlacedRow = Pick<
  LoadRow,
  'position' | 'chunk' | 'product' | 'row' | 'sku' | 'productId' | 'cells' | 'notes'
>;

/**
 * The input of one row of a load's job: a chunk. The rows of a dry run are in it, and are stored once they
 * have an outcome.
 */
export type LoadChunk = { readonly chunk: number; readonly rows?: readonly PlacedRow[] };

export type LoadRow = typeof bulkRows.$inferSelect;
/** The outcome of a row. */
export type RowResult = Pick<LoadRow, 'position' | 'outcome' | 'notes' | 'changes' | 'productId' | 'version'>;
