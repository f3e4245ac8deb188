import { type Centavos, toCentavos, visibleText } from '@trastienda/domain';
import * as z from 'zod/mini';
import { type Fields, record, wire } from './record.ts';

// The portal's CSP forbids `eval`, and zod asks for it unless it knows before the first schema is made.
// Every file with a schema imports this one, so this runs first; src/core/fields.test.ts holds them to it.
z.config({ jitless: true });

/** Marks the fields that hold the tenant, so that the gateway can check each of them. */
export const storeIdFields = z.registry<{ storeId: true }>();

// Makers of fields are marked free of side effects: a bundle then holds the calls it uses and no other.

declare const storeIdMark: unique symbol;
export type { storeIdMark };

/** Any text; types alone know by the mark that the client can fill it in. */
export type StoreId = string & { readonly [storeIdMark]?: never };

/** A store id: text, even where every character is a digit. */
export const storeId = /* @__NO_SIDE_EFFECTS__ */ (): z.ZodMiniType<StoreId, StoreId> =>
  z.string().check(z.minLength(1), z.maxLength(64)).register(storeIdFields, { storeId: true });

/**
 * Every text of a request loses its invisible marks on the way out and in (D440). A file and a store's id are
 * exact.
 */
const visible = /* @__NO_SIDE_EFFECTS__ */ () => z.overwrite(visibleText);

/** A path parameter or other id: text, not empty. People copy such numbers too. */
export const id = /* @__NO_SIDE_EFFECTS__ */ () => text(200, 1);

/**
 * An id in an answer, which may be empty: text, and a number is read as text. A number so large that it
 * lost digits is no id.
 */
export const anyId = /* @__NO_SIDE_EFFECTS__ */ (): z.ZodMiniType<string, string> =>
  // Services and mocks of ours write text; others may send a number.
  z.pipe(z.union([z.string(), z.int()]), z.transform(String)) as unknown as z.ZodMiniType<string, string>;

/** Text of at most `max` characters; an empty one only where `min` is 0. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number, min = 0) =>
  z.string().check(visible(), z.minLength(min), z.maxLength(max));

/** Marks the fields that hold a file, so that the gateway can look into each of them. */
export const base64Files = z.registry<{ base64File: true }>();

/** A file in base64 with its padding, without a `data:` prefix, of at most `max` characters. */
export const base64File = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  z
    .string()
    .check(z.minLength(1, 'El archivo está vacío'), z.maxLength(max))
    .register(base64Files, { base64File: true });

/** Text of this form. */
export const matching = /* @__NO_SIDE_EFFECTS__ */ (pattern: RegExp, error?: string) =>
  z.string().check(visible(), z.regex(pattern, error === undefined ? {} : { error }));

/** The user's e-mail, not checked for its form here (the identity provider has done so), but never empty. */
export const email = /* @__NO_SIDE_EFFECTS__ */ () => text(320, 3);

/**
 * A field of an answer that an upstream may leave out; `value` stands for it then. Its types say that it is there, for
 * what writes answers here always writes it.
 */
export const defaulted = /* @__NO_SIDE_EFFECTS__ */ <Output, Input>(
  schema: z.ZodMiniType<Output, Input>,
  value: NoInfer<Output>,
): z.ZodMiniType<Output, Input> =>
  z._default(schema, value as never) as unknown as z.ZodMiniType<Output, Input>;

/** May be `null`; an upstream that leaves the field out means the same. */
export const nullable = /* @__NO_SIDE_EFFECTS__ */ <Output, Input>(
  schema: z.ZodMiniType<Output, Input>,
): z.ZodMiniType<Output | null, Input | null> => defaulted(z.nullable(schema), null);

/** MXN, at most 2 decimals. */
export const money = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.number().check(
    z.refine((value) => Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: 'Usa como máximo dos decimales',
    }),
  );

/** MXN on the wire, centavos for who reads the answer. */
export const centavos = /* @__NO_SIDE_EFFECTS__ */ (): z.ZodMiniType<Centavos, number> =>
  z.pipe(money(), z.transform(toCentavos));

/** MXN, 0 or more. */
export const price = /* @__NO_SIDE_EFFECTS__ */ () => money().check(z.gte(0));

/** Centimetres or kilograms of a request: above 0, and no more than a freight car. */
export const measure = /* @__NO_SIDE_EFFECTS__ */ () => z.number().check(z.positive(), z.lte(99_999));

/** UTC ISO text with `Z`, with or without milliseconds. */
export const instant = /* @__NO_SIDE_EFFECTS__ */ () => z.iso.datetime();

