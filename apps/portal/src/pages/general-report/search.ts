import { channelCodes } from '@trastienda/domain';
import { day, defineSearch, manyOf, oneOf, text } from '../../shared/routes/search-schema.ts';
import { presetDays } from '../../shared/routes/sales-search.ts';

/** The subject of the reports, as the address has it: days, channels, and one SKU. */
export const reportSearch = defineSearch({
  dias: oneOf(presetDays, '30'),
  desde: day(),
  hasta: day(),
  canal: manyOf(channelCodes),
  sku: text(50),
});
