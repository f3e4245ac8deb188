import type { GuideRequest } from '@trastienda/api-client';
import type { LineRow } from '../../tables/orders.ts';

/** The parcels that some lines say they come in, as a guide lists them. */
export const parcelsOfLines = (lines: readonly LineRow[]): GuideRequest['packages'] =>
  lines.flatMap((line) => line.dimensions.map((parcel) => ({ ...parcel, quantity: 1 })));
