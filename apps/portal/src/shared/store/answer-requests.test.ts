import type { AnyCall, CallError } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { createOperation, type RemoteOperation, subjectsChanged } from './create-operation.ts';

const every = Object.values<AnyCall>(calls);
const reads = every.filter(({ provides }) => provides.length > 0);
const writes = every.filter(({ invalidates }) => invalidates.length > 0);

type Loose = RemoteOperation<object, unknown>;
const operationOf = new Map(
  every.map((call) => [
    call,
    createOperation(call as never, { name: `watched ${call.id}` }) as unknown as Loose,
  ]),
);
const of = (call: AnyCall) => operationOf.get(call) as Loose;

/** A store that notes which calls are sent, and answers each as it is told to. */
function open(answer: (call: AnyCall) => { ok: true; value: unknown } | { ok: false; error: CallError }) {
  const asked: string[] = [];
  const app = createTestApp({
    request: (call: AnyCall) => {
      asked.push(call.id);
      return Promise.resolve(answer(call));
    },
  });
  const settled = () =>
    app.until(({ operations }) =>
      Object.values(operations).every((keys) =>
        Object.values(keys).every(({ status }) => status !== 'loading'),
      ),
    );
  return { ...app, asked, settled };
}
const done = () => ({ ok: true, value: null }) as const;
const failed = (status: number) => () =>
  ({ ok: false, error: { kind: 'http', status, message: '' } as CallError }) as const;

describe('what a write makes old', () => {
  test.each(writes.map((call) => [call.id, call] as const))(
    '%s: exactly the reads on show that it invalidates are asked again, each once',
    async (_, write) => {
      const app = open(done);
      for (const read of reads) {
        app.show(of(read), {});
        // The same read is on show in two places of the page.
        app.show(of(read), {});
      }
      app.store.dispatch(of(write).requested({}));
      await app.settled();
      const old = reads.filter(({ provides }) => provides.some((one) => write.invalidates.includes(one)));
      expect(old.length).toBeGreaterThan(0);
      expect(app.asked.toSorted()).toEqual([write, ...old].map(({ id }) => id).toSorted());
    },
  );

  const [write] = writes as [AnyCall];
  const read = reads.find(({ provides }) =>
    provides.some((one) => write.invalidates.includes(one)),
  ) as AnyCall;

  test('what is out of sight is not asked for, and is old when it comes on show', async () => {
    const app = open(done);
    const hide = app.show(of(read), {});
    app.store.dispatch(of(read).requested({}));
    await app.settled();
    hide();
    app.store.dispatch(of(write).requested({}));
    await app.settled();
    expect(app.asked).toEqual([read.id, write.id]);
    app.store.dispatch(of(read).requested({}, { freshFor: 60_000 }));
    await app.settled();
    expect(app.asked).toEqual([read.id, write.id, read.id]);
  });

  test('a refusal changes nothing; a conflict says that what is on show is old', async () => {
    for (const [status, expected] of [
      [422, [write.id]],
      [409, [write.id, read.id]],
    ] as const) {
      const app = open((call) => (call === write ? failed(status)() : done()));
      app.show(of(read), {});
      app.store.dispatch(of(write).requested({}));
      await app.settled();
      expect(app.asked).toEqual(expected);
    }
  });

  test('a job of many writes says once, at its end, what changed', async () => {
    const app = open(done);
    app.show(of(read), {});
    for (const orderId of ['1', '2', '3'])
      app.store.dispatch(of(write).requested({ params: { orderId } }, { isPartOfJob: true }));
    await app.settled();
    expect(app.asked).toEqual([write.id, write.id, write.id]);
    app.store.dispatch(subjectsChanged(write.invalidates));
    await app.settled();
    expect(app.asked.at(-1)).toBe(read.id);
    expect(app.asked).toHaveLength(4);
  });
});

describe('two requests of one key', () => {
  const write = writes[0] as AnyCall;
  const read = reads[0] as AnyCall;

  test('of a read the last one wins; of a write the first, whose outcome would else be unknown', async () => {
    const app = open(done);
    app.store.dispatch(of(read).requested({}));
    app.store.dispatch(of(read).requested({}));
    app.store.dispatch(of(write).requested({}));
    app.store.dispatch(of(write).requested({}));
    await app.settled();
    expect(app.asked).toEqual([read.id, read.id, write.id]);
  });
});
