import { foldText, storeDisplayName } from '@trastienda/domain';

export interface SwitcherStore {
  readonly id: string;
  readonly name: string | null;
}

/** From more stores than these on, the list can be searched. */
export const storesBeforeSearch = 8;

/**
 * The stores whose name has the text, case and accents aside; one without a name is found by what it shows.
 * @example matchingStores([{ id: '1', name: 'Élan' }], 'elan').length // => 1
 */
export function matchingStores<Store extends SwitcherStore>(
  stores: readonly Store[],
  search: string,
  nameless?: string,
): readonly Store[] {
  const wanted = foldText(search);
  return wanted === ''
    ? stores
    : stores.filter((store) => foldText(storeDisplayName(store.name, nameless)).includes(wanted));
}

export interface StoreSwitcherLabels {
  /** Stands before the current store's name, in the button's name. */
  current: string;
  list: string;
  loading: string;
  failed: string;
  retry: string;
  search: string;
  noMatch: string;
  showAll: string;
  showLess: string;
  /** Replaces a missing name. */
  nameless: string;
  opening: (store: string) => string;
}
