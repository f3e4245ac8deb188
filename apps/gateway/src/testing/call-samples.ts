import {
  type AnyCall,
  callPath,
  encodeQuery,
  type StorePosition,
  storePositions,
  writeBody,
} from '@trastienda/api-client';

export type Sample = {
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown> | undefined;
};

const placed = (target: Record<string, unknown>, path: readonly string[], value: string): void => {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const isList = rest[0] === '*';
  const inner: Record<string, unknown> = {};
  target[head] = isList ? (rest.length === 1 ? [value] : [inner]) : inner;
  if (!isList || rest.length > 1) placed(inner, isList ? rest.slice(1) : rest, value);
};

/** A request of a call that names `storeId` at each of its places; the gateway reads no more of it than that. */
export function samplesOf(
  call: AnyCall,
  storeId: string,
  at: (position: StorePosition) => string = () => storeId,
): Sample {
  const sample: Sample = {
    params: Object.fromEntries(Object.keys(call.params._zod.def.shape).map((name) => [name, `un-${name}`])),
    query: {},
    body: call.body === undefined ? undefined : { nota: 'prueba' },
  };
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
