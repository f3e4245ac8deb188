import type * as z from 'zod/mini';
import { decodeQuery } from './query.ts';

const fieldOf = (schema: z.core.$ZodType): z.core.$ZodType => {
  const def = schema._zod.def as { innerType?: z.core.$ZodType };
  return def.innerType ? fieldOf(def.innerType) : schema;
};

/** Reads a form as the values that its call asks for; what cannot be read stays text, for the schema to refuse. */
export function decodeForm(schema: z.ZodMiniType, form: FormData): Record<string, unknown> {
  const { shape } = schema._zod.def as unknown as { shape: Readonly<Record<string, z.core.$ZodType>> };
  const texts = new URLSearchParams();
  const files: Record<string, unknown> = {};
  for (const name of Object.keys(shape)) {
    const values = form.getAll(name);
    const field = shape[name] as z.core.$ZodType;
    const isList = fieldOf(field)._zod.def.type === 'array';
    if (values.some((value) => value instanceof Blob))
      files[name] = isList || values.length > 1 ? values : values[0];
    else if (isList && values.length === 0) {
      // A form cannot send an empty list: where one may be left out, that is what it means.
      if (field._zod.def.type !== 'optional') files[name] = [];
    } else for (const value of values) texts.append(name, String(value));
  }
  return { ...decodeQuery(schema as z.ZodMiniObject, texts), ...files };
}
