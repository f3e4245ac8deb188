/** Rows a page where no other default is given. */
export const defaultPageSize = 20;
/** Rows a page of an export. */
export const exportPageSize = 100;
/** Page sizes to choose from. */
export const pageSizes = [10, 20, 50, 100] as const;

/**
 * Pages of a list: total records divided by page size, rounded up; 0 records are 0 pages. Arguments that
 * make no sense (a page size below 1, a negative total) give 0.
 * @example pageCount(214, 20) // => 11
 * @example pageCount(0, 20) // => 0
 */
export function pageCount(totalRecords: number, pageSize: number): number {
  if (!(pageSize >= 1) || !Number.isFinite(totalRecords)) return 0;
  return Math.max(0, Math.ceil(totalRecords / pageSize));
}
