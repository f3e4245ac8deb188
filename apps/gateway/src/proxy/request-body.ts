import { type AnyCall, bodyLimits, bodyValueLimits, decodeForm, writeBody } from '@trastienda/api-client';
import { readForm } from '../http/read-form.ts';

/** The character codes that begin a value, or separate two of them. */
const signs = [',', '[', '{'].map((sign) => sign.charCodeAt(0));

/**
 * Whether a JSON text that is long because of a file in base64, which has none of these signs, has more
 * values than any body: ten megabytes of empty lists block this process for the better part of a second.
 * Shorter texts are checked when they are parsed.
 */
function hasTooManyValues(bytes: Uint8Array): boolean {
  if (bytes.length <= bodyLimits.json) return false;
  let count = 0;
  for (const sign of signs) {
    for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) {
      count += 1;
      if (count > bodyValueLimits.values) return true;
    }
  }
  return false;
}

/**
 * Decodes a body as its call requires it: JSON, or a form with files. `undefined` means that it cannot be
 * decoded so.
 */
export async function bodyOf(call: AnyCall, bytes: Uint8Array, contentType = ''): Promise<unknown> {
  try {
    if (call.encoding === 'json' || call.body === undefined) {
      return hasTooManyValues(bytes) ? undefined : (JSON.parse(new TextDecoder().decode(bytes)) as unknown);
    }
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
