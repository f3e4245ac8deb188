import { type CsvColumn, toCsv } from '@trastienda/domain';

/** A row of a file by its number there, and its cells by column key. */
export type FileRow = { readonly row: number; readonly values: Readonly<Record<string, string>> };

/** The columns that rows have, by key, but for that of their numbers. */
export const columnsIn = (rows: readonly Pick<FileRow, 'values'>[]): readonly string[] =>
  [...new Set(rows.flatMap(({ values }) => Object.keys(values)))].filter((key) => key !== 'fila');

/** A file of some rows that keep their numbers. */
export function rowsCsv(rows: readonly FileRow[]): string {
  const csv = toCsv(rows, [
    { header: 'fila', value: ({ row }) => row },
    ...columnsIn(rows).map((key): CsvColumn<FileRow> => ({
      header: key,
      value: ({ values }) => values[key] ?? '',
      isText: true,
    })),
  ]);
  return csv.ok ? csv.value : '';
}
