import type { GuideRequest } from '@trastienda/api-client';
import type { LineRow } from '../../tables/orders.ts';

/** Returns the parcels that some lines declare, in the form of a guide's list. */
export const parcelsOfLines = (lines: readonly LineRow[]): GuideRequest['packages'] =>
  lines.flatMap((line) => line.dimensions.map((parcel) => ({ ...parcel, quantity: 1 })));
