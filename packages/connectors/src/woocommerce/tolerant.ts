import * as z from 'zod/mini';

/**
 * Readers of what other people's software says. A field that is missing or of another type has the default that its reader
 * names; nothing of the shop makes a reader fail, save an object that has no id.
 */

/**
 * Makes a reader of a function that has an answer to whatever is given, `undefined` for a field that is missing: PHP's empty array for an
 * object, a number for a text. A union of schemas would make errors of each that does not fit, for every field of every order.
 */
const total = <Read>(read: (given: unknown) => Read) => z.pipe(z.optional(z.unknown()), z.transform(read));

const isNumber = (given: unknown): given is number => typeof given === 'number' && Number.isFinite(given);

/** A text; numbers are their digits, everything else is empty. */
const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given;
  return isNumber(given) || typeof given === 'bigint' ? String(given) : '';
};
export const looseText = () => total(textOf);

/** A text, `null` where it is absent, empty or something else. */
export const textOrNull = () =>
  total((given) => {
    const text = textOf(given);
    return text.trim() === '' ? null : text;
  });

/**
 * An amount or a measure as the shop wrote it, not yet a number: `null` where it is absent. A JSON number gives its shortest
 * decimals, which are exact.
 */
export const decimalText = () =>
  total((given) => (typeof given === 'string' || isNumber(given) ? String(given) : null));

/** A whole id above 0, also as digits; 0 for none. */
export const looseId = () =>
  total((given) => {
    const whole = typeof given === 'string' || isNumber(given) ? Number(given) : 0;
    return Number.isSafeInteger(whole) && whole > 0 ? whole : 0;
  });

/** The id of a thing that is nothing without one. */
export const ownId = () =>
  z.pipe(looseId(), z.number().check(z.positive())) satisfies z.core.$ZodType<number>;

const falseTexts = new Set(['', '0', 'false', 'no']);

/** True and false, also as PHP's `"1"` and `""`; the default where it is absent. */
export const looseFlag = (absent: boolean | null) =>
  total((given): boolean | null => {
    if (typeof given === 'string') return !falseTexts.has(given);
    return typeof given === 'boolean' || isNumber(given) ? Boolean(given) : absent;
  });

/** A list without those entries that cannot be read. What is no list is empty; PHP's list with gaps is an object. */
export const looseList = <Schema extends z.core.$ZodType>(entry: Schema) =>
  total((given): z.output<Schema>[] => {
    const entries: unknown[] = Array.isArray(given)
      ? given
      : typeof given === 'object' && given !== null
        ? Object.values(given)
        : [];
    return entries.flatMap((one) => {
      const read = z.safeParse(entry, one);
      return read.success ? [read.data] : [];
    });
  });

/** An object; what is none counts as one without fields. */
export const looseObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    total((given): object =>
      typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {},
    ),
    z.object(shape),
  );