/** `YYYY-MM-DD`, a day of the store's time zone. */
export const day = /* @__NO_SIDE_EFFECTS__ */ () => z.iso.date();

/** The same in a request. Years that no calendar of the business holds would leave what a database can reckon with. */
export const requestedDay = /* @__NO_SIDE_EFFECTS__ */ () =>
  // A text that is no day has that fault alone, and none of its year.
  z.iso.date({ abort: true }).check(
    z.refine((value) => value >= '1990-01-01' && value <= '2100-12-31', {
      error: 'Elige una fecha entre 1990 y 2100',
    }),
  );

/** `HH:mm`, on the store's clock. */
export const hour = /* @__NO_SIDE_EFFECTS__ */ () =>
  matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora va como 09:30');

export const integer = /* @__NO_SIDE_EFFECTS__ */ (minimum = 0) => z.int().check(z.gte(minimum));

/** 1-based page. */
export const page = /* @__NO_SIDE_EFFECTS__ */ () => z.optional(integer(1));
export const pageSize = /* @__NO_SIDE_EFFECTS__ */ () => z.optional(z.int().check(z.gte(1), z.lte(100)));

/** A list of at most `max`; an empty one only where `min` is 0. `tooLong` words its fault. */
export const list = /* @__NO_SIDE_EFFECTS__ */ <Schema extends z.ZodMiniType>(
  schema: Schema,
  max: number,
  min = 0,
  tooLong?: string,
) => z.array(schema).check(z.minLength(min), z.maxLength(max, tooLong));

/** A binary answer (a PDF, a CSV): bytes and the name the server gave them. */
export type BinaryFile = { readonly blob: Blob; readonly fileName: string | null };
/** The `response` of a download; its profile is then `download`. */
export const binary = z.custom<BinaryFile>();

/** A file of a form. */
export const file = /* @__NO_SIDE_EFFECTS__ */ () => z.instanceof(Blob);

/** `{ total_registros, page_size, page }`. */
export const pagination = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.object({
    total_registros: integer(),
    page_size: integer(1),
    /** Ours: an upstream may not send it. */
    page: defaulted(integer(1), 1),
  });

/** A page after the call, whichever envelope it came in: its rows, and how many there are on all pages. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

type NoFields = Readonly<Record<never, never>>;

/** `{ data, pagination }`, and `more` beside them. */
export const paged = /* @__NO_SIDE_EFFECTS__ */ <
  Row extends z.ZodMiniType,
  const More extends Fields = NoFields,
>(
  row: Row,
  more = {} as More,
) =>
  record({
    rows: wire('data', z.array(row)),
    total: wire(
      'pagination',
      z.pipe(
        pagination(),
        z.transform((one) => one.total_registros),
      ),
    ),
    ...more,
  });

/** The page of shippings in the envelope of `detail`, and `more` beside its rows. */
export const registered = /* @__NO_SIDE_EFFECTS__ */ <
  Row extends z.ZodMiniType,
  const More extends Fields = NoFields,
>(
  row: Row,
  more = {} as More,
) =>
  z.pipe(
    detail(
      record({
        rows: wire('registros', z.array(row)),
        total: wire('total_registros', integer()),
        page_size: integer(1),
        page: integer(1),
        ...more,
      }),
    ),
    z.transform((answer) => answer.detail),
  );

/** `{ data: T[] }`. */
export const listed = /* @__NO_SIDE_EFFECTS__ */ <Schema extends z.ZodMiniType>(row: Schema) =>
  z.object({ data: z.array(row) });

/** The envelope of shippings: `{ success, message, detail }`. */
export const detail = /* @__NO_SIDE_EFFECTS__ */ <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ success: z.boolean(), message: z.string(), detail: schema });

/** `{ success: true, message }`. */
export const ack = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.object({ success: z.literal(true), message: z.string() });

export const inDetail = <Value>(value: Value) => ({ success: true, message: 'OK', detail: value });
export const acknowledged = () => ({ success: true as const, message: 'OK' });

/** An empty page, or an empty list: the answer for a 404 where the contract allows it. */
export const noPage = () => ({ data: [], pagination: { total_registros: 0, page_size: 20, page: 1 } });
export const nothingListed = () => ({ data: [] });

/** One page of these rows, for examples. */
export const onePage = <Row>(...data: Row[]) => ({
  data,
  pagination: { total_registros: data.length, page_size: 20, page: 1 },
});
