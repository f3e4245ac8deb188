import type * as z from 'zod/mini';

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Writes a query: repeated keys for lists (D164); empty text, `null` and `undefined` are not sent (calls.md 1.1). */
export function encodeQuery(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, QueryValue>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one));
    }
  }
  return search.toString();
}

const typeOf = (schema: z.core.$ZodType): string => {
  const def = schema._zod.def as { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  const inner = def.innerType ?? def.in;
  return inner ? typeOf(inner) : def.type;
};

const valueOf = (type: string, text: string): unknown => {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/**
 * Reads a query's texts as the types that `schema` asks for, and drops what it does not name.
 * What cannot be read stays as it came, for the schema to refuse: text that is no number, a single value sent twice
 * (whoever reads the other one must not find another store there).
 */
export function decodeQuery(schema: z.ZodMiniObject, search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema._zod.def.shape)) {
    const texts = search.getAll(name).filter((text) => text !== '');
    const [first, second] = texts;
    if (first === undefined) continue;
    const type = typeOf(field);
    query[name] = type === 'array' || second !== undefined ? texts : valueOf(type, first);
  }
  return query;
}
