import { type AnyCall, PATH_AND_DATA_REQUIRED, storeIdsIn, storePositions } from '@trastienda/api-client';
import type { z } from 'zod/mini';
import { type FieldFault, forbiddenStore, invalid, invalidBy, Refusal } from './refusal.ts';
import type { ServiceContext } from './scope.ts';

export type RawRequest = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
};

export type ReadRequest = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** PostgreSQL keeps neither a NUL nor half of a pair of surrogates. */
const canBeKept = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Every text that cannot be kept, wherever it stands, and by whatever name. */
function unkeepable(value: unknown): FieldFault[] {
  const faults: FieldFault[] = [];
  const left: [path: string, value: unknown][] = [['', value]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [path, one] = next;
    if (typeof one === 'string' && !canBeKept(one))
      faults.push({ field: path, message: 'Quita los caracteres que no se pueden guardar' });
    if (typeof one === 'object' && one !== null)
      for (const [name, inner] of Object.entries(one))
        left.push([path === '' ? name : `${path}.${name}`, canBeKept(name) ? inner : name]);
  }
  return faults;
}

function parsed(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidBy(result.error.issues);
  const faults = unkeepable(result.data);
  if (faults.length > 0) throw invalid(faults);
  return result.data;
}

/**
 * The parts of a request as the call's schemas read them. 400 for a missing parameter or body (D113), 422 for a wrong
 * one, 400 and 403 for a store id that is missing or differs from the header's (calls.md 1.2).
 */
export function readRequest(call: AnyCall, request: RawRequest, context: ServiceContext): ReadRequest {
  const names = Object.keys(call.params._zod.def.shape);
  if (names.some((name) => isEmpty(request.params[name]))) throw new Refusal(400, PATH_AND_DATA_REQUIRED);
  if (call.body && (request.body === undefined || request.body === null)) {
    throw new Refusal(400, PATH_AND_DATA_REQUIRED);
  }
  if (call.idempotency === 'key' && isEmpty(context.idempotencyKey)) {
    throw new Refusal(400, 'Falta la llave de esta operación (Idempotency-Key)');
  }
  const read = {
    params: parsed(call.params, request.params),
    query: parsed(call.query, request.query ?? {}),
    body: call.body ? parsed(call.body, request.body) : undefined,
  };
  if (call.store === 'required') {
    if (context.storeId === null) throw new Refusal(400, 'Falta la tienda (X-Store-Id)');
    const named = storeIdsIn(storePositions(call), read);
    if (named.some((id) => id !== context.storeId)) throw forbiddenStore();
  }
  return read;
}
