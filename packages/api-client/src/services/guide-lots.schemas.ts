import { maxLotGuides } from '@trastienda/domain';
import * as z from 'zod/mini';
import {
  anyId,
  day,
  hour,
  id,
  instant,
  integer,
  list,
  measure,
  money,
  nullable,
  price,
  registered,
  requestedDay,
  storeId,
  text,
} from '../core/fields.ts';
import { maxGuides, maxParcels, maxPieces } from '../core/limits.ts';
import { channelCode, trackingState } from './addresses.ts';
import { parcel } from './guides.schemas.ts';

/** A lot of guides, and how far it is. */
export const guideLot = z.object({
  lotId: anyId(),
  name: z.string(),
  status: z.enum(['procesando', 'terminado', 'terminado_con_errores', 'cancelado']),
  total: integer(),
  created: integer(),
  failed: integer(),
  totalCost: money(),
  createdAt: instant(),
});
export type GuideLot = z.output<typeof guideLot>;

/** Each item becomes a guide or an error with its cause; a bad one never stops the others (25.3). */
export const guideLotDetail = z.extend(guideLot, {
  items: z.array(
    z.object({
      item: integer(),
      orderNumber: nullable(anyId()),
      guide: nullable(anyId()),
      nameParcel: nullable(z.string()),
      totalCost: nullable(money()),
      /** kg, of all its parcels. */
      weight: z.number(),
      /** Asked with an insurance for its parcel's value; absent: without (D222). */
      insurance: z.optional(z.boolean()),
      status: z.enum(['pendiente', 'creada', 'error']),
      code: nullable(
        z.enum([
          'codigo_postal',
          'sin_cobertura',
          'medidas',
          'saldo',
          'sin_respuesta',
          'datos',
          'con_guia',
          'pedido',
        ]),
      ),
      message: nullable(z.string()),
      /** Another try may help; false for an order that has its guide already. */
      retry: z.boolean(),
    }),
  ),
});

export const guideLotDraft = z.object({ lotId: anyId(), name: z.string(), maxGuides: integer(1) });

/** Saved again with the same lotId, the items that failed are tried again, and only those. */
export const guideLotSave = z.object({
  storeId: storeId(),
  lotId: id(),
  name: text(120, 1),
  items: z
    .array(
      z.object({
        marketplace: channelCode,
        orderNumber: id(),
        colocationIds: list(id(), maxPieces),
        packages: list(parcel, maxParcels, 1),
        /** Cut to 50 characters (D111). */
        content: text(200),
        packageValue: price(),
        /** The guide is insured for its parcel's value; absent: it is not (D222). */
        insurance: z.optional(z.boolean()),
        /** Carrier and service to use; without them any of them may be taken. */
        nameParcel: z.nullable(text(60)),
        serviceType: z.nullable(text(60)),
        /** The choice among the options that are left; absent: the cheapest (D343). */
        choice: z.optional(z.enum(['recommended', 'cheapest'])),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxLotGuides)),
});

export const pickupRequest = z.object({
  storeId: storeId(),
  guides: list(id(), maxGuides, 1, 'Elige 1,000 guías como máximo'),
  nameParcel: id(),
  date: requestedDay(),
  fromHour: hour(),
  toHour: hour(),
  packages: z.int().check(z.gte(1), z.lte(9999)),
  /** kg */ weight: measure(),
  notes: z.nullable(text(300)),
});

export const pickupResult = z.object({
  pickupId: anyId(),
  confirmation: z.string(),
  date: day(),
  guides: z.array(anyId()),
});

export const automaticGuideRequest = z.object({
  storeId: storeId(),
  orderId: id(),
  colocationIds: list(id(), maxPieces, 1),
  packages: list(parcel, maxParcels, 1),
  forcedGuideType: z.nullable(z.literal('automatica')),
});

export const trackingPage = registered(
  z.object({
    guide: anyId(),
    orderNumber: nullable(anyId()),
    nameParcel: z.string(),
    estado: trackingState,
    fecha: instant(),
    destinationCity: z.string(),
    destinationState: z.string(),
  }),
);
