import type * as z from 'zod/mini';

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Matches the characters that a form's encoding leaves as they are: nearly all of a query. */
const plain = /^[\w.*-]*$/;
const encoded = (text: string): string =>
  plain.test(text) ? text : new URLSearchParams([['', text]]).toString().slice(1);

/** Writes a query: repeated keys for lists; empty text, `null` and `undefined` are not sent. */
export function encodeQuery(query: Readonly<Record<string, unknown>>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query as Record<string, QueryValue>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '')
        pairs.push(`${encoded(name)}=${encoded(String(one))}`);
    }
  }
  return pairs.join('&');
}

const typeOf = (schema: z.core.$ZodType): string => {
  const def = schema._zod.def as { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  const inner = def.innerType ?? def.in;
  return inner ? typeOf(inner) : def.type;
};

const typesBySchema = new WeakMap<z.ZodMiniObject, readonly (readonly [name: string, type: string])[]>();
const typesOf = (schema: z.ZodMiniObject) => {
  const types =
    typesBySchema.get(schema) ??
    Object.entries(schema._zod.def.shape).map(([name, field]) => [name, typeOf(field)] as const);
  typesBySchema.set(schema, types);
  return types;
};

const valueOf = (type: string, text: string): unknown => {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/**
 * Reads a query's texts as the types of `schema`, and drops fields that it does not name. A value that cannot
 * be read stays as it came, for the schema to refuse: text that is no number, a single value sent twice
 * (another reader must not find another store there).
 */
export function decodeQuery(schema: z.ZodMiniObject, search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, type] of typesOf(schema)) {
    if (!search.has(name)) continue;
    const texts = search.getAll(name).filter((text) => text !== '');
    const [first, second] = texts;
    if (first === undefined) continue;
    query[name] = type === 'array' || second !== undefined ? texts : valueOf(type, first);
  }
  return query;
}
