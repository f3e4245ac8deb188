import { SearchField } from '@trastienda/ui/SearchField';
import { type ReactNode, useState } from 'react';
import { ChoiceFilter } from './choice-filter.tsx';
import type { Days } from './days.ts';
import { DaysFilter } from './days-filter.tsx';

type FilterProps<Search> = {
  readonly search: Search;
  readonly onChange: (change: Partial<Search>) => void;
};

/** A filter of a list, as data: the fields of the address that it keeps, and how it is drawn. */
export type ListFilter<Search> = {
  readonly fields: readonly (keyof Search)[];
  /** Text to look for stands before the others. */
  readonly isText?: boolean;
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

/** Text to look for, sent with Enter. */
export const textFilter = <Field extends string>(
  field: Field,
  label: string,
  placeholder: string,
): ListFilter<Readonly<Record<Field, string>>> => ({
  fields: [field],
  isText: true,
  render: ({ search, onChange }) => (
    <TextFilter
      label={label}
      placeholder={placeholder}
      value={search[field]}
      onLook={(text) => onChange({ [field]: text } as Partial<Readonly<Record<Field, string>>>)}
    />
  ),
});

type TextProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onLook: (text: string) => void;
};

function TextFilter({ label, placeholder, value, onLook }: TextProps) {
  const [typed, setTyped] = useState({ value, text: value });
  // Looked for or taken off elsewhere, the field says so too, and keeps the keyboard.
  if (typed.value !== value) setTyped({ value, text: value });
  return (
    <SearchField
      size="sm"
      aria-label={label}
      placeholder={placeholder}
      value={typed.text}
      onChange={(text) => setTyped({ value, text })}
      onSubmit={(text) => onLook(text.trim())}
      onClear={() => onLook('')}
    />
  );
}

/** Whether any of the filters holds something else than nothing. */
export const isFiltered = <Search,>(
  filters: readonly ListFilter<Search>[],
  search: Search,
  defaults: Search,
): boolean =>
  filters.some(({ fields }) =>
    fields.some((field) => JSON.stringify(search[field]) !== JSON.stringify(defaults[field])),
  );

/** What takes all of the filters off. */
export const withoutFilters = <Search,>(
  filters: readonly ListFilter<Search>[],
  defaults: Search,
): Partial<Search> =>
  Object.fromEntries(
    filters.flatMap(({ fields }) => fields.map((field) => [field, defaults[field]])),
  ) as Partial<Search>;
