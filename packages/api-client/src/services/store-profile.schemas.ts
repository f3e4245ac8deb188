import * as z from 'zod/mini';
import { anyId, email, id, instant, matching, nullable, text } from '../core/fields.ts';
import { address, zipCode } from './addresses.ts';

/** Ten digits. */
export const phone = /* @__NO_SIDE_EFFECTS__ */ () => matching(/^\d{10}$/, 'El teléfono lleva 10 dígitos');
/** Of a company 12 characters, of a person 13 (D122, D123: by its pattern only). */
export const rfc = /* @__NO_SIDE_EFFECTS__ */ () =>
  matching(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/, 'El RFC lleva 12 o 13 caracteres');
export const clabe = /* @__NO_SIDE_EFFECTS__ */ () => matching(/^\d{18}$/, 'La CLABE lleva 18 dígitos');
export const bankCode = /* @__NO_SIDE_EFFECTS__ */ () => matching(/^\d{3}$/);

export const personType = z.enum(['fisica', 'moral']);

/** An address as it is written: with its postal code. */
const addressInput = z.extend(address, { zipCode: zipCode() });

/** calls.md 24.12. */
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
  constanciaUrl: z.nullable(text(2000)),
});

export const storeFinancial = z.object({
  id: anyId(),
  bankCode: z.string(),
  bankName: z.string(),
  clabe: z.string(),
  accountHolder: z.string(),
  accountStatementUrl: nullable(z.string()),
  status: z.enum(['pendiente', 'validada', 'rechazada']),
  updatedAt: instant(),
});
export type StoreFinancial = z.output<typeof storeFinancial>;

export const storeContact = z.object({
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});

export const storeContactInput = z.object({
  name: id(),
  lastName: text(120),
  email: email(),
  phone: phone(),
});

export const storehouseInput = z.object({
  name: text(120, 1),
  contactName: text(120, 1),
  phone: phone(),
  email: email(),
  address: addressInput,
  schedule: z.nullable(text(200)),
});

/** finanzas, then legal. */
export const approvalStep = z.enum(['finanzas', 'legal']);
export const approval = z.object({
  step: approvalStep,
  status: z.enum(['pendiente', 'aprobado', 'rechazado']),
  comment: nullable(z.string()),
  updatedAt: instant(),
});
export type Approval = z.output<typeof approval>;

export const exampleApproval: Approval = {
  step: 'finanzas',
  status: 'pendiente',
  comment: null,
  updatedAt: '2025-01-15T18:30:00.000Z',
};
