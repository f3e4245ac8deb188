import * as z from 'zod/mini';
import { anyId, day, email, id, instant, integer, matching, nullable, text } from '../core/fields.ts';
import { address, zipCode } from './addresses.ts';
import { bankCode, clabe, personType, phone, rfc } from './merchant-fields.ts';

/** An address as it is written: with its postal code, and no longer than a form has room for. */
const addressInput = z.object({
  street: text(120, 1),
  outdoorNumber: text(30),
  interiorNumber: z.nullable(text(30)),
  suburb: text(120, 1),
  zipCode: zipCode(),
  city: text(120),
  borough: text(120),
  stateCode: text(20),
  state: text(60),
  betweenStreets: z.nullable(text(200)),
  notes: z.nullable(text(300)),
});

/** Grows with each change; an upstream may know none (D260). */
const version = /* @__NO_SIDE_EFFECTS__ */ () => z.optional(integer(1));
/** The version that was read; 0 where there was nothing yet. */
const readVersion = /* @__NO_SIDE_EFFECTS__ */ () => z.optional(integer());

/** A file of the store's own: its key, alone or in the address that it is answered by. */
const ownFile = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.nullable(matching(/^(?:\/upload\/files\/)?[\w-]{1,128}(?:\.[a-z\d]{2,5})?$/, 'Sube el archivo otra vez'));

/** The tax data of a store. */
export const storeTax = z.object({
  id: anyId(),
  rfc: z.string(),
  razonSocial: z.string(),
  personType,
  /** Key of the SAT. */
  regimenFiscal: z.string(),
  curp: nullable(z.string()),
  address,
  constanciaUrl: nullable(z.string()),
  /** Day on which the tax authority issued the certificate, as it was read in it. */
  constanciaFecha: nullable(day()),
  fuente: z.enum(['constancia', 'escrito']),
  version: version(),
  updatedAt: instant(),
});
export type StoreTax = z.output<typeof storeTax>;

export const storeTaxInput = z.object({
  rfc: rfc(),
  razonSocial: text(254, 1),
  personType,
  regimenFiscal: matching(/^\d{3}$/),
  curp: z.nullable(text(18)),
  address: addressInput,
  constanciaUrl: ownFile(),
  version: readVersion(),
});

export const storeFinancial = z.object({
  id: anyId(),
  bankCode: z.string(),
  bankName: z.string(),
  /** Field that only the store's owner sees (D247). */
  clabe: nullable(z.string()),
  clabeLast4: z.string(),
  accountHolder: z.string(),
  accountStatementUrl: nullable(z.string()),
  /** Since when deposits go to this CLABE. */
  since: instant(),
  status: z.enum(['pendiente', 'validada', 'rechazada']),
  /** Until when deposits stay where they are, while a new CLABE is held. */
  pendingUntil: nullable(instant()),
  pendingLast4: nullable(z.string()),
  /** Earlier accounts of the deposits, the newest first. */
  previous: z.array(z.object({ bankName: z.string(), clabeLast4: z.string(), until: instant() })),
  version: version(),
  updatedAt: instant(),
});
export type StoreFinancial = z.output<typeof storeFinancial>;

export const storeFinancialInput = z.object({
  bankCode: bankCode(),
  clabe: clabe(),
  accountHolder: text(254, 1),
  accountStatementUrl: ownFile(),
  version: readVersion(),
});

export const storeContact = z.object({
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  version: version(),
});

export const storeContactInput = z.object({
  name: id(),
  lastName: text(120),
  email: email(),
  phone: phone(),
  version: readVersion(),
});

export const storehouseInput = z.object({
  name: text(120, 1),
  contactName: text(120, 1),
  phone: phone(),
  email: email(),
  address: addressInput,
  schedule: z.nullable(text(200)),
  version: readVersion(),
});
