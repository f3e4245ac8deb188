import { paymentMarketplaces } from '@trastienda/domain';
import {
  defineSearch,
  oneOf,
  optionalOneOf,
  pageNumber,
  pageSize,
  text,
  words,
} from '../../shared/routes/search-schema.ts';

/** Names of the channels that ask for evidence, as the address has them (D30). */
const channelNames = paymentMarketplaces.map(({ query }) => query);

/** The outcome of evidences, as the address has it. */
export const evidenceTabs = ['rechazadas', 'en-revision', 'aceptadas'] as const;
export type EvidenceTab = (typeof evidenceTabs)[number];

/** The evidences of a state as their address says it; `subir` is the order whose proof is sent again. */
export const rejectedSearch = defineSearch({
  pagina: pageNumber(),
  tamano: pageSize(),
  estado: oneOf(evidenceTabs, 'rechazadas'),
  canal: optionalOneOf(channelNames),
  pedido: words(120),
  subir: text(120),
});

export type RejectedSearch = ReturnType<typeof rejectedSearch.parse>;

/** The order whose guide is changed. */
export const guideSearch = defineSearch({ pedido: text(120), canal: optionalOneOf(channelNames) });
