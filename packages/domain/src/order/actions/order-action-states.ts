import {
  type AsyncEvent,
  type AsyncOperation,
  idleOperation,
  nextOperation,
} from '../../shared/async-operation.ts';

/** The state of every button that was pressed, by order and action type. */
export type OrderActionStates = Readonly<Record<string, AsyncOperation>>;

export type OrderActionEvent =
  | (AsyncEvent & { readonly orderId: string; readonly action: string })
  | { readonly type: 'listFetched' };

/**
 * The button states after an event: one operation for each order and action. The list, fetched again, forgets those that have
 * ended; one that is under way stays, so that nobody presses twice.
 * @example orderActionState(orderActionStates({}, { type: 'started', orderId: '45', action: 'cancelOrder' }), '45', 'cancelOrder').status // => 'loading'
 * @example orderActionStates({ x: idleOperation }, { type: 'listFetched' }) // => {}
 */
export function orderActionStates(states: OrderActionStates, event: OrderActionEvent): OrderActionStates {
  if (event.type === 'listFetched') {
    return Object.fromEntries(Object.entries(states).filter(([, { status }]) => status === 'loading'));
  }
  const { orderId, action } = event;
  return {
    ...states,
    [keyOf(orderId, action)]: nextOperation(orderActionState(states, orderId, action), event),
  };
}

/**
 * The state of one order's button; idle until it is pressed.
 * @example orderActionState({}, '45', 'cancelOrder').status // => 'idle'
 */
export function orderActionState(states: OrderActionStates, orderId: string, action: string): AsyncOperation {
  return states[keyOf(orderId, action)] ?? idleOperation;
}

function keyOf(orderId: string, action: string): string {
  return JSON.stringify([orderId, action]);
}
