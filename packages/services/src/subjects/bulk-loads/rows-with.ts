import type { BulkRow } from '@trastienda/domain/bulk';

/** The first row of some that says something of a field; all of them where none does. */
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
