import {
  type AnyCall,
  callPath,
  encodeQuery,
  type StorePosition,
  storePositions,
  writeBody,
} from '@trastienda/api-client';
import type * as z from 'zod/mini';

export type Sample = {
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown> | undefined;
};

type Schema = z.core.$ZodType;
type Def = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
};

/** Values of which some field of the contract accepts at least one each. */
const plainValues = [
  // Also a file, where one stands in base64.
  Buffer.from('%PDF-1.7 %%EOF').toString('base64'),
  'texto',
  '06600',
  'a'.repeat(64),
  '3312345678',
  '2025-11-25',
  '2025-11',
  '2025-11-25T18:30:00.000Z',
  '09:30',
  'https://uno.example/a',
  'ROIM850101AB1',
  '012345678901234567',
  '12345678',
  '100',
  1,
  true,
  {},
];

/** A value that the schema accepts, with no field that may be left out. */
function accepted(schema: Schema): unknown {
  const def = schema._zod.def as Def;
  const { shape, element } = def;
  if (def.type === 'object') {
    const needed = Object.entries(shape ?? {}).filter(([, field]) => field._zod.optin !== 'optional');
    return Object.fromEntries(
      needed.map(([name, field]) => [name, name === 'email' ? 'ana@uno.example' : accepted(field)]),
    );
  }
  if (def.type === 'nullable') return null;
  const candidates = [
    ...(def.values ?? []),
    ...Object.values(def.entries ?? {}),
    ...(element ? [[], [accepted(element)]] : []),
    ...[def.innerType, def.in, ...(def.options ?? [])].flatMap((inner) => (inner ? [accepted(inner)] : [])),
    ...(def.type === 'custom' ? [new File(['%PDF-1.4'], 'archivo.pdf', { type: 'application/pdf' })] : []),
    ...plainValues,
  ];
  const fits = candidates.find((value) => (schema as z.ZodMiniType).safeParse(value).success);
  if (fits === undefined) throw new Error(`No sample of a ${def.type} of the contract fits`);
  return fits;
}

const placed = (target: Record<string, unknown>, path: readonly string[], value: string): void => {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const isList = rest[0] === '*';
  const known = isList && Array.isArray(target[head]) ? (target[head] as unknown[])[0] : target[head];
  const inner: Record<string, unknown> =
    typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {};
  target[head] = isList ? (rest.length === 1 ? [value] : [inner]) : inner;
  if (!isList || rest.length > 1) placed(inner, isList ? rest.slice(1) : rest, value);
};

/** A request of a call that names `storeId` at each of its places; the gateway's own checks read no more of it than that. */
export function samplesOf(
  call: AnyCall,
  storeId: string,
  at: (position: StorePosition) => string = () => storeId,
): Sample {
  return naming(call, at, {
    params: Object.fromEntries(Object.keys(call.params._zod.def.shape).map((name) => [name, `un-${name}`])),
    query: {},
    body: call.body === undefined ? undefined : { nota: 'prueba' },
  });
}

/** The same with every field that the call needs: as much as it takes to go on to an upstream. The e-mail is Ana's. */
export const wholeSampleOf = (call: AnyCall, storeId: string): Sample =>
  naming(call, () => storeId, {
    params: accepted(call.params) as Record<string, string>,
    query: accepted(call.query) as Record<string, unknown>,
    body: call.body === undefined ? undefined : (accepted(call.body) as Record<string, unknown>),
  });

function naming(call: AnyCall, at: (position: StorePosition) => string, sample: Sample): Sample {
  for (const position of storePositions(call)) {
    const target: Record<string, unknown> | undefined = sample[position.in];
    if (target) placed(target, position.path, at(position));
  }
  return sample;
}

export function pathOf(call: AnyCall, sample: Sample): string {
  const query = encodeQuery(sample.query);
  return `${callPath(call, sample.params)}${query === '' ? '' : `?${query}`}`;
}

/** The sample's body as it travels, with its content type: JSON, or a form where the call is one. */
export async function bodyOf(
  call: AnyCall,
  sample: Sample,
): Promise<{ readonly bytes: Uint8Array; readonly type: string }> {
  const json = call.encoding === 'json' || sample.body === undefined;
  const written = json ? JSON.stringify(sample.body ?? {}) : writeBody('multipart', sample.body);
  const request = new Response(written);
  return {
    bytes: new Uint8Array(await request.arrayBuffer()),
    type: json ? 'application/json' : (request.headers.get('content-type') ?? ''),
  };
}
