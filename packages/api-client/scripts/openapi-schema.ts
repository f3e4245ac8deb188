import * as z from 'zod/mini';
import { storeIdFields } from '../src/core/fields.ts';

export type Json = { [name: string]: unknown };

type Options = {
  readonly options?: readonly { readonly _zod: { readonly def: { readonly type: string } } }[];
};
/** Text, or a whole number that stands for it. */
const isAnyId = (schema: z.core.$ZodType): boolean => {
  const { options } = schema._zod.def as Options;
  return options?.map((one) => one._zod.def.type).join() === 'string,number';
};

/**
 * A schema as JSON Schema 2020-12, as it stands on the wire: fields with a default may be left out, files are bytes.
 * Refinements (such as two decimals) have no words there; money says so by `multipleOf`.
 */
export function wireSchema(schema: z.ZodMiniType): Json {
  const json: Json & { $schema?: string } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') {
        jsonSchema.type = 'string';
        jsonSchema.contentMediaType = 'application/octet-stream';
      }
      // An id may come as a number, and is then read as text (D52); ours are text.
      if (isAnyId(zodSchema)) {
        delete jsonSchema.anyOf;
        jsonSchema.type = 'string';
      }
      if (storeIdFields.has(zodSchema)) jsonSchema.description = 'Store id: must be the one in X-Store-Id';
      // The format says it; its pattern is a line of 200 characters.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // What JavaScript adds to every whole number says nothing to a reader.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  // The document says once which dialect it speaks.
  delete json.$schema;
  return json;
}
