import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { LookedColumn } from './column-look.ts';
import * as r from './row.css.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly LookedColumn<Row>[];
  count: number;
  hasSelection: boolean;
}

/** Draws the shape of rows that are loading. */
export function SkeletonRows<Row>({ columns, count, hasSelection }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, at) => (
    <tr key={at} aria-hidden>
      {hasSelection && (
        <td>
          <Skeleton width={18} height={18} />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key} className={column.alignClass}>
          <span className={r.skeletonRow}>
            <Skeleton width={`${60 + ((at + place) % 4) * 10}%`} />
            {place < 2 && <Skeleton width={`${40 + ((at + place) % 3) * 10}%`} />}
          </span>
        </td>
      ))}
    </tr>
  ));
}
