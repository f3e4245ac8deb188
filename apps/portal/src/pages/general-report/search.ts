import { channelCodes } from '@trastienda/domain';
import { day, defineSearch, manyOf, oneOf, text } from '../../shared/routes/search-schema.ts';
import { presetDays } from '../../shared/routes/sales-search.ts';

/** What the reports are about, as the address says it: days, channels, and one SKU. */
export const reportSearch = defineSearch({
  dias: oneOf(presetDays, '30'),
  desde: day(),
  hasta: day(),
  canal: manyOf(channelCodes),
  sku: text(50),
});
