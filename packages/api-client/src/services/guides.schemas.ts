import { guideConstants } from '@trastienda/domain';
import {
  anyId,
  day,
  hour,
  id,
  instant,
  list,
  money,
  nullable,
  price,
  registered,
  storeId,
  text,
} from '../core/fields.ts';
import { maxParcels, maxPieces } from '../core/limits.ts';
import * as z from 'zod/mini';
import { channelCode, parcelSize, trackingState, zipCode } from './addresses.ts';

/** Constants of every guide: shipping days 1, package type 1, pickup not generated. */
export const quoteRequest = z.object({
  shippingDays: z.literal(1),
  packageType: z.literal(1),
  generatePickup: z.literal(false),
  storeId: storeId(),
  originZipCode: zipCode(),
  destinationZipCode: zipCode(),
  ...parcelSize.shape,
  /** MXN */ packageValue: price(),
  insurance: z.boolean(),
});
export type QuoteRequest = z.output<typeof quoteRequest>;

export const quoteOption = z.object({
  nameParcel: z.string(),
  serviceType: z.string(),
  /** Instant of the promised delivery (D72). */
  deadLine: nullable(instant()),
  totalCost: money(),
  /** Opaque; 15 minutes, one guide (D71). */
  token: z.string(),
  extraCharge: money(),
  insuranceCost: money(),
  parcelCost: money(),
  extendedZone: money(),
  /** Percent delivered in time to that state. */
  onTimeRate: z.optional(z.number()),
});
export type QuoteOption = z.output<typeof quoteOption>;

export const guideParty = z.object({
  name: id(),
  lastName: text(200),
  email: z.nullable(text(200)),
  phone: text(30),
  street: id(),
  outdoorNumber: text(60),
  interiorNumber: z.nullable(text(60)),
  /** Cut to 35 characters (D111); the service cuts again what a client did not. */
  neighborhood: text(200),
  zipCode: zipCode(),
  city: text(120),
  borough: text(120),
  stateCode: text(12),
  reference: z.nullable(text(300)),
});
export type GuideParty = z.output<typeof guideParty>;

export const parcel = z.extend(parcelSize, {
  quantity: z.int().check(z.gte(1), z.lte(99)),
});

/** The fixed label of the merchant portal. */
export const GUIDE_ORIGIN = guideConstants.guideOrigin;

export const guideRequest = z.object({
  guideOrigin: z.literal(GUIDE_ORIGIN),
  generatePickup: z.literal(true),
  notification: z.literal(true),
  /** Cut to 50 characters (D111). */
  content: text(200),
  origin: guideParty,
  destination: guideParty,
  storeId: storeId(),
  marketplace: z.nullable(channelCode),
  orderNumber: z.nullable(id()),
  colocationIds: list(id(), maxPieces),
  packages: list(parcel, maxParcels, 1),
  packageValue: price(),
  cartaPorte: z.nullable(text(20)),
});
export type GuideRequest = z.output<typeof guideRequest>;

export const guideCreated = z.object({
  guide: anyId(),
  nameParcel: z.string(),
  serviceType: z.string(),
  totalCost: money(),
  createdAt: instant(),
  /** The label, a PDF in base64. */
  file64: nullable(z.string()),
  /** The wallet after the charge, MXN. */
  balance: money(),
});
export type GuideCreated = z.output<typeof guideCreated>;

export const guideCancelResult = z.object({
  guide: anyId(),
  cancelled: z.boolean(),
  message: z.string(),
  refund: money(),
});

export const guide = z.object({
  guide: anyId(),
  orderNumber: nullable(anyId()),
  marketplace: nullable(channelCode),
  nameParcel: z.string(),
  serviceType: z.string(),
  totalCost: money(),
  status: trackingState,
  guideType: z.enum(['automatica', 'manual', 'masiva']),
  lotId: nullable(anyId()),
  content: z.string(),
  destinationName: z.string(),
  destinationCity: z.string(),
  destinationState: z.string(),
  createdAt: instant(),
  /** Weight of all its parcels, in kg. */
  weight: z.number(),
  pickupId: nullable(anyId()),
  /** The visit that was requested from the carrier. */
  pickup: nullable(
    z.object({ confirmation: z.string(), date: day(), fromHour: hour(), toHour: hour(), askedAt: instant() }),
  ),
  /** Promised delivery, as it was quoted. */
  deadLine: nullable(instant()),
  cancelable: z.boolean(),
});

export const guidePage = registered(guide);

export const guideStatus = z.object({
  guide: anyId(),
  status: trackingState,
  description: z.string(),
  date: instant(),
  location: nullable(z.string()),
});

/** `events` newest first. */
export const guideDetail = z.extend(guide, {
  origin: guideParty,
  destination: guideParty,
  events: z.array(guideStatus),
});

export const zipCodeInfo = z.object({
  postalCode: z.string(),
  state: z.object({ code: z.string(), name: z.string() }),
  city: z.string(),
  borough: z.string(),
  colonias: z.array(z.object({ id: anyId(), name: z.string() })),
});
export type ZipCodeInfo = z.output<typeof zipCodeInfo>;

export const balance = z.object({ detail: z.object({ monto_actual: money() }) });

/** MXN. */
export const topUp = z.object({
  amount: money().check(z.gte(1, 'Escribe 1 o más'), z.lte(100_000, 'Escribe 100,000 o menos')),
});
