import { z } from './zod.ts';

/** Marks the fields that hold the tenant, so that the gateway can check each of them (D124). */
export const storeIdFields = z.registry<{ storeId: true }>();

/** A store id: text, even where every character is a digit (D52). */
export const storeId = () =>
  z.string().check(z.minLength(1), z.maxLength(64)).register(storeIdFields, { storeId: true });

/** A path parameter or other id: text, not empty. */
export const id = () => z.string().check(z.minLength(1), z.maxLength(200));

/** Whose user: an e-mail, not checked for its form here (the identity provider has done so), but never empty. */
export const email = () => z.string().check(z.minLength(3), z.maxLength(320));

/** May be `null`; an upstream that leaves the field out means the same. */
export const nullable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);

/** MXN, at most 2 decimals (D51). */
export const money = () =>
  z.number().check(
    z.refine((value) => Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: 'Usa como máximo dos decimales',
    }),
  );

/** UTC ISO text with `Z`, with or without milliseconds. */
export const instant = () => z.iso.datetime();

/** `YYYY-MM-DD`, a day of the store's time zone. */
export const day = () => z.iso.date();

export const integer = (minimum = 0) => z.int().check(z.gte(minimum));

/** 1-based page. */
export const page = () => z.optional(integer(1));
export const pageSize = () => z.optional(z.int().check(z.gte(1), z.lte(100)));

/** `{ data, pagination }` (calls.md 24.1). */
export const paged = <Schema extends z.ZodMiniType>(row: Schema) =>
  z.object({
    data: z.array(row),
    pagination: z.object({
      total_registros: integer(),
      page_size: integer(1),
      /** Ours (calls.md 24.1): an upstream may not send it. */
      page: z._default(integer(1), 1),
    }),
  });

/** The envelope of shippings: `{ success, message, detail }` (D175). */
export const detail = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ success: z.boolean(), message: z.string(), detail: schema });

export const inDetail = <Value>(value: Value) => ({ success: true, message: 'OK', detail: value });
