import fc from 'fast-check';
import type { AnyCall } from '../core/define-call.ts';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Check = {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly pattern?: RegExp;
  readonly format?: string;
};
type Def = {
  readonly type: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly in?: Schema;
  readonly valueType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly (string | number | boolean)[];
};

const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcXYZ 019-_áñü/?#%&=+') });

function texts(def: Def, checks: readonly Check[]): fc.Arbitrary<unknown> {
  const format = def.format ?? checks.find((check) => check.format)?.format;
  const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  if (format === 'datetime') return date.map((one) => one.toISOString());
  if (format === 'date') return date.map((one) => one.toISOString().slice(0, 10));
  const pattern = def.pattern ?? checks.find((check) => check.pattern)?.pattern;
  if (format === 'email') return fc.constantFrom('a@example.com', 'maria.lopez@example.mx');
  if (pattern) return fc.stringMatching(pattern);
  const minLength = checks.find((check) => check.check === 'min_length')?.minimum ?? 0;
  return minLength > 0
    ? word.map((text) => `${text}x`.padStart(minLength, 'x'))
    : fc.oneof(word, fc.constant(''));
}

function numbers(def: Def, checks: readonly Check[]): fc.Arbitrary<unknown> {
  const bound = (kind: string) => checks.find((check) => check.check === kind);
  const low = bound('greater_than');
  const high = bound('less_than');
  const isInt = def.format === 'safeint' || checks.some((check) => check.format === 'safeint');
  const min = (low?.value ?? 0) + (low && low.inclusive === false ? 1 : 0);
  const max = (high?.value ?? Math.max(min, 0) + 1000) - (high && high.inclusive === false ? 1 : 0);
  return isInt
    ? fc.integer({ min, max })
    : fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
}

function build(schema: Schema): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  const checks = (def.checks ?? []).map((one) => one._zod.def);
  switch (def.type) {
    case 'string':
      return texts(def, checks);
    case 'number':
    case 'int':
      return numbers(def, checks);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType as Schema), { nil: null });
    case 'optional':
    case 'default':
    case 'catch':
    case 'readonly':
      return arbitraryOf(def.innerType as Schema);
    case 'pipe':
      return arbitraryOf(def.in as Schema);
    case 'array': {
      const minLength = checks.find((check) => check.check === 'min_length')?.minimum ?? 0;
      return fc.array(arbitraryOf(def.element as Schema), { minLength, maxLength: minLength + 3 });
    }
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), arbitraryOf(def.valueType as Schema), {
        maxKeys: 3,
      });
    case 'union':
      return fc.oneof(...(def.options ?? []).map(arbitraryOf));
    case 'custom':
      return fc.constant(new File(['%PDF-1.4'], 'archivo.pdf', { type: 'application/pdf' }));
    case 'object': {
      const fields = Object.entries(def.shape ?? {});
      const optional = fields.filter(([, field]) => field._zod.optin === 'optional').map(([name]) => name);
      const required = fields.map(([name]) => name).filter((name) => !optional.includes(name));
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOf(field)])), {
        requiredKeys: required,
      });
    }
    case 'unknown':
      return fc.constant('cualquier cosa');
    default:
      throw new Error(`arbitraryOf cannot make a ${def.type}`);
  }
}

/** Values that `schema` accepts. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const built = build(schema);
  const { checks } = schema._zod.def as Def;
  // Refinements cannot be read from the schema; what they refuse is drawn again.
  return checks ? built.filter((value) => (schema as z.ZodMiniType).safeParse(value).success) : built;
}

export type AnyInput = { params: object; query: object; body?: unknown };

const inputs = new WeakMap<AnyCall, fc.Arbitrary<AnyInput>>();

/** Inputs that a call accepts; path parameters are segments, for `.` and `..` are none. */
export function inputOf(call: AnyCall): fc.Arbitrary<AnyInput> {
  const known = inputs.get(call);
  if (known) return known;
  // Made once for each call: it is asked for by the thousand, and patterns take their time.
  const made = fc.record({
    params: arbitraryOf(call.params).filter((params) =>
      Object.values(params as object).every((value) => {
        const text = String(value).trim();
        return text !== '' && text !== '.' && text !== '..';
      }),
    ) as fc.Arbitrary<object>,
    query: arbitraryOf(call.query) as fc.Arbitrary<object>,
    ...(call.body ? { body: arbitraryOf(call.body) } : {}),
  }) as fc.Arbitrary<AnyInput>;
  inputs.set(call, made);
  return made;
}
