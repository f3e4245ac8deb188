import { FilterBar } from '@trastienda/ui/FilterBar';
import { Select } from '@trastienda/ui/Select';
import { Fragment } from 'react';
import { useIsMobile } from '../layout/shell-slots.tsx';
import type { AddressState } from '../routes/use-search.ts';
import * as s from './list-page.css.ts';
import { filterCount, isFiltered, type ListFilter, withoutFilters } from './filters.tsx';
import { PhoneFilters } from './phone-filters.tsx';
import type { ListSorting } from './sorting.ts';

type Props<Search> = AddressState<Search> & {
  readonly filters: readonly ListFilter<NoInfer<Search>>[];
  /** The orders of the list: on a phone, which has no headers, they are chosen here. */
  readonly sorting?: ListSorting<NoInfer<Search>> | undefined;
  /** The label of the way back from a phone's sheet. Default: `Ver resultados`. */
  readonly seeLabel?: string;
};

function SortSelect<Search>({
  sorting: { field, choices },
  search,
  go,
}: Pick<AddressState<Search>, 'search' | 'go'> & { readonly sorting: ListSorting<Search> }) {
  return (
    <Select
      aria-label="Orden"
      variant="button"
      items={choices}
      value={String(search[field])}
      onChange={(id) => go({ [field]: id } as unknown as Partial<Search>)}
    />
  );
}

/** The bar above a list: text to look for first, then its filters, and how all of them are taken off. */
export function ListFilters<Search>({
  filters,
  sorting,
  seeLabel = 'Ver resultados',
  ...address
}: Props<Search>) {
  const { search, defaults, go } = address;
  const isMobile = useIsMobile();
  const draw = (some: readonly ListFilter<NoInfer<Search>>[]) =>
    some.map((filter) => (
      <Fragment key={filter.fields.join()}>{filter.render({ search, onChange: go })}</Fragment>
    ));
  const [text, ...texts] = filters.filter(({ isText }) => isText);
  // Text is taken off where it is written.
  const others = filters.filter(({ isText }) => !isText);
  const drawTexts = () =>
    texts.map((each) => (
      <div key={each.fields.join()} className={s.otherText}>
        {draw([each])}
      </div>
    ));
  if (isMobile) {
    const standing = filters.filter(({ isStanding }) => isStanding);
    const inSheet = [...others.filter(({ isStanding }) => !isStanding), ...texts];
    return (
      <PhoneFilters
        search={text !== undefined && draw([text])}
        {...(standing.length > 0 && { pinned: draw(standing) })}
        count={filterCount(inSheet, search, defaults)}
        onClear={() => go(withoutFilters(inSheet, defaults))}
        seeLabel={seeLabel}
        {...(sorting !== undefined && { end: <SortSelect sorting={sorting} {...address} /> })}
      >
        {inSheet.length > 0 ? (
          <>
            {draw(inSheet.filter(({ isText }) => !isText))}
            {drawTexts()}
          </>
        ) : undefined}
      </PhoneFilters>
    );
  }
  return (
    <FilterBar
      search={text !== undefined && draw([text])}
      {...(isFiltered(others, search, defaults) && {
        onClearAll: () => go(withoutFilters(others, defaults)),
      })}
    >
      {draw(others)}
      {drawTexts()}
    </FilterBar>
  );
}
