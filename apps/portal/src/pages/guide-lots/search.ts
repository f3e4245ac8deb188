import { maxLotGuides } from '@trastienda/domain';
import { patterns } from '../../shared/routes/patterns.ts';
import { defineSearch, flag, idList, text } from '../../shared/routes/search-schema.ts';
import { viewField } from '../../entities/guide/views.ts';

/** The lots as their address says it (D38): the list, a new lot, or a lot at work. */
export const lotsSearch = defineSearch({
  vista: viewField,
  /** Orders of the lot that is being put together. */
  pedidos: idList(maxLotGuides),
  /** A lot that was sent. */
  lote: text(120),
  /** The orders, or the file, of a new lot. */
  nuevo: flag(),
});

export type LotsSearch = ReturnType<typeof lotsSearch.parse>;

export const lotsAddress = (search: Partial<Omit<LotsSearch, 'vista'>> = {}): string =>
  `${patterns.createGuide}${lotsSearch.format({ ...search, vista: 'lotes' })}`;
