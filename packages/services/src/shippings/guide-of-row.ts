import { centavos, fromCentavos, trackingStateLabel, type TrackingState } from '@trastienda/domain';
import { type GuideRow, isCancelable } from './cancel-guide.ts';
import type { guideEvents } from './schema.ts';

const grams = (row: GuideRow): number =>
  row.packages.reduce((sum, one) => sum + Math.round(one.weight * 1000) * one.quantity, 0);

/** A guide as the wire has it (calls.md 24.7); `visits` are those that a carrier was asked for. */
export const guideOf = (row: GuideRow, visits: ReadonlySet<string>) => ({
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
  weight: grams(row) / 1000,
  pickupId: row.pickupId,
  pickupAsked: row.pickupId !== null && visits.has(row.pickupId),
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
