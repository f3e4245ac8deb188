/** Where the store id is kept between visits. */
export const STORE_KEY = 'store';

/** 'null', 'undefined' and the empty text are no store id: they can only be a mistake of a link (D85). */
const meant = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return ['', 'null', 'undefined'].includes(trimmed) ? null : trimmed;
};

export type StoreIdSources = {
  /** The address's query. */
  readonly search: string;
  /** What local storage holds. */
  readonly stored: string | null;
  /** `storeId` of the session. */
  readonly session: string | null | undefined;
};

/**
 * The store that the visit is about: the query `store`, then local storage, then the session (D84).
 * `save` is a query value that local storage has to learn.
 */
export function storeIdOf({ search, stored, session }: StoreIdSources): {
  readonly storeId: string | null;
  readonly save: string | null;
} {
  const asked = meant(new URLSearchParams(search).get('store'));
  return { storeId: asked ?? meant(stored) ?? meant(session), save: asked };
}
