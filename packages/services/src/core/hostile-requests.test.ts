import { randomUUID } from 'node:crypto';
import type { AnyCall } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { dealt, times } from '../../../../tools/suite/samples.ts';
import { asking, CASA_LUMBRE, MARIANA } from '../testing/ask.ts';
import { goodRequests, type Input } from '../testing/good-requests.ts';
import { testInstallation } from '../testing/installation.ts';
import { NOW } from '../testing/now.ts';
import { useDatabase } from '../testing/test-database.ts';
import { createServices, type Services } from '../create-services.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const requests = goodRequests(() => db.database, ask);
const faults: unknown[] = [];
let services: Services;
beforeAll(() => {
  services = createServices({
    database: db.database,
    clock: () => NOW,
    installation: testInstallation,
    onError: (error) => faults.push(error),
  });
});

type Part = 'params' | 'query' | 'body';
type Path = readonly string[];

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
/** The values that an address can hold: text, and in a query the same name twice. */
const texts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00',
  '9999-12-31',
  '0001-01-01',
  '-1',
  '1e308',
  '99999999999999999999',
  '2147483648',
  '%_\\',
  '__proto__',
  'x'.repeat(300),
];
/** The further values that JSON can hold. */
const values = [
  ...texts,
  { toString: 1 },
  JSON.parse('{"__proto__":{"a":1},"constructor":1}') as unknown,
  nested(5000),
  1e308,
  -1e308,
  -1,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  1e15 + 0.5,
  0.1,
  null,
  true,
  [],
  {},
  [null],
];

/** Returns the path of every value in a request: its fields, those of its lists, and their containers. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))];
}

/** The value with another one at a place; what is on the way there is copied. */
function withAt(value: unknown, [head, ...rest]: Path, hostile: unknown): unknown {
  if (head === undefined) return hostile;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  (copy as Record<string, unknown>)[head] = withAt((value as Record<string, unknown>)[head], rest, hostile);
  return copy;
}

const namesOf = (schema: AnyCall['query']): string[] => Object.keys(schema._zod.def.shape);

/** Each place of each part of a call, with what may be sent there. */
function casesOf(call: AnyCall, good: Input): { part: Part; path: Path; hostile: readonly unknown[] }[] {
  const listed = [...texts, ['1', '2'], ['\u0000']];
  const shape = (call.body?._zod.def as { shape?: object } | undefined)?.shape ?? {};
  const unsaid = Object.keys(shape).filter((name) => !Object.hasOwn((good.body ?? {}) as object, name));
  return [
    ...namesOf(call.params).map((name) => ({ part: 'params' as const, path: [name], hostile: texts })),
    ...namesOf(call.query).map((name) => ({ part: 'query' as const, path: [name], hostile: listed })),
    ...(call.body
      ? [...placesIn(good.body), ...unsaid.map((name) => [name])].map((path) => ({
          part: 'body' as const,
          path,
          hostile: values,
        }))
      : []),
  ];
}

/**
 * Each place gets this many of the hostile values for one change: all places together meet each of them
 * hundreds of times.
 */
const OF_A_PLACE = 6;

describe('a request that no merchant would send', () => {
  let asked = 0;
  let places = 0;

  it.each(Object.entries(calls))('%s is answered, and not with a fault of ours', async (id, given) => {
    const call = given as AnyCall;
    const good: Input = await requests[id as CallId]();
    const raw = {
      params: (good.params ?? {}) as Readonly<Record<string, string>>,
      query: good.query ?? {},
      body: good.body,
    };
    const wrong: object[] = [];
    for (const { part, path, hostile } of casesOf(call, good)) {
      places += 1;
      for (const value of dealt(hostile, places, OF_A_PLACE)) {
        const { status, stream } = await services.handle(
          call,
          { ...raw, [part]: withAt(raw[part], path, value) },
          {
            user: { email: MARIANA, name: null },
            storeId: call.store === 'none' ? null : CASA_LUMBRE,
            idempotencyKey: call.method === 'GET' ? null : randomUUID(),
            requestId: 'req-hostile',
          },
        );
        // A reader that stops frees the stream's slot.
        stream?.body.destroy();
        asked += 1;
        if (status >= 500) {
          const what = typeof value === 'object' ? 'an object' : value;
          wrong.push({
            status,
            part,
            path: path.join('.'),
            what,
            fault: String(faults.at(-1)).slice(0, 200),
          });
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a NUL', 'Ana\u0000'],
    ['half a surrogate', 'Ana\ud800'],
  ])('with %s in a text is told which field', async (_what, fullname) => {
    const good = requests.createOrder();
    const clientData = { fullname, email: null };
    const given = await answer(calls.createOrder, { body: { ...good.body, clientData } });
    const fault = { field: 'clientData.fullname', message: 'Quita los caracteres que no se pueden guardar' };
    expect(given).toMatchObject({ status: 422, body: { validationResults: [fault] } });
    const emoji = { ...good.body, clientData: { fullname: 'Ana 🪔', email: null } };
    expect((await answer(calls.createOrder, { body: emoji })).status).toBe(200);
  });

  it.each([
    ['height', 99_999.5],
    ['weight', 1e308],
    ['width', 0],
    ['depth', -1],
  ])('with a %s of %d is 422, in an order and in a quote', async (name, size) => {
    const parcel = { height: 10, width: 10, depth: 10, weight: 1, [name]: size };
    const { body } = requests.createOrder();
    const [line] = body.orderedProductsList;
    const ordered = { ...body, orderedProductsList: [{ ...line, dimensions: [parcel] }] };
    expect((await answer(calls.createOrder, { body: ordered })).status).toBe(422);
    const { body: quote } = await requests.quoteCourier();
    expect((await answer(calls.quoteCourier, { body: { ...quote, ...parcel } })).status).toBe(422);
  });

  it('is one of thousands', () => expect(asked).toBeGreaterThan(times(5000, 1 / 5)));
});
