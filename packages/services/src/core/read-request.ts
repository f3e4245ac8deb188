import {
  type AnyCall,
  bodyValueLimits,
  PATH_AND_DATA_REQUIRED,
  storeIdsIn,
  storePositions,
} from '@trastienda/api-client';
import type { z } from 'zod/mini';
import { type FieldFault, forbiddenStore, invalid, invalidBy, Refusal } from './refusal.ts';
import type { RawRequest, ReadRequest } from './request-parts.ts';
import type { ServiceContext } from './scope.ts';

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** PostgreSQL stores neither a NUL nor half of a surrogate pair. */
const canBeStored = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Whether all texts and all names in a value can be stored. */
function isStorable(value: unknown): boolean {
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string' && !canBeStored(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next) && !Object.keys(next).every(canBeStored)) return false;
    for (const inner of Object.values(next)) if (inner !== undefined) pending.push(inner);
  }
  return true;
}

/** Returns a fault for every text or name that cannot be stored, at any depth. */
function unstorable(value: unknown): FieldFault[] {
  // Almost every request is valid, so the paths are collected only for an invalid one.
  if (isStorable(value)) return [];
  const faults: FieldFault[] = [];
  const pending: [path: string, value: unknown][] = [['', value]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [path, one] = next;
    if (typeof one === 'string' && !canBeStored(one))
      faults.push({ field: path, message: 'Quita los caracteres que no se pueden guardar' });
    if (typeof one === 'object' && one !== null)
      for (const [name, inner] of Object.entries(one))
        pending.push([path === '' ? name : `${path}.${name}`, canBeStored(name) ? inner : name]);
  }
  return faults;
}

/**
 * The size of a request does not bound its number of values: a list of five bytes each can have two hundred
 * thousand.
 */
export const TOO_MANY = 'Son demasiados datos para una sola operación: divídela en partes';

/** Whether a body holds more values than any may, itself and what is in it; no more of it is looked at. */
export function holdsTooMany(value: unknown): boolean {
  const pending = [value];
  let count = 1;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inner: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    count += inner.length;
    const limit = Array.isArray(next) ? bodyValueLimits.values : bodyValueLimits.names;
    if (count > bodyValueLimits.values || inner.length > limit) return true;
    pending.push(...inner.filter((one) => typeof one === 'object' && one !== null));
  }
  return false;
}

/** Reads a value by a schema. @throws 422 with a sentence for each field, also for a text that cannot be stored. */
export function parsed<Output>(schema: z.ZodMiniType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidBy(result.error.issues);
  const faults = unstorable(result.data);
  if (faults.length > 0) throw invalid(faults);
  return result.data;
}

/**
 * The parts of a request as the call's schemas read them. 400 for a missing parameter or body (D113), 422 for
 * a wrong one and for more values than a body may have, 400 and 403 for a store id that is missing or differs
 * from the header's (calls.md 1.2).
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
  if (holdsTooMany(request.body)) throw new Refusal(422, TOO_MANY, { code: 'too_many' });
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
