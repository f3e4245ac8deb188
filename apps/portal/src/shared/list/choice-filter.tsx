import { FilterChip, FilterOptions } from '@trastienda/ui/FilterBar';

type Props<Id extends string> = {
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  /** The value of the address; `null` filters nothing. */
  readonly value: Id | null;
  readonly onChange: (id: Id | null) => void;
  /** It was just added to the bar: it asks for its value. */
  readonly isNew?: boolean;
};

/** A filter of one value among several. */
export function ChoiceFilter<Id extends string>({ label, items, value, onChange, isNew = false }: Props<Id>) {
  return (
    <FilterChip
      label={label}
      value={items.find(({ id }) => id === value)?.label}
      defaultOpen={isNew}
      onClear={() => onChange(null)}
    >
      <FilterOptions
        label={label}
        selectionMode="single"
        items={items}
        value={value === null ? [] : [value]}
        onChange={([chosen]) => onChange(items.find(({ id }) => id === chosen)?.id ?? null)}
      />
    </FilterChip>
  );
}
