import type { AnyCall } from '@trastienda/api-client';
import type { Refusal } from './refusal.ts';

/** The sentence for our own faults: it reveals nothing of the internals. */
export const UNEXPECTED = 'Ha ocurrido un error, por favor intenta más tarde';

/** `ErrorBody`, or `ShippingsErrorBody` for shippings (calls.md 24.1). */
export function errorBody(call: Pick<AnyCall, 'service'>, refusal: Refusal): Record<string, unknown> {
  const validationResults = refusal.fields.length > 0 ? { validationResults: refusal.fields } : {};
  const code = refusal.code === undefined ? {} : { code: refusal.code };
  if (call.service === 'shippings') {
    return { success: false, message: refusal.message, ...code, ...validationResults };
  }
  return {
    statusCode: refusal.status,
    message: refusal.message,
    data: { ...refusal.data, message: refusal.message },
    ...code,
    ...validationResults,
  };
}
