type Registered<Row> = {
  readonly detail: { readonly registros: readonly Row[]; readonly total_registros: number };
};
type Paginated<Row> = {
  readonly data: readonly Row[];
  readonly pagination: { readonly total_registros: number };
};
/** The envelope of invoices (calls.md 24.11). */
type Recorded<Row> = { readonly records: readonly Row[]; readonly totalRecords: number };
type Whole<Row> = { readonly detail: readonly Row[] };
/** A page that begins after a mark; `next` is the mark of the following page, where there is one. */
type Listed<Row> = { readonly data: readonly Row[]; readonly next?: string | null };

/** A page of rows as calls answer it (calls.md 1.3): under `detail`, beside `pagination`, from a mark on, or all rows there are. */
export type PageAnswer<Row> = Registered<Row> | Paginated<Row> | Recorded<Row> | Whole<Row> | Listed<Row>;

export type RowOf<Answer> =
  Answer extends Registered<infer Row>
    ? Row
    : Answer extends Paginated<infer Row> | Recorded<infer Row>
      ? Row
      : Answer extends Whole<infer Row>
        ? Row
        : never;

export type Page<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The mark of what follows; only of a call that goes on by marks. */
  readonly next?: string | null;
};

/** The shown page, and its number of rows. */
export type Paged = { readonly pagina: number; readonly tamano: number };

/**
 * The rows of a page and how many there are in all, whichever way the call says it. Of all rows that there are, those
 * of the page on show.
 */
export function pageOf<Row>(answer: PageAnswer<Row>, { pagina, tamano }: Partial<Paged> = {}): Page<Row> {
  if ('records' in answer) return { rows: answer.records, total: answer.totalRecords };
  if ('pagination' in answer) return { rows: answer.data, total: answer.pagination.total_registros };
  if ('next' in answer && answer.next !== undefined)
    return { rows: answer.data, total: answer.data.length, next: answer.next };
  const detail = 'data' in answer ? answer.data : answer.detail;
  if ('registros' in detail) return { rows: detail.registros, total: detail.total_registros };
  const rows =
    pagina === undefined || tamano === undefined
      ? detail
      : detail.slice((pagina - 1) * tamano, pagina * tamano);
  return { rows, total: detail.length };
}
