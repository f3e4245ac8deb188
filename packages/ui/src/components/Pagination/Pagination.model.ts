import { formatNumber, pageCount } from '@trastienda/domain';

export interface PageRange {
  /** Number of the first row shown, from 1; 0 when there is none. */
  readonly first: number;
  readonly last: number;
  readonly pages: number;
  /** The page, kept within what exists. */
  readonly page: number;
}

/** Gives the rows that a page shows. @example pageRange({ total: 214, page: 1, pageSize: 10 }) // => rows 1 to 10 */
export function pageRange({
  total,
  page,
  pageSize,
}: {
  total: number;
  page: number;
  pageSize: number;
}): PageRange {
  const pages = pageCount(total, pageSize);
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, pages));
  const first = pages === 0 ? 0 : (current - 1) * pageSize + 1;
  return { first, last: Math.min(current * pageSize, Math.max(0, total)), pages, page: current };
}

/** `1–10 de 214` */
export const rangeText = ({ first, last }: PageRange, total: number): string =>
  `${formatNumber(first)}–${formatNumber(last)} de ${formatNumber(total)}`;
