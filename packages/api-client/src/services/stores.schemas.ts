import { anyId, instant, integer, nullable } from '../core/fields.ts';
import { contractLevel as contractLevelOf } from '@trastienda/domain';
import * as z from 'zod/mini';
import { address } from './addresses.ts';

/** Whole numbers; text of digits is read as a number; anything else is 0 (D83). */
const contractLevel = z.pipe(
  z.unknown(),
  z.transform((value: unknown) => contractLevelOf(value)),
);

export const store = z.object({
  id: anyId(),
  name: nullable(z.string()),
  contrato_cs: contractLevel,
  contrato_sr: contractLevel,
  contrato_sn: contractLevel,
  timeZone: z.optional(z.string()),
});
export type Store = z.output<typeof store>;

export const storeOwnership = z.object({
  owner: z.boolean(),
  storeId: anyId(),
  relation: z.enum(['owner', 'linked']),
});

export const salesChannel = z.object({
  channel_name: z.string(),
  channel_id: anyId(),
  channel_logo: nullable(z.string()),
  available: z.boolean(),
  lastOrderAt: z.optional(instant()),
});
export type SalesChannel = z.output<typeof salesChannel>;

export const serviceStatus = z.object({ name: z.string(), status: z.string(), url: nullable(z.string()) });

export const shippingService = z.extend(serviceStatus, {
  storeId: anyId(),
  dashboardUrl: nullable(z.string()),
  topUpUrl: nullable(z.string()),
});

export const storehouse = z.object({
  id: anyId(),
  name: z.string(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  address,
  schedule: nullable(z.string()),
  /** Grows with each change; an upstream may know none (D260). */
  version: z.optional(integer(1)),
  updatedAt: instant(),
});
export type Storehouse = z.output<typeof storehouse>;
