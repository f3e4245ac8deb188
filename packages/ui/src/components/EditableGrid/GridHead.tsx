import { memo } from 'react';
import { cx } from '../../internal/cx.ts';
import type { EditableGridAside, EditableGridColumn } from './EditableGrid.types.ts';
import { firstWidth, isFigureColumn, widthOf } from './window.model.ts';
import * as s from './EditableGrid.css.ts';

interface GridHeadProps {
  columns: readonly EditableGridColumn[];
  /** Head of the column of row names. */
  corner: string;
  /** Width of that column, in pixels. */
  nameWidth: number;
  aside: EditableGridAside | undefined;
}

/** Names of the columns. */
export const GridHead = memo(function GridHead({ columns, corner, nameWidth, aside }: GridHeadProps) {
  return (
    <div role="rowgroup" className={s.head}>
      <div role="row" aria-rowindex={1} className={s.headRow}>
        <div
          role="columnheader"
          aria-colindex={1}
          className={cx(s.headCell, s.corner, nameWidth > firstWidth && s.atStart)}
          style={{ inlineSize: nameWidth }}
        >
          {corner}
        </div>
        {columns.map((column, at) => (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={at + 2}
            className={cx(
              s.headCell,
              isFigureColumn(column) && s.figure,
              column.isReadOnly === true && s.readOnlyHead,
            )}
            style={{ inlineSize: widthOf(column) }}
          >
            {column.label}
          </div>
        ))}
        {aside && (
          <div
            role="columnheader"
            aria-colindex={columns.length + 2}
            className={cx(s.headCell, s.atEnd)}
            style={{ inlineSize: aside.width }}
          >
            {aside.label}
          </div>
        )}
      </div>
    </div>
  );
});
