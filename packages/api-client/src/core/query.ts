import { z } from './zod.ts';

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
  const def = schema._zod.def as { type: string; innerType?: z.core.$ZodType };
  return def.innerType ? typeOf(def.innerType) : def.type;
};

/** Reads a query's texts as the types that `schema` asks for; what cannot be read is left as text for the schema to refuse. */
export function decodeQuery(schema: z.ZodMiniObject, search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema._zod.def.shape)) {
    const texts = search.getAll(name);
    const [first] = texts;
    if (first === undefined || (first === '' && texts.length === 1)) continue;
    const type = typeOf(field);
    if (type === 'array') query[name] = texts;
    else if (type === 'number') query[name] = first.trim() === '' ? first : Number(first);
    else if (type === 'boolean') query[name] = first === 'true' ? true : first === 'false' ? false : first;
    else query[name] = first;
  }
  return query;
}
