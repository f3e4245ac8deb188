import { cx } from '../../internal/cx.ts';
import type { EditableGridColumn } from './EditableGrid.types.ts';
import * as s from './EditableGrid.css.ts';

const firstWidth = 64;
const widthOfColumn = ({ width = 160 }: EditableGridColumn) => width;

/** Of the whole grid, in pixels. */
export const widthOf = (columns: readonly EditableGridColumn[]): number =>
  columns.reduce((sum, column) => sum + widthOfColumn(column), firstWidth);

interface GridHeadProps {
  columns: readonly EditableGridColumn[];
  /** Head of the column of row names. */
  corner: string;
}

/** Names and widths of the columns. */
export const GridHead = ({ columns, corner }: GridHeadProps) => (
  <>
    <colgroup>
      <col style={{ width: firstWidth }} />
      {columns.map((column) => (
        <col key={column.id} style={{ width: widthOfColumn(column) }} />
      ))}
    </colgroup>
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" aria-colindex={1} className={cx(s.headCell, s.corner)}>
          {corner}
        </th>
        {columns.map((column, at) => (
          <th
            key={column.id}
            scope="col"
            aria-colindex={at + 2}
            className={cx(
              s.headCell,
              (column.type === 'number' || column.type === 'money') && s.figure,
              column.isReadOnly === true && s.readOnlyHead,
            )}
          >
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
  </>
);
