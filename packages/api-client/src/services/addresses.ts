import { channelCodes, statusFamilies, trackingStates, validatePhone } from '@trastienda/domain';
import { matching, measure, nullable, text } from '../core/fields.ts';
import * as z from 'zod/mini';

export const channelCode = z.enum(channelCodes);
/** Channels with a contract of our own. */
export const retailChannel = z.enum(['CS', 'SR', 'SN']);
export const statusFamily = z.enum(statusFamilies);
export const trackingState = z.enum(trackingStates);

/** The code has five digits, with its leading zeros. */
export const zipCode = /* @__NO_SIDE_EFFECTS__ */ () =>
  matching(/^\d{5}$/, 'El código postal lleva 5 dígitos');

/** The number has ten digits, however they are written, or none. The fault is that of the field itself. */
const typedPhone = /* @__NO_SIDE_EFFECTS__ */ () =>
  text(40).check(
    z.overwrite((given) => {
      const phone = validatePhone(given);
      return phone.ok ? phone.value : given.trim();
    }),
    z.refine((given) => given === '' || validatePhone(given).ok, {
      error: ({ input }) => {
        const phone = validatePhone(String(input));
        return phone.ok ? '' : phone.error.message;
      },
    }),
  );

export const dimensions = z.object({
  /** cm */ height: z.number(),
  /** cm */ width: z.number(),
  /** cm */ depth: z.number(),
  /** kg */ weight: z.number(),
});

/** The same of a parcel that somebody means to send. */
export const parcelSize = z.object({
  /** cm */ height: measure(),
  /** cm */ width: measure(),
  /** cm */ depth: measure(),
  /** kg */ weight: measure(),
});

/** The 13 fields of an order's destination. */
export const shippingAddress = z.object({
  zipCode: z.string(),
  city: nullable(z.string()),
  phoneNumber: nullable(z.string()),
  notes: nullable(z.string()),
  outdoorNumber: nullable(z.string()),
  interiorNumber: nullable(z.string()),
  borough: nullable(z.string()),
  betweenStreets: nullable(z.string()),
  suburb: nullable(z.string()),
  stateCode: nullable(z.string()),
  state: nullable(z.string()),
  street: z.string(),
  addressee: nullable(z.string()),
});
/** The same as somebody types it. */
export const requestedAddress = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.object({
    zipCode: zipCode(),
    city: nullable(text(120)),
    phoneNumber: nullable(typedPhone()),
    notes: nullable(text(500)),
    outdoorNumber: nullable(text(40)),
    interiorNumber: nullable(text(40)),
    borough: nullable(text(120)),
    betweenStreets: nullable(text(300)),
    suburb: nullable(text(120)),
    stateCode: nullable(text(20)),
    state: nullable(text(120)),
    street: text(200),
    addressee: nullable(text(200)),
  });
export type ShippingAddress = z.output<typeof shippingAddress>;

/** A Mexican address. */
export const address = z.object({
  street: z.string(),
  outdoorNumber: z.string(),
  interiorNumber: nullable(z.string()),
  suburb: z.string(),
  zipCode: z.string(),
  city: z.string(),
  borough: z.string(),
  stateCode: z.string(),
  state: z.string(),
  betweenStreets: nullable(z.string()),
  notes: nullable(z.string()),
});
