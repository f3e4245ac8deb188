/** Parts of a form: more than any call has, with ten files and the orders that they are for. */
const MAX_PARTS = 100;

/** RFC 2046 allows these characters in a boundary; none of them has a second reading. */
const boundaryShape = /^[\w'()+,\-./:=? ]{1,70}$/;

function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  return boundaryShape.test(boundary) ? boundary : null;
}

/** Whether a body has more parts than any form; no more of it is looked at. */
function hasTooMany(bytes: Uint8Array, boundary: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    // The last one ends the form.
    if (parts > MAX_PARTS + 1) return true;
  }
  return false;
}

/**
 * A form as it was sent, whole; `null` where it cannot be read, or has more parts than any: ten megabytes are a hundred thousand of
 * them, which take all of this process for the better part of a second.
 */
export async function readForm(bytes: Uint8Array, contentType: string): Promise<FormData | null> {
  const boundary = boundaryOf(contentType);
  if (boundary === null || hasTooMany(bytes, boundary)) return null;
  // By the boundary whose parts were counted, and no other that the header may name.
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  return new Response(bytes as BodyInit, { headers }).formData().catch(() => null);
}
