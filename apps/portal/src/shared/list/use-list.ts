import type { AnyCall } from '@trastienda/api-client';
import type { SearchSchema } from '../routes/search-schema.ts';
import { type AddressState, useSearch } from '../routes/use-search.ts';
import type { RemoteOperation } from '../store/create-operation.ts';
import { type Read, useRead } from '../store/hooks.ts';
import { useState } from 'react';
import { type PageAnswer, pageOf, type RowOf } from './page-of.ts';

export type List<Row, Search> = AddressState<Search> & {
  readonly call: AnyCall;
  readonly read: Read<unknown>;
  /** `null` until they are known. */
  readonly rows: readonly Row[] | null;
  /** The total of all pages. */
  readonly total: number;
  /** The mark of what follows: `null` at the end; absent where pages have numbers. */
  readonly next: string | null | undefined;
  /** The rows are those of before other words were typed, or of another page, until the ones asked for come. */
  readonly isOfBefore: boolean;
};

/**
 * One page of a list, as the address asks for it. While the next one is on its way the page of before stays on show where only
 * its number or the words looked for are others: under another filter or tab its rows would say what is not so. A write to
 * what the list shows asks for it again.
 * @param inputOf what the call is sent for a state of the address.
 */
export function useList<Input, Answer extends PageAnswer<unknown>, Search extends object>(
  operation: RemoteOperation<Input, Answer>,
  schema: SearchSchema<Search>,
  inputOf: (search: Search) => Input,
): List<RowOf<Answer>, Search> {
  const address = useSearch(schema);
  const read = useRead(operation, inputOf(address.search));
  const { search } = address;
  const [last, setLast] = useState<{ readonly search: Search; readonly value: Answer } | null>(null);
  const value = read.value as Answer | null;
  if (value !== null && value !== last?.value) setLast({ search, value });
  const isWaiting = read.status === 'idle' || read.status === 'loading';
  const before =
    value === null && isWaiting && last !== null && schema.isPassing(last.search, search) ? last : null;
  const shown = value === null ? before : { search, value };
  const page = shown === null ? null : pageOf(shown.value as PageAnswer<RowOf<Answer>>, shown.search);
  return {
    ...address,
    call: operation.call,
    read,
    rows: page?.rows ?? null,
    total: page?.total ?? 0,
    next: page?.next,
    isOfBefore: before !== null,
  };
}
