import type { SortDescriptor } from '@trastienda/ui/DataTable';

/** An order of a list as its address names it, in words for a phone, and the column whose header asks for it. */
export type SortChoice<Id extends string> = {
  readonly id: Id;
  /** 'Precio más bajo' */
  readonly label: string;
  /** Key of the column that shows it. */
  readonly column: string;
  readonly direction: SortDescriptor['direction'];
};

/** The order of a list: the field of its address, and the allowed values. */
export type ListSorting<Search> = {
  readonly field: keyof Search;
  readonly choices: readonly SortChoice<string>[];
};

/** The orders of a list, of those that its address knows. */
export const sortedBy = <Field extends string, Id extends string>(
  field: Field,
  choices: readonly SortChoice<Id>[],
): ListSorting<Readonly<Record<Field, Id>>> => ({ field, choices });

export const sortOnShow = <Search>({ field, choices }: ListSorting<Search>, search: Search) =>
  choices.find(({ id }) => id === search[field]);

/**
 * Pressing a header sorts by it: of another column the order that is named first, as few pieces or A to Z; of the one that
 * the list is sorted by the other way round, where it has one.
 */
export function sortAsked<Search>(
  sorting: ListSorting<Search>,
  search: Search,
  { column, direction }: SortDescriptor,
): Partial<Search> {
  const { field, choices } = sorting;
  const ofColumn = choices.filter((choice) => choice.column === column);
  const isOther = sortOnShow(sorting, search)?.column === column;
  const choice = (isOther && ofColumn.find((one) => one.direction === direction)) || ofColumn[0];
  return choice === undefined ? {} : ({ [field]: choice.id } as unknown as Partial<Search>);
}
