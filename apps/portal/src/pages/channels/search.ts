import { linkableCodes } from '@trastienda/domain';
import { defineSearch, optionalOneOf } from '../../shared/routes/search-schema.ts';

/** The channel whose notice or form is open. */
export const channelSearch = defineSearch({ canal: optionalOneOf(linkableCodes) });
