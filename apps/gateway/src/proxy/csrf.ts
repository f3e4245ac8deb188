import type { IncomingHttpHeaders } from 'node:http';

/** A page of another origin sent this: browsers always say so, by one header or the other. */
export const isForeignOrigin = (headers: IncomingHttpHeaders, origin: string): boolean => {
  const site = headers['sec-fetch-site'];
  return (
    (headers.origin !== undefined && headers.origin !== origin) ||
    (site !== undefined && site !== 'same-origin')
  );
};

const sessionId = /^[1-9]\d{18}$/;
const writesBody = new Set(['POST', 'PUT', 'PATCH']);

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Requires what a page of another origin cannot send, for every call but GET (calls.md 1.2): `X-Session-Id`,
 * an `Origin` of ours, `Sec-Fetch-Site: same-origin` where the browser sends it; then, for a body, a content
 * type that a form cannot have.
 * @returns the status of the refusal, or `null`.
 */
export function csrfRefusal(method: string, headers: IncomingHttpHeaders, origin: string): 403 | 415 | null {
  if (method === 'GET') return null;
  const id = headers['x-session-id'];
  if (typeof id !== 'string' || !sessionId.test(id)) return 403;
  if (headers.origin !== origin || isForeignOrigin(headers, origin)) return 403;
  if (!writesBody.has(method) || !hasBody(headers)) return null;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' || type === 'multipart/form-data' ? null : 415;
}
