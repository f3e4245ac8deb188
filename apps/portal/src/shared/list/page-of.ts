import type { Page } from '@trastienda/api-client';

type Whole<Row> = { readonly detail: readonly Row[] };
/** A page that begins after a mark; `next` is the mark of the following page, where there is one. */
type Listed<Row> = { readonly data: readonly Row[]; readonly next?: string | null };

/** Rows as calls answer them: a page, the rows after a mark, or all rows there are. */
export type PageAnswer<Row> = Page<Row> | Whole<Row> | Listed<Row>;

export type RowOf<Answer> =
  Answer extends Page<infer Row>
    ? Row
    : Answer extends Listed<infer Row>
      ? Row
      : Answer extends Whole<infer Row>
        ? Row
        : never;

type MarkedPage<Row> = Page<Row> & {
  /** The mark of what follows; only of a call that goes on by marks. */
  readonly next?: string | null;
};

/** The shown page, and its number of rows. */
export type Paged = { readonly pagina: number; readonly tamano: number };

/** The rows of a page and how many there are in all. Of all rows that there are, those of the page on show. */
export function pageOf<Row>(
  answer: PageAnswer<Row>,
  { pagina, tamano }: Partial<Paged> = {},
): MarkedPage<Row> {
  if ('rows' in answer) return answer;
  const all = 'data' in answer ? answer.data : answer.detail;
  if ('next' in answer && answer.next !== undefined)
    return { rows: all, total: all.length, next: answer.next };
  const isWhole = pagina === undefined || tamano === undefined;
  return {
    rows: isWhole ? all : all.slice((pagina - 1) * tamano, pagina * tamano),
    total: all.length,
  };
}
