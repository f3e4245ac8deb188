import { trackingStates } from '@trastienda/domain';
import { addressOf, patterns } from '../../shared/routes/patterns.ts';
import {
  day,
  defineSearch,
  optionalOneOf,
  pageNumber,
  pageSize,
  text,
  words,
} from '../../shared/routes/search-schema.ts';
import { viewField } from '../../entities/guide/views.ts';

/** History and tracking as their address says it (D38). */
export const guidesSearch = defineSearch({
  vista: viewField,
  pagina: pageNumber(),
  tamano: pageSize(),
  /** The search of the history: a guide, an order, or the recipient. */
  buscar: words(120),
  /** Days of the report and of the board, both included (D165). */
  desde: day(),
  hasta: day(),
  estado: optionalOneOf(trackingStates),
  /** The guide, or the order, whose way is on show. */
  guia: text(120),
});

export type GuidesSearch = ReturnType<typeof guidesSearch.parse>;

export const guidesAddress = addressOf(patterns.createGuide, guidesSearch);
