type Registered<Row> = {
  readonly detail: { readonly registros: readonly Row[]; readonly total_registros: number };
};
type Paginated<Row> = {
  readonly data: readonly Row[];
  readonly pagination: { readonly total_registros: number };
};
type Whole<Row> = { readonly detail: readonly Row[] };

/** A page of rows as calls answer it (calls.md 1.3): under `detail` or beside `pagination`, or all rows there are. */
export type PageAnswer<Row> = Registered<Row> | Paginated<Row> | Whole<Row>;

export type RowOf<Answer> =
  Answer extends Registered<infer Row>
    ? Row
    : Answer extends Paginated<infer Row>
      ? Row
      : Answer extends Whole<infer Row>
        ? Row
        : never;

export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** Which page is on show, and how many rows it has. */
export type Paged = { readonly pagina: number; readonly tamano: number };

/**
 * The rows of a page and how many there are in all, whichever way the call says it. Of all rows that there are, those
 * of the page on show.
 */
export function pageOf<Row>(answer: PageAnswer<Row>, { pagina, tamano }: Partial<Paged> = {}): Page<Row> {
  if ('pagination' in answer) return { rows: answer.data, total: answer.pagination.total_registros };
  const { detail } = answer;
  if ('registros' in detail) return { rows: detail.registros, total: detail.total_registros };
  const rows =
    pagina === undefined || tamano === undefined
      ? detail
      : detail.slice((pagina - 1) * tamano, pagina * tamano);
  return { rows, total: detail.length };
}
