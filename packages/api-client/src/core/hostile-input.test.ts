import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed, times } from '../../../../tools/suite/samples.ts';
import { calls } from '../calls.ts';
import { inputOf } from '../testing/arbitrary-of.ts';
import { looseClient } from '../testing/loose-request.ts';
import { counted } from '../testing/counts.ts';
import { exampleInput } from '../testing/example-input.ts';
import { expectNoUnhandledRejection } from '../testing/rejections.ts';
import { type AnyCall, isBinary } from './define-call.ts';
import { PATH_AND_DATA_REQUIRED } from './path.ts';

expectNoUnhandledRejection();
const everyCall: [string, AnyCall][] = Object.entries(calls);
const CASES = times(200);

/** A client whose line is a notebook. */
function recorded() {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const request = looseClient({
    fetch: (url, init) => {
      sent.push({ url: String(url), init });
      return Promise.resolve(Response.json({}));
    },
  });
  return { sent, request };
}

type Place = readonly [part: string, ...path: string[]];

/** Every field of a value, down to the leaves; lists stand for their first element. */
const placesIn = (value: unknown, path: readonly string[] = []): string[][] => {
  const here = path.length > 0 ? [[...path]] : [];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return here;
  return [...here, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))];
};

const replaced = (value: unknown, [head, ...rest]: readonly string[], by: unknown): unknown => {
  if (head === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(copy, { [head]: replaced((value as Record<string, unknown>)[head], rest, by) });
};

type Hostile = { readonly input: unknown; readonly place: readonly string[] };

const valueAt = (value: unknown, [head, ...rest]: readonly string[]): unknown =>
  head === undefined ? value : valueAt((value as Record<string, unknown>)[head], rest);

/** What a careless caller sends: the right value as the wrong type. */
const mistyped = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return 7;
  return typeof value === 'boolean' ? String(value) : Number.NaN;
};

/** No field of any call is a function, a symbol, a huge integer or a list of lists of nothing. */
const neverAccepted = fc.constantFrom<unknown>(
  () => 'función',
  Symbol('símbolo'),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [[[]]],
  10n,
);

describe.each(everyCall)('%s', (callId, call) => {
  it(`${CASES} hostile fields are refused before the network, each by its name (S5.4, S8.21)`, async (context) => {
    const { sent, request } = recorded();
    let cases = 0;
    const hostile: fc.Arbitrary<Hostile> = inputOf(call).chain((input): fc.Arbitrary<Hostile> => {
      const places = placesIn(input).filter((place) => place.length > 1);
      if (places.length === 0) return fc.constant({ input: { ...input, params: [[[]]] }, place: ['params'] });
      return fc
        .record({ place: fc.constantFrom(...places), by: fc.option(neverAccepted, { nil: mistyped }) })
        .map(({ place, by }) => ({
          input: replaced(input, place, by === mistyped ? mistyped(valueAt(input, place)) : by),
          place,
        }));
    });
    await fc.assert(
      fc.asyncProperty(hostile, async ({ input, place }) => {
        cases += 1;
        const result = await request(call, input);
        expect(result).toMatchObject({
          ok: false,
          error: { kind: 'input', status: 0, message: PATH_AND_DATA_REQUIRED },
        });
        if (result.ok) return;
        const [part, field] = place as unknown as Place;
        expect(result.error.issues.length).toBeGreaterThan(0);
        const named = result.error.issues.map((issue) => issue.path);
        expect(named.some((path) => path.startsWith(field === undefined ? part : `${part}.${field}`))).toBe(
          true,
        );
      }),
      { numRuns: CASES, seed },
    );
    expect(sent).toEqual([]);
    counted(context, { call: callId, cases });
  });

  it('without a path parameter or a body nothing is sent (S5.4, S8.21, D113)', async () => {
    const { sent, request } = recorded();
    for (const input of [undefined, null, {}, { params: null }, { params: {}, query: {}, body: null }]) {
      const result = await request(call, input);
      const isNeeded = call.path.includes('{') || call.body !== undefined;
      if (!isNeeded) continue;
      expect(result).toMatchObject({ ok: false, error: { kind: 'input', message: PATH_AND_DATA_REQUIRED } });
    }
    const valid = exampleInput(call);
    for (const name of Object.keys(call.params._zod.def.shape)) {
      for (const empty of ['', '   ', null, undefined, '.', '..', '\uD800']) {
        const result = await request(call, { ...valid, params: { ...valid.params, [name]: empty } });
        expect(result).toMatchObject({
          ok: false,
          error: { kind: 'input', message: PATH_AND_DATA_REQUIRED },
        });
      }
    }
    const isAlwaysRefused = call.path.includes('{') || call.body !== undefined;
    if (isAlwaysRefused) expect(sent).toEqual([]);
  });

  it(`${CASES} inputs of any kind: never thrown, and what leaves stays inside its own service`, async (context) => {
    const { sent, request } = recorded();
    let cases = 0;
    const anything = fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
    });
    const loose = fc.oneof(anything, fc.record({ params: anything, query: anything, body: anything }));
    await fc.assert(
      fc.asyncProperty(loose, async (input) => {
        cases += 1;
        const result = await request(call, input);
        if (!result.ok && result.error.kind === 'input') return;
        expect(result.ok || ['contract', 'network'].includes(result.error.kind) || isBinary(call)).toBe(true);
      }),
      { numRuns: CASES, seed },
    );
    for (const { url } of sent) {
      const { pathname } = new URL(url);
      expect(pathname.startsWith(`/api/${call.service}/route/`)).toBe(true);
    }
    counted(context, { call: callId, cases });
  });

  it('what no schema names is never sent', async () => {
    const { sent, request } = recorded();
    await fc.assert(
      fc.asyncProperty(inputOf(call), async (input) => {
        const extra = { ...input, query: { ...input.query, espia: 'x' } };
        const withBody = call.body ? { ...extra, body: { ...(input.body as object), espia: 'x' } } : extra;
        await request(call, withBody);
      }),
      { numRuns: 5, seed },
    );
    expect(sent.length).toBe(5);
    expect(
      sent.filter(({ url, init }) => url.includes('espia') || String(init?.body).includes('espia')),
    ).toEqual([]);
  });
});
