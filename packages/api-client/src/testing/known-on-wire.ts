import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Def = {
  readonly type: string;
  readonly in?: Schema;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
};

/** Returns the parts of an answer that its contract names, with the names of the wire. */
export function knownOnWire(schema: Schema, value: unknown): unknown {
  const def = schema._zod.def as Def;
  const inner = def.in ?? def.innerType;
  if (inner) return knownOnWire(inner, value);
  if (def.options) {
    const met = def.options.find((option) => (option as z.ZodMiniType).safeParse(value).success);
    return met ? knownOnWire(met, value) : value;
  }
  const { element, valueType, shape } = def;
  if (Array.isArray(value)) return element ? value.map((one) => knownOnWire(element, one)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const fieldOf = (name: string) => (shape ? shape[name] : valueType);
  if (!shape && !valueType) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = fieldOf(name);
      return field ? [[name, knownOnWire(field, one)]] : [];
    }),
  );
}
