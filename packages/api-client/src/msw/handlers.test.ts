import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed, times } from '../../../../tools/suite/samples.ts';
import { type AnyCall, type BinaryFile, isBinary } from '../core/define-call.ts';
import { decodeQuery } from '../core/query.ts';
import { inputOf } from '../testing/arbitrary-of.ts';
import { counted } from '../testing/counts.ts';
import { knownOnWire } from '../testing/known-on-wire.ts';
import { looseClient } from '../testing/loose-request.ts';
import { useServer } from '../testing/use-server.ts';
import { calls } from '../calls.ts';
import { callHandlers, handlers } from './handlers.ts';
import { mock } from './mock.ts';

const everyCall: [string, AnyCall][] = Object.entries(calls);
/** Files stand for what they are called and how long they are: the moment they were made in is not sent. */
const comparable = (value: unknown): unknown => {
  if (value instanceof File) return { file: value.name, bytes: value.size, type: value.type };
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, comparable(inner)]));
};

const server = useServer(callHandlers);
const request = looseClient({ sessionId: () => '1234567890123456789', storeId: () => '10452' });

describe('every call of the product', () => {
  it('is registered under its own operation id and has a handler', () => {
    for (const [id, call] of everyCall) expect(call.id).toBe(id);
    expect(Object.keys(handlers)).toEqual(everyCall.map(([id]) => id));
  });

  it('answers its example through its own handler as through the one for all', async () => {
    server.use(handlers.getBalance);
    expect(await request(calls.getBalance, { params: { storeId: '1' } })).toEqual({
      ok: true,
      value: calls.getBalance.example(),
    });
  });

  it.each(everyCall)('%s has an example that its own schema accepts (S7.8)', (_, call) => {
    const example = call.example();
    if (isBinary(call)) {
      expect((example as BinaryFile).blob.size).toBeGreaterThan(0);
      return;
    }
    expect(call.response.safeParse(example).error?.issues ?? []).toEqual([]);
    // Nothing in the example is outside the contract, and JSON loses nothing of it.
    expect(knownOnWire(call.response, example)).toEqual(example);
    expect(JSON.parse(JSON.stringify(example))).toEqual(example);
  });

  it.for(everyCall)(
    '%s: what the client sends is what the service reads, and the answer comes back (S7.1)',
    async ([id, call], context) => {
      let cases = 0;
      await fc.assert(
        fc.asyncProperty(inputOf(call), async (input) => {
          cases += 1;
          let heard: unknown;
          server.use(
            mock(call).reply(((seen: unknown) => {
              heard = seen;
              return call.example();
            }) as never),
          );
          const result = await request(call, input);
          expect(result.ok ? null : result.error).toBeNull();
          if (!result.ok) return;
          // The service reads the same values; empty texts of the query are never sent (calls.md 1.1).
          const query = decodeQuery(
            call.query,
            new URLSearchParams(
              Object.entries(input.query).flatMap(([name, value]) =>
                [value]
                  .flat()
                  .filter((one) => one !== '')
                  .map((one) => [name, String(one)]),
              ),
            ),
          );
          expect(comparable(heard)).toEqual({
            params: call.params.parse(input.params),
            query: call.query.parse(query),
            ...(call.body ? { body: comparable(call.body.parse(input.body)) } : {}),
          });
          if (isBinary(call)) {
            const [got, given] = [result.value as BinaryFile, call.example() as BinaryFile];
            expect([got.fileName, await got.blob.text()]).toEqual([given.fileName, await given.blob.text()]);
          } else expect(result.value).toEqual(call.response.parse(call.example()));
        }),
        { numRuns: times(12), seed },
      );
      counted(context, { call: id, cases });
    },
  );
});
