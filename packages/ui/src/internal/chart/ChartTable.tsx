import { useScrollable } from '../use-scrollable.ts';
import * as s from './chart.css.ts';

export interface ChartRow {
  readonly key: string;
  readonly title: string;
  readonly cells: readonly string[];
}

/** The values of a chart to read instead of look: a native table. */
export function ChartTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  /** Headers of the columns, including the first. */
  columns: readonly string[];
  rows: readonly ChartRow[];
}) {
  const { ref, isScrollable } = useScrollable<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={s.tableBox}
      {...(isScrollable && { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table className={s.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={s.columnTitle}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, cells }) => (
            <tr key={key}>
              <th scope="row" className={s.rowTitle}>
                {title}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1] ?? at} className={s.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
