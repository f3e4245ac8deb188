import { formatNumber } from '../number/format-number.ts';
import { pageCount } from './page-count.ts';

/**
 * The rows of a page in words, with an en dash; empty without records. Pages from 1; a page beyond the last
 * reads as the last.
 * @example pageRange({ page: 1, pageSize: 10, totalRecords: 214 }) // => '1–10 de 214'
 * @example pageRange({ page: 22, pageSize: 10, totalRecords: 214 }) // => '211–214 de 214'
 */
export function pageRange(paging: {
  readonly page: number;
  readonly pageSize: number;
  readonly totalRecords: number;
}): string {
  const { pageSize, totalRecords } = paging;
  const pages = pageCount(totalRecords, pageSize);
  if (pages === 0) return '';
  const page = Math.min(pages, Math.max(1, Math.trunc(paging.page) || 1));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(totalRecords, page * pageSize);
  return `${formatNumber(first)}–${formatNumber(last)} de ${formatNumber(totalRecords)}`;
}
