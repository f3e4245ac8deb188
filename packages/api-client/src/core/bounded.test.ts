import type { z } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';

type Def = z.core.$ZodTypes['_zod']['def'];

/** Formats whose texts are short by themselves. */
const shortFormats = new Set(['date', 'datetime']);

const checksOf = (def: Def) => (def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);
const hasMaximum = (def: Def) => checksOf(def).some(({ check }) => check === 'max_length');
/** Whether a text of this form has an end: anchored, and no part of it repeats without a number. */
const isBoundedPattern = (pattern: unknown) =>
  pattern instanceof RegExp &&
  /^\^[^]*\$$/u.test(pattern.source) &&
  !/(?<!\\)[*+]|\{\d+,\}/u.test(pattern.source.replaceAll(/\[[^\]]*\]/gu, ''));

/** Every text, list and record of a schema that may be of any length, by its path. */
function unbounded(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType, name = '') => unbounded(one, path + name);
  switch (def.type) {
    case 'string': {
      const format = (def as { format?: string }).format ?? '';
      const isShort =
        hasMaximum(def) ||
        shortFormats.has(format) ||
        checksOf(def).some((check) => 'pattern' in check && isBoundedPattern(check.pattern));
      return isShort ? [] : [path];
    }
    case 'array':
      return [...(hasMaximum(def) ? [] : [`${path}[]`]), ...inner(def.element, '[]')];
    case 'record':
      return [
        // How many keys a record may have is a rule of its own: one that nobody counts has none.
        ...((def.checks ?? []).length > 0 ? [] : [`${path}{}`]),
        ...inner(def.keyType, '{key}'),
        ...inner(def.valueType, '{}'),
      ];
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
    case 'unknown':
    case 'any':
      return [`${path}?`];
    case 'custom':
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
      return [];
    default:
      // A kind that nobody has thought of may be of any length.
      return [`${path} (${def.type})`];
  }
}

describe('what a request holds', () => {
  it('has a stated most in every part, of every call (D391)', () => {
    const found = Object.values(calls).flatMap((call) =>
      [call.params, call.query, ...(call.body ? [call.body] : [])].flatMap((part) =>
        unbounded(part, call.id),
      ),
    );
    expect(found).toEqual([]);
  });
});
