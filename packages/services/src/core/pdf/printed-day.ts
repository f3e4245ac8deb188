import { localDay } from '@trastienda/domain';

/** '25/11/2025'. */
export const printedDay = (date: Date, timeZone: string): string =>
  (localDay(date, timeZone) ?? '').split('-').toReversed().join('/');
