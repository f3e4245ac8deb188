import type { BulkRow } from '@trastienda/domain/bulk';

/** Returns the first of some rows with a value in a column; all of them where none has one. */
export function rowsWith<Row extends Pick<BulkRow, 'cells'>>(
  rows: readonly Row[],
  column: string,
): readonly Row[] {
  const isPhoto = column.startsWith('photo');
  const found = rows.find(({ cells }) =>
    isPhoto ? Object.keys(cells).some((key) => key.startsWith('photo')) : (cells[column] ?? '') !== '',
  );
  return found ? [found] : rows;
}
