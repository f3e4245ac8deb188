import { centavos, fromCentavos, trackingStateLabel, type TrackingState } from '@trastienda/domain';
import { weightOf } from './billed-weight.ts';
import { type GuideRow, isCancelable } from './cancel-guide.ts';
import type { guideEvents } from '../../tables/shipping.ts';
import type { Visits } from './visits.ts';

/**
 * Returns a guide in the form of the wire (calls.md 24.7); `visits` are those that a carrier was requested
 * for.
 */
export const guideOf = (row: GuideRow, visits: Visits) => ({
  guide: row.number,
  orderNumber: row.orderNumber,
  marketplace: row.marketplace as 'CS' | null,
  nameParcel: row.carrierId,
  serviceType: row.serviceType,
  totalCost: fromCentavos(centavos(row.totalCost)),
  status: row.status as TrackingState,
  guideType: row.guideType as 'manual',
  lotId: row.lotId,
  content: row.content,
  destinationName: `${row.destination.name} ${row.destination.lastName}`.trim(),
  destinationCity: row.destination.city,
  destinationState: row.destination.stateCode,
  createdAt: row.createdAt.toISOString(),
  weight: weightOf(row.packages),
  pickupId: row.pickupId,
  pickup: visits.get(row.pickupId ?? '') ?? null,
  deadLine: row.deadLine?.toISOString() ?? null,
  cancelable: isCancelable(row),
});

/** A movement of a guide as the wire has it. */
export const eventOf = (row: typeof guideEvents.$inferSelect) => ({
  guide: row.guide,
  status: row.status as TrackingState,
  description: trackingStateLabel(row.status as TrackingState),
  date: row.date.toISOString(),
  location: row.location,
});
