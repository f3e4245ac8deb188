import type { ReactNode } from 'react';
import { ChoiceFilter } from './choice-filter.tsx';
import type { Days } from './days.ts';
import { DaysFilter } from './days-filter.tsx';
import { SearchBox } from './search-box.tsx';

type FilterProps<Search> = {
  readonly search: Search;
  /** `replace`: what was there before is no place to come back to. */
  readonly onChange: (change: Partial<Search>, options?: { readonly replace?: boolean }) => void;
};

/** A filter of a list, as data: the fields of the address that it keeps, and how it is drawn. */
export type ListFilter<Search> = {
  readonly fields: readonly (keyof Search)[];
  /** Text to look for stands before the others. */
  readonly isText?: boolean;
  /** It always holds, and says what is on show: on a phone it stays in sight, outside of the sheet. */
  readonly isStanding?: boolean;
  readonly render: (props: FilterProps<Search>) => ReactNode;
};

/** Days between two ends, both included: the fields `desde` and `hasta` (D165). */
export const daysFilter = (
  options: {
    readonly label?: string;
    /** The days that hold while the address has none. */
    readonly standing?: { readonly firstDay: string; readonly lastDay: string };
  } = {},
): ListFilter<Days> => ({
  fields: ['desde', 'hasta'],
  isStanding: options.standing !== undefined,
  render: ({ search, onChange }) => <DaysFilter {...options} days={search} onChange={onChange} />,
});

/** One value among several. */
export const choiceFilter = <Field extends string, Id extends string>(
  field: Field,
  label: string,
  items: readonly { readonly id: Id; readonly label: string }[],
): ListFilter<Readonly<Record<Field, Id | null>>> => ({
  fields: [field],
  render: ({ search, onChange }) => (
    <ChoiceFilter
      label={label}
      items={items}
      value={search[field]}
      onChange={(chosen) => onChange({ [field]: chosen } as Partial<Readonly<Record<Field, Id | null>>>)}
    />
  ),
});

/**
 * Words to look for, as they are typed.
 * @param options `isWhole`: a part of it finds nothing, as of a SKU whose sales are asked for; Enter sends it, and the field says so.
 */
export const textFilter = <Field extends string>(
  field: Field,
  label: string,
  placeholder: string,
  options: { readonly isWhole?: boolean } = {},
): ListFilter<Readonly<Record<Field, string>>> => ({
  fields: [field],
  isText: true,
  render: ({ search, onChange }) => (
    <SearchBox
      {...options}
      isOfPage
      label={label}
      placeholder={placeholder}
      value={search[field]}
      onLook={(words) =>
        onChange({ [field]: words } as Partial<Readonly<Record<Field, string>>>, {
          // The first letter is a step to go back over; those that follow are not.
          replace: search[field] !== '' && options.isWhole !== true,
        })
      }
    />
  ),
});

/** Whether any of the filters holds something else than nothing. */
export const isFiltered = <Search,>(
  filters: readonly ListFilter<Search>[],
  search: Search,
  defaults: Search,
): boolean =>
  filters.some(({ fields }) =>
    fields.some((field) => JSON.stringify(search[field]) !== JSON.stringify(defaults[field])),
  );

/** The number of filters that are set. */
export const filterCount = <Search,>(
  filters: readonly ListFilter<Search>[],
  search: Search,
  defaults: Search,
): number => filters.filter((filter) => isFiltered([filter], search, defaults)).length;

/** The values that clear all of the filters. */
export const withoutFilters = <Search,>(
  filters: readonly ListFilter<Search>[],
  defaults: Search,
): Partial<Search> =>
  Object.fromEntries(
    filters.flatMap(({ fields }) => fields.map((field) => [field, defaults[field]])),
  ) as Partial<Search>;
