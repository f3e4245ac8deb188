import * as z from 'zod/mini';

/**
 * Readers of what other people's software says. A field that is missing or of another type has the default that its reader
 * names; nothing of the shop makes a reader fail, save an object that has no id.
 */

/** PHP's empty array for an object, a number for a text: whatever is none of its kind counts as absent. */
const orElse = <Schema extends z.core.$ZodType>(schema: Schema, value: () => z.output<Schema>) =>
  z.catch(schema, value);

/** A text; numbers are their digits, everything else is empty. */
export const looseText = () =>
  orElse(z.pipe(z.union([z.string(), z.number(), z.bigint()]), z.transform(String)), () => '');

/** A text, `null` where it is absent, empty or something else. */
export const textOrNull = () =>
  z.pipe(
    looseText(),
    z.transform((text) => (text.trim() === '' ? null : text)),
  );

/**
 * An amount or a measure as the shop wrote it, not yet a number: `null` where it is absent. A JSON number gives its shortest
 * decimals, which are exact.
 */
export const decimalText = () =>
  orElse(z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), () => null);

/** A whole id above 0, also as digits; 0 for none. */
export const looseId = () =>
  orElse(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.transform((id) => {
        const whole = Number(id);
        return Number.isSafeInteger(whole) && whole > 0 ? whole : 0;
      }),
    ),
    () => 0,
  );

/** The id of a thing that is nothing without one. */
export const ownId = () =>
  z.pipe(looseId(), z.number().check(z.positive())) satisfies z.core.$ZodType<number>;

/** True and false, also as PHP's `"1"` and `""`; the default where it is absent. */
export const looseFlag = (absent: boolean | null) =>
  orElse(
    z.pipe(
      z.union([z.boolean(), z.number(), z.string()]),
      z.transform((flag): boolean | null =>
        typeof flag === 'string' ? !['', '0', 'false', 'no'].includes(flag) : Boolean(flag),
      ),
    ),
    () => absent,
  );

/** A list without those entries that cannot be read. What is no list is empty; PHP's list with gaps is an object. */
export const looseList = <Schema extends z.core.$ZodType>(entry: Schema) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((given): z.output<Schema>[] => {
      const entries: unknown[] = Array.isArray(given)
        ? given
        : typeof given === 'object' && given !== null
          ? Object.values(given)
          : [];
      return entries.flatMap((one) => {
        const read = z.safeParse(entry, one);
        return read.success ? [read.data] : [];
      });
    }),
  );

/** An object; what is none counts as one without fields. */
export const looseObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((given): object =>
        typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {},
      ),
    ),
    z.object(shape),
  );
