import * as z from 'zod/mini';

/** The name of a field on the wire, where it is another than ours, and its schema. */
type OnWire<Name extends string, Schema extends z.ZodMiniType> = readonly [wireName: Name, schema: Schema];
type Field = z.ZodMiniType | OnWire<string, z.ZodMiniType>;
export type Fields = Readonly<Record<string, Field>>;
type SchemaOf<F> = F extends OnWire<string, infer Schema> ? Schema : F extends z.ZodMiniType ? F : never;
type WireShape<F extends Fields> = {
  [K in keyof F as F[K] extends OnWire<infer Name, z.ZodMiniType> ? Name : K & string]: SchemaOf<F[K]>;
};
type Ours<F extends Fields> = z.output<z.ZodMiniObject<{ [K in keyof F]: SchemaOf<F[K]> }>>;
type OfWire<F extends Fields> = z.input<z.ZodMiniObject<WireShape<F>>>;
/** The schema of a `record` of these fields. */
export type RecordOf<F extends Fields> = z.ZodMiniType<Ours<F>, OfWire<F>>;

/** Gives a field of a `record` its name on the wire: `orderNumber: wire('no_pedido', anyId())`. */
export const wire = /* @__NO_SIDE_EFFECTS__ */ <const Name extends string, Schema extends z.ZodMiniType>(
  wireName: Name,
  schema: Schema,
): OnWire<Name, Schema> => [wireName, schema];

/**
 * An object of an answer under our names: it is read from the names of the wire, which end here. Its input is the
 * object on the wire, as mocks and the services write it.
 */
export const record = /* @__NO_SIDE_EFFECTS__ */ <const F extends Fields>(fields: F): RecordOf<F> => {
  const named = Object.entries(fields).map(([name, field]) =>
    Array.isArray(field) ? [name, ...field] : [name, name, field],
  ) as [name: string, wireName: string, schema: z.ZodMiniType][];
  const shape = Object.fromEntries(named.map(([, wireName, schema]) => [wireName, schema]));
  const rename = (value: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      named.flatMap(([name, wireName]) => (wireName in value ? [[name, value[wireName]]] : [])),
    );
  // The types are those of the fields, which a list of entries does not tell.
  return z.pipe(z.object(shape), z.transform(rename)) as unknown as RecordOf<F>;
};
