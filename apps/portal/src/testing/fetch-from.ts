import { getResponse, type RequestHandler } from 'msw';

const origin = 'http://localhost';

/** A `fetch` that msw's handlers answer, without a worker and without touching the global one. */
export function fetchFrom(
  handlers: () => readonly RequestHandler[],
  onRequest: (request: Request) => void = () => {},
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), origin), init);
    onRequest(request.clone());
    const answered = getResponse([...handlers()], request);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    const response = await Promise.race([answered, aborted]);
    if (response === undefined) throw new TypeError(`No handler for ${request.method} ${request.url}`);
    // What `HttpResponse.error()` stands for: the line was lost.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
