import type { CallOptions, Client } from '../core/create-client.ts';
import type * as z from 'zod/mini';
import type { AnyCall, CallInput } from '../core/define-call.ts';
import type { Page } from '../core/fields.ts';
import { fail, type CallResult, succeed } from '../core/call-result.ts';

/** Rows of one page of an export. */
export const EXPORT_PAGE_SIZE = 100;
/** The sentence of an export without rows. */
export const NOTHING_TO_EXPORT = 'No hay datos para exportar';
/** The sentence of an export of payments of which one page failed. */
export const ALL_PAYMENTS_FAILED = 'Error fetching all payment history';

/** A call that answers page by page. */
export type PagedCall<Row> = AnyCall & { readonly response: z.ZodMiniType<Page<Row>> };
type RowOf<C> = C extends PagedCall<infer Row> ? Row : never;

export type ListAllOptions = CallOptions & {
  /** The sentence of any failed page, where the row has one of its own. */
  readonly failureMessage?: string;
  readonly onProgress?: (rows: number, total: number) => void;
  /** Stops after the page that reaches so many rows; all of them by default. */
  readonly limit?: number;
};

/**
 * Every row that a paged call has for these filters, 100 a page until the last (`listAllOrders`, `listAllPayments`). One failed
 * page fails the whole, for a partial export would pass for a full one; no rows at all is 'No hay datos para exportar'. A list
 * that grows underneath is read to the end it has by then, no row twice where rows have an id.
 */
export async function listAll<C extends PagedCall<unknown>>(
  request: Client,
  call: C,
  input: CallInput<C>,
  options: ListAllOptions = {},
): Promise<CallResult<RowOf<C>[]>> {
  const { failureMessage, onProgress, limit = Number.POSITIVE_INFINITY, ...sent } = options;
  const rows: RowOf<C>[] = [];
  const seen = new Set<unknown>();
  const base = input as { readonly query?: object };
  for (let page = 1; ; page += 1) {
    const query = { ...base.query, page, pageSize: EXPORT_PAGE_SIZE };
    // The types of answers tell the paged calls, not those of queries; the client checks the query anyway.
    const paged: unknown = { ...base, query };
    const result = await request(call, paged as CallInput<C>, sent);
    if (!result.ok) {
      const message = failureMessage ?? result.error.message;
      return { ok: false, error: { ...result.error, message } };
    }
    const found = result.value as Page<RowOf<C>>;
    for (const row of found.rows) {
      const id = (row as { readonly id?: unknown }).id;
      if (id !== undefined && seen.has(id)) continue;
      seen.add(id);
      rows.push(row);
    }
    onProgress?.(rows.length, found.total);
    if (found.rows.length === 0 || rows.length >= limit) break;
    if (page * EXPORT_PAGE_SIZE >= found.total) break;
  }
  return rows.length > 0 ? succeed(rows) : fail({ kind: 'input', message: NOTHING_TO_EXPORT });
}
