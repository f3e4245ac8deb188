/** `loaded` and `total` in bytes; `total` is `null` where nobody knows it. */
export type OnProgress = (loaded: number, total: number | null) => void;

type Fetch = typeof globalThis.fetch;

const addressOf = (input: Parameters<Fetch>[0]): string =>
  input instanceof Request ? input.url : String(input);

const headersOf = (raw: string): Headers => {
  const headers = new Headers();
  for (const line of raw.trim().split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return headers;
};

/** Answers that have no body; a `Response` may then be given none. */
const isBodiless = (status: number) => [204, 205, 304].includes(status);

const overXhr =
  (onProgress: OnProgress): Fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const xhr = new XMLHttpRequest();
      xhr.open(init.method ?? 'GET', addressOf(input));
      xhr.responseType = 'blob';
      new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        onProgress(loaded, lengthComputable ? total : null),
      );
      const giveUp = () => xhr.abort();
      xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
      xhr.addEventListener('load', () => {
        const { status, statusText } = xhr;
        const headers = headersOf(xhr.getAllResponseHeaders());
        resolve(
          new Response(isBodiless(status) ? null : (xhr.response as Blob), { status, statusText, headers }),
        );
      });
      xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      xhr.addEventListener('abort', () => reject(signal?.reason as Error));
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      signal?.addEventListener('abort', giveUp, { once: true });
      xhr.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });

const sizeOf = (body: unknown): number | null =>
  body instanceof FormData
    ? [...body.values()].reduce((sum, one) => sum + (typeof one === 'string' ? one.length : one.size), 0)
    : null;

/** `fetch` does not tell what has left: the whole of it is reported once the answer is there. */
const afterwards =
  (onProgress: OnProgress, send: Fetch): Fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const size = sizeOf(init?.body);
    if (size !== null) onProgress(size, size);
    return response;
  };

/**
 * A `fetch` that reports how much of the body has left, for uploads: over XMLHttpRequest where there is one,
 * else over `fetch`, or over the given one. Rejects as `fetch` does: `TypeError` without an answer, the
 * signal's reason.
 */
export function fetchWithProgress(onProgress: OnProgress, send?: Fetch): Fetch {
  if (send === undefined && typeof XMLHttpRequest !== 'undefined') return overXhr(onProgress);
  return afterwards(onProgress, send ?? ((...args) => globalThis.fetch(...args)));
}
