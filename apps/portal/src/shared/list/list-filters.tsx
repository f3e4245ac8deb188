import { FilterBar } from '@trastienda/ui/FilterBar';
import { Fragment } from 'react';
import type { AddressState } from '../routes/use-search.ts';
import * as s from './list-page.css.ts';
import { isFiltered, type ListFilter, withoutFilters } from './filters.tsx';

type Props<Search> = AddressState<Search> & { readonly filters: readonly ListFilter<NoInfer<Search>>[] };

/** The bar above a list: text to look for first, then its filters, and how all of them are taken off. */
export function ListFilters<Search>({ filters, search, defaults, go }: Props<Search>) {
  const draw = (some: readonly ListFilter<NoInfer<Search>>[]) =>
    some.map((filter) => (
      <Fragment key={filter.fields.join()}>{filter.render({ search, onChange: go })}</Fragment>
    ));
  const [text, ...texts] = filters.filter(({ isText }) => isText);
  // Text is taken off where it is written.
  const others = filters.filter(({ isText }) => !isText);
  return (
    <FilterBar
      search={text !== undefined && draw([text])}
      {...(isFiltered(others, search, defaults) && {
        onClearAll: () => go(withoutFilters(others, defaults)),
      })}
    >
      {draw(others)}
      {texts.map((each) => (
        <div key={each.fields.join()} className={s.otherText}>
          {draw([each])}
        </div>
      ))}
    </FilterBar>
  );
}
