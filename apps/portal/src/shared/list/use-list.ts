import type { AnyCall } from '@trastienda/api-client';
import type { SearchSchema } from '../routes/search-schema.ts';
import { type AddressState, useSearch } from '../routes/use-search.ts';
import type { RemoteOperation } from '../store/create-operation.ts';
import { type Read, useRead } from '../store/hooks.ts';
import { type PageAnswer, pageOf, type RowOf } from './page-of.ts';

export type List<Row, Search> = AddressState<Search> & {
  readonly call: AnyCall;
  readonly read: Read<unknown>;
  /** `null` until they are known. */
  readonly rows: readonly Row[] | null;
  /** Of all pages. */
  readonly total: number;
  /** The mark of what follows: `null` at the end; absent where pages have numbers. */
  readonly next: string | null | undefined;
};

/**
 * One page of a list, as the address asks for it. The page of before stays on show while the next one is on its way
 * only where it has been seen; a write to what the list shows asks for it again.
 * @param inputOf what the call is sent for a state of the address.
 */
export function useList<Input, Answer extends PageAnswer<unknown>, Search extends object>(
  operation: RemoteOperation<Input, Answer>,
  schema: SearchSchema<Search>,
  inputOf: (search: Search) => Input,
): List<RowOf<Answer>, Search> {
  const address = useSearch(schema);
  const read = useRead(operation, inputOf(address.search));
  const page = read.value === null ? null : pageOf(read.value as PageAnswer<RowOf<Answer>>, address.search);
  return {
    ...address,
    call: operation.call,
    read,
    rows: page?.rows ?? null,
    total: page?.total ?? 0,
    next: page?.next,
  };
}
