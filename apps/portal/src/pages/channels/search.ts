import { linkableCodes } from '@trastienda/domain';
import { caseCauses } from '@trastienda/domain/channel-cases';
import { defineSearch, oneOf, optionalOneOf, text } from '../../shared/routes/search-schema.ts';

/** The channel whose notice or form is open. */
export const channelSearch = defineSearch({ canal: optionalOneOf(linkableCodes) });

/** The channels, or the orders of linked shops that she decides about. */
export const channelsSearch = defineSearch({
  vista: oneOf(['tiendas', 'casos'], 'tiendas'),
  causa: optionalOneOf(caseCauses),
  /** The channel's own name of a shop. */
  tienda: text(200),
  /** The mark after which the page begins. */
  despues: text(60),
});

export type ChannelsSearch = ReturnType<typeof channelsSearch.parse>;
