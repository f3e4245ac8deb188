/** The columns of the table, by the keys that it has for them. */
export const exportColumns = [
  'order',
  'client',
  'items',
  'status',
  'deadline',
  'guide',
  'documents',
  'total',
] as const;
export type ExportColumn = (typeof exportColumns)[number];
