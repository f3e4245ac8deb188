/** Stores that the switcher lists before 'Mostrar todas las tiendas'. */
export const storesBeforeToggle = 4;

export interface VisibleStores<Store> {
  readonly stores: readonly Store[];
  /** Text of the toggle ('Mostrar todas las tiendas', 'Mostrar menos tiendas'); null with fewer than 4 stores. */
  readonly toggle: 'all' | 'fewer' | null;
}

/**
 * Gives the list of the store switcher: the current store first, up to 4, or all when expanded; the toggle is there
 * from 4 stores on.
 * @example visibleStores([{ id: '1' }, { id: '2' }], false, '2') // => { stores: [{ id: '2' }, { id: '1' }], toggle: null }
 */
export function visibleStores<Store extends { readonly id: string }>(
  stores: readonly Store[],
  expanded: boolean,
  currentStoreId?: string | null,
): VisibleStores<Store> {
  const current = stores.filter((store) => store.id === currentStoreId);
  const ordered = [...current, ...stores.filter((store) => store.id !== currentStoreId)];
  return {
    stores: expanded ? ordered : ordered.slice(0, storesBeforeToggle),
    toggle: stores.length < storesBeforeToggle ? null : expanded ? 'fewer' : 'all',
  };
}
