import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { createRandom } from './random.ts';

type Conditions = { readonly seed?: number };

/** Every call takes its time, then goes on to its own handler: put it first. Milliseconds. */
export function latency({
  minMs,
  maxMs,
  seed = 1,
}: Conditions & { readonly minMs: number; readonly maxMs: number }): HttpHandler {
  const random = createRandom(seed);
  return http.all('*/api/*', async () => {
    await delay(minMs + random() * (maxMs - minMs));
  });
}

/** A share of the calls fails, by losing the line or with a 503, the same ones for the same seed; put it first. */
export function chaos({
  rate,
  seed = 1,
}: Conditions & { /** 0 to 1. */ readonly rate: number }): HttpHandler {
  const random = createRandom(seed);
  return http.all('*/api/*', () => {
    const drawn = random();
    const lost = random() < 0.5;
    if (drawn >= rate) return undefined;
    return lost ? HttpResponse.error() : new HttpResponse(null, { status: 503 });
  });
}
