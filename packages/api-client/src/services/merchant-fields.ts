import { matching } from '../core/fields.ts';
import * as z from 'zod/mini';

/** Ten digits. */
export const phone = /* @__NO_SIDE_EFFECTS__ */ () => matching(/^\d{10}$/, 'El teléfono lleva 10 dígitos');
/** An RFC has 12 characters for a company and 13 for a person (checked by its pattern only). */
export const rfc = /* @__NO_SIDE_EFFECTS__ */ () =>
  matching(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/, 'El RFC lleva 12 o 13 caracteres');
export const clabe = /* @__NO_SIDE_EFFECTS__ */ () => matching(/^\d{18}$/, 'La CLABE lleva 18 dígitos');
export const bankCode = /* @__NO_SIDE_EFFECTS__ */ () => matching(/^\d{3}$/);

export const personType = z.enum(['fisica', 'moral']);
