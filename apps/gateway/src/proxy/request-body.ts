import { type AnyCall, decodeForm, writeBody } from '@trastienda/api-client';
import { readForm } from '../http/read-form.ts';

/** What the caller sent, as its call reads it: JSON, or a form with files. `undefined`: it cannot be read so. */
export async function bodyOf(call: AnyCall, bytes: Uint8Array, contentType = ''): Promise<unknown> {
  try {
    if (call.encoding === 'json' || call.body === undefined)
      return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    const form = await readForm(bytes, contentType);
    return form === null ? undefined : decodeForm(call.body, form);
  } catch {
    return undefined;
  }
}

export type WrittenBody = { readonly bytes: string | Uint8Array; readonly type: string };

/** The same for an upstream: JSON, or a form, whose content type names the boundary between its parts. */
export async function written(encoding: AnyCall['encoding'], body: unknown): Promise<WrittenBody> {
  const given = writeBody(encoding, body);
  if (typeof given === 'string') return { bytes: given, type: 'application/json' };
  const form = new Response(given);
  return {
    bytes: new Uint8Array(await form.arrayBuffer()),
    type: form.headers.get('Content-Type') ?? 'multipart/form-data',
  };
}
