import { cx } from '../../internal/cx.ts';
import type { DataTableColumn, DataTableRegion } from './DataTable.types.ts';
import * as s from './DataTable.css.ts';
import * as r from './row.css.ts';

/** A column with its classes, put together once for all of its cells. */
export interface LookedColumn<Row> extends DataTableColumn<Row> {
  colClass: string;
  headClass: string;
  cellClass: string;
  skeletonClass: string;
}

interface Frame {
  region: DataTableRegion | undefined;
  hasSelection: boolean;
}

/** What stays at the start where a table scrolls sideways: the box, and the first column after it. */
export function pinnedClass({ region }: Pick<Frame, 'region'>): string {
  if (!region) return r.pinned.page;
  return region.minWidth === undefined ? '' : r.pinned.region;
}

export function lookedColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  frame: Frame,
): LookedColumn<Row>[] {
  return columns.map((column, at) => {
    // A table that scrolls sideways hides nothing.
    const hiding = frame.region?.minWidth === undefined && s.priority[column.priority ?? 1];
    const look = cx(s.align[column.align ?? 'start'], hiding);
    const pin =
      at === 0 &&
      cx(
        pinnedClass(frame),
        r.pinnedAt[frame.hasSelection ? 'afterBox' : 'start'],
        frame.region?.minWidth !== undefined && r.pinnedEdge,
      );
    return {
      ...column,
      colClass: cx(hiding),
      headClass: cx(s.headCell, look, pin, pin && s.headPinned),
      cellClass: cx(r.cell, look, pin),
      skeletonClass: cx(r.cell, look),
    };
  });
}
