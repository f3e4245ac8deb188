import { describe, expect, it } from 'vitest';
import { pageRange, rangeText } from './Pagination.model.ts';

describe('what part of a list a page shows', () => {
  it('S3.16 counts pages by rounding up, and the last page is short', () => {
    const last = pageRange({ total: 214, page: 22, pageSize: 10 });
    expect(last).toEqual({ first: 211, last: 214, pages: 22, page: 22 });
    expect(rangeText(last, 214)).toBe('211–214 de 214');
  });

  it('shows the last page when the one asked for does not exist any more', () => {
    expect(pageRange({ total: 12, page: 9, pageSize: 10 }).page).toBe(2);
  });

  it('says 0 of 0 for an empty list', () => {
    const none = pageRange({ total: 0, page: 1, pageSize: 10 });
    expect(rangeText(none, 0)).toBe('0–0 de 0');
  });
});
