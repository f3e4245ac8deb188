import { formatBucket, formatLongBucket } from '@trastienda/domain';

/** Formats the categories along a chart. */
export interface ChartCategories {
  /** Short text under the axis: `14 nov`. */
  readonly axis: (key: string) => string;
  /** Spoken and in the tooltip: `Viernes 14 nov`. */
  readonly full: (key: string) => string;
}

/** A day, ISO week or month of a report, as `bucketOf` of the domain names them; any other text as it is. */
export const buckets: ChartCategories = { axis: formatBucket, full: formatLongBucket };
