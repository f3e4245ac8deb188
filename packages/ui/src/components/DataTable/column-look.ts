import { cx } from '../../internal/cx.ts';
import type { DataTableColumn } from './DataTable.types.ts';
import * as s from './DataTable.css.ts';
import * as r from './row.css.ts';

/** A column with its classes, put together once for all of its cells. */
export interface LookedColumn<Row> extends DataTableColumn<Row> {
  headClass: string;
  /** The class names of the cell; most cells have none. */
  cellClass: string | undefined;
  alignClass: string | undefined;
}

interface Frame {
  /** Whether the table always scrolls sideways. */
  isWide: boolean;
  hasSelection: boolean;
}

/** A width at the usual size of letters, growing with them. */
export const inRem = (pixels: number): string => `${pixels / 16}rem`;

/** Columns that stay at the start where a table scrolls sideways: the checkbox, and the first column after it. */
export const pinnedClass = (isWide: boolean): string => r.pinned[isWide ? 'always' : 'scrolling'];

export function lookedColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  frame: Frame,
): LookedColumn<Row>[] {
  return columns.map((column, at) => {
    const { align = 'start' } = column;
    const alignClass = align === 'start' ? undefined : s.align[align];
    const edge = frame.isWide ? 'always' : 'scrolling';
    const pin =
      at === 0 &&
      cx(
        pinnedClass(frame.isWide),
        r.pinnedAt[frame.hasSelection ? 'afterBox' : 'start'],
        r.pinnedEdge[edge],
      );
    return {
      ...column,
      headClass: cx(s.headCell, s.align[align], pin, pin && s.headPinned),
      cellClass: cx(alignClass, pin) || undefined,
      alignClass,
    };
  });
}
