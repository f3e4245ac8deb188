import type { OfferCode } from '@trastienda/domain/product';
import type { bulkRows } from '../../tables/bulk-loads.ts';

/** What all rows of a load share. */
export type LoadInput = {
  /** It makes no product. */
  readonly isEdit: boolean;
  readonly dryRun: boolean;
  readonly keepsDifference: boolean;
  /** Of new products where their rows name none. */
  readonly category: { readonly id: string; readonly name: string } | null;
  readonly channels: readonly OfferCode[];
  /** What the cells of categories mean. */
  readonly categories: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
  /** What is told of its file as a whole: which sheet and row it was read from. */
  readonly fileNotes?: readonly string[];
  /** Of an activation. */
  readonly action: 'active' | 'pause' | null;
};

/** A row before it is worked. */
export type PlacedRow = Pick<
  LoadRow,
  'position' | 'chunk' | 'product' | 'row' | 'sku' | 'productId' | 'cells' | 'notes'
>;

/** What a load's job is asked for: a chunk. Rows of a rehearsal come with it, and are kept once they have an outcome. */
export type LoadChunk = { readonly chunk: number; readonly rows?: readonly PlacedRow[] };

export type LoadRow = typeof bulkRows.$inferSelect;
/** What became of a row. */
export type RowResult = Pick<LoadRow, 'position' | 'outcome' | 'notes' | 'changes' | 'productId' | 'version'>;
