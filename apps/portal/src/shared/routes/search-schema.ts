import { defaultPageSize, pageSizes } from '@trastienda/domain';

/** Reads and writes one value of an address's query. */
export type SearchField<Value> = {
  /** Any text, also one typed by hand: what makes no sense reads as the default. */
  readonly parse: (texts: readonly string[]) => Value;
  /** The texts of the query; none for the default, so that addresses stay short. */
  readonly format: (value: Value) => readonly string[];
  /** It narrows a list while it is typed, or names its page: what stands under it says no other thing meanwhile. */
  readonly isPassing?: true;
};

type Fields<Search> = { readonly [Name in keyof Search]: SearchField<Search[Name]> };

/** A field with a fixed set of values. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): SearchField<Value> => ({
  parse: ([text]) => values.find((value) => value === text) ?? fallback,
  format: (value) => (value === fallback ? [] : [value]),
});

/** A field with a fixed set of values, or nothing. */
export const optionalOneOf = <const Value extends string>(
  values: readonly Value[],
): SearchField<Value | null> => ({
  parse: ([text]) => values.find((value) => value === text) ?? null,
  format: (value) => (value === null ? [] : [value]),
});

/** Several values of a fixed set, in the set's own order. */
export const manyOf = <const Value extends string>(
  values: readonly Value[],
): SearchField<readonly Value[]> => ({
  parse: (texts) => values.filter((value) => texts.includes(value)),
  format: (chosen) => values.filter((value) => chosen.includes(value)),
});

/** A whole number of a set of choices or a range. */
export const integer = (fallback: number, allowed: (value: number) => boolean): SearchField<number> => ({
  parse: ([text]) => {
    const value = /^\d{1,7}$/.test(text ?? '') ? Number(text) : fallback;
    return allowed(value) ? value : fallback;
  },
  format: (value) => (value === fallback ? [] : [String(value)]),
});

/** Rows of a page, of the sizes that there are to choose (D167). */
export const pageSize = (): SearchField<number> =>
  integer(defaultPageSize, (size) => (pageSizes as readonly number[]).includes(size));

/** Free text, trimmed, of at most `limit` characters. */
export const text = (limit: number): SearchField<string> => ({
  parse: ([given = '']) => given.trim().slice(0, limit).trim(),
  format: (value) => (value === '' ? [] : [value]),
});

/** Words that are looked for as they are typed. */
export const words = (limit: number): SearchField<string> => ({ ...text(limit), isPassing: true });

/** The page of a list, from 1. */
export const pageNumber = (): SearchField<number> => ({
  ...integer(1, (page) => page >= 1),
  isPassing: true,
});

/** A day `YYYY-MM-DD` that exists. */
export const day = (): SearchField<string | null> => ({
  parse: ([given = '']) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) return null;
    const at = new Date(`${given}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given) ? given : null;
  },
  format: (value) => (value === null ? [] : [value]),
});

/** Ids in one text, between commas; at most `limit` of them. */
export const idList = (limit: number): SearchField<readonly string[]> => ({
  parse: ([given = '']) =>
    given
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean)
      .slice(0, limit),
  format: (ids) => (ids.length === 0 ? [] : [ids.join(',')]),
});

/** A flag that is on or absent. */
export const flag = (): SearchField<boolean> => ({
  parse: ([given]) => given === 'true',
  format: (value) => (value ? ['true'] : []),
});

export type SearchSchema<Search extends object> = {
  readonly parse: (query: URLSearchParams) => Search;
  readonly defaults: Search;
  /** `?a=1&b=2`, or an empty text when everything is as by default. */
  readonly format: (search: Partial<Search>) => string;
  /** Whether each value that an address gives to a field is one of the field's own. */
  readonly knows: (query: URLSearchParams) => boolean;
  /** Whether two states differ in the page and in typed words at most. */
  readonly isPassing: (one: Search, other: Search) => boolean;
};

/**
 * The state of a screen that lives in its address. `parse(format(x))` is `x` for every state, and `format(parse(t))`
 * is the shortest address of whatever `t` says.
 */
export function defineSearch<Search extends object>(fields: Fields<Search>): SearchSchema<Search> {
  const names = Object.keys(fields) as (keyof Search & string)[];
  const parse = (query: URLSearchParams): Search =>
    Object.fromEntries(names.map((name) => [name, fields[name].parse(query.getAll(name))])) as Search;
  const defaults = parse(new URLSearchParams());
  return {
    parse,
    defaults,
    format(search: Partial<Search>): string {
      const query = new URLSearchParams();
      for (const name of names) {
        const value = search[name] ?? defaults[name];
        for (const one of fields[name].format(value as Search[typeof name])) query.append(name, one);
      }
      return query.size === 0 ? '' : `?${query}`;
    },
    knows: (query) =>
      names.every((name) =>
        query.getAll(name).every((given) => {
          const read: unknown = fields[name].parse([given]);
          return [read].flat().map(String).includes(given.trim());
        }),
      ),
    isPassing: (one, other) =>
      names.every(
        (name) =>
          fields[name].isPassing ||
          fields[name].format(one[name]).join('\n') === fields[name].format(other[name]).join('\n'),
      ),
  };
}
