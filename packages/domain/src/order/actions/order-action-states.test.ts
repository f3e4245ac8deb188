import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  asyncStatuses,
  type AsyncEvent,
  idleOperation,
  nextOperation,
} from '../../shared/async-operation.ts';
import { deepFreeze } from '../../testing/arbitraries.ts';
import { type OrderActionEvent, orderActionState, orderActionStates } from './order-action-states.ts';

const asyncEvent: fc.Arbitrary<AsyncEvent> = fc.oneof(
  fc.constant({ type: 'started' as const }),
  fc.constant({ type: 'succeeded' as const }),
  fc.constant({ type: 'reset' as const }),
  fc.record({ type: fc.constant('failed' as const), message: fc.string() }),
);

describe('an asynchronous operation (S4.14)', () => {
  test('is idle, loading, succeeded or failed with its message', () => {
    expect(asyncStatuses).toEqual(['idle', 'loading', 'succeeded', 'failed']);
    expect(idleOperation).toEqual({ status: 'idle', error: null });
    const loading = nextOperation(idleOperation, { type: 'started' });
    expect(loading).toEqual({ status: 'loading', error: null });
    const failed = nextOperation(loading, { type: 'failed', message: 'Failed to fetch' });
    expect(failed).toEqual({ status: 'failed', error: 'Failed to fetch' });
    expect(nextOperation(failed, { type: 'started' })).toEqual({ status: 'loading', error: null });
    expect(nextOperation(failed, { type: 'succeeded' })).toEqual({ status: 'succeeded', error: null });
    expect(nextOperation(failed, { type: 'reset' })).toEqual(idleOperation);
  });

  it('has a message exactly when it has failed', () => {
    fc.assert(
      fc.property(fc.array(asyncEvent), (events) => {
        const { status, error } = events.reduce(nextOperation, idleOperation);
        expect(error !== null).toBe(status === 'failed');
        expect(asyncStatuses).toContain(status);
      }),
    );
  });
});

describe('the buttons of an order (S4.33)', () => {
  test('are idle until pressed, and each keeps its own state', () => {
    const started = orderActionStates({}, { type: 'started', orderId: '45', action: 'cancelOrder' });
    expect(orderActionState(started, '45', 'cancelOrder').status).toBe('loading');
    expect(orderActionState(started, '45', 'deliverOrder')).toEqual(idleOperation);
    expect(orderActionState(started, '46', 'cancelOrder')).toEqual(idleOperation);
    const failed = orderActionStates(started, {
      type: 'failed',
      orderId: '45',
      action: 'cancelOrder',
      message: 'no',
    });
    expect(orderActionState(failed, '45', 'cancelOrder')).toEqual({ status: 'failed', error: 'no' });
  });

  test('are forgotten when the list is fetched again, save what is still under way (D100)', () => {
    const started = orderActionStates({}, { type: 'started', orderId: '45', action: 'cancelOrder' });
    const ended = orderActionStates(started, { type: 'succeeded', orderId: '46', action: 'cancelOrder' });
    expect(orderActionStates(ended, { type: 'listFetched' })).toEqual(started);
  });

  it('change one at a time, and never the states before', () => {
    const press: fc.Arbitrary<OrderActionEvent> = fc
      .tuple(asyncEvent, fc.constantFrom('1', '11', '1"'), fc.constantFrom('a', '1a', '"a'))
      .map(([event, orderId, action]) => Object.assign({ orderId, action }, event));
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), press, (before, event) => {
        const states = deepFreeze(before.reduce(orderActionStates, {}));
        const after = orderActionStates(states, event);
        if (event.type === 'listFetched') return;
        for (const orderId of ['1', '11', '1"']) {
          for (const action of ['a', '1a', '"a']) {
            if (orderId === event.orderId && action === event.action) continue;
            expect(orderActionState(after, orderId, action)).toEqual(
              orderActionState(states, orderId, action),
            );
          }
        }
      }),
    );
  });
});
