import type { z } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { base64File, base64Files, id, matching, storeId, storeIdFields, text } from './fields.ts';

type Def = z.core.$ZodTypes['_zod']['def'];

/** Formats that have no room for anything unseen. */
const exactFormats = new Set(['date', 'datetime', 'uuid']);

const checksOf = (def: Def) => (def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);

/** Every text of a schema that is neither cleaned nor exact, by its path. */
function unseen(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType, name = '') => unseen(one, path + name);
  switch (def.type) {
    case 'string': {
      const isExact =
        base64Files.has(schema) ||
        storeIdFields.has(schema) ||
        exactFormats.has((def as { format?: string }).format ?? '');
      return isExact || checksOf(def).some(({ check }) => check === 'overwrite') ? [] : [path];
    }
    case 'array':
      return inner(def.element, '[]');
    case 'record':
      return [...inner(def.keyType, '{key}'), ...inner(def.valueType, '{}')];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, one]) => inner(one, `.${name}`));
    case 'union':
      return def.options.flatMap((one) => inner(one));
    case 'optional':
    case 'nullable':
    case 'default':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in);
    default:
      return [];
  }
}

describe('what nobody sees in a text (D440)', () => {
  it('is dropped from every text of a request, of every call, save from files and the store', () => {
    const found = Object.values(calls).flatMap((call) =>
      [call.params, call.query, ...(call.body ? [call.body] : [])].flatMap((part) => unseen(part, call.id)),
    );
    expect(found).toEqual([]);
  });

  it('and its length and form are those of what is left', () => {
    expect(text(4, 1).parse('\u202AMesa\u202C')).toBe('Mesa');
    expect(text(4, 1).safeParse('\u200B').success).toBe(false);
    expect(matching(/^\d{5}$/).parse('06600\u200E')).toBe('06600');
    expect(id().parse('P-1\uFEFF')).toBe('P-1');
  });

  it('a file and a store are taken as they are', () => {
    expect(base64File(9).parse('aGk=\u200B')).toBe('aGk=\u200B');
    expect(storeId().parse('10452\u200B')).toBe('10452\u200B');
  });
});
