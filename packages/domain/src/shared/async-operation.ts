/** The statuses of every list and remote operation. */
export const asyncStatuses = ['idle', 'loading', 'succeeded', 'failed'] as const;

export type AsyncStatus = (typeof asyncStatuses)[number];

export interface AsyncOperation {
  readonly status: AsyncStatus;
  /** The message of the failure; null unless failed. */
  readonly error: string | null;
}

export type AsyncEvent =
  | { readonly type: 'started' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'reset' };

/** An operation that has not begun. */
export const idleOperation: AsyncOperation = { status: 'idle', error: null };

/**
 * The operation after an event.
 * @example nextOperation(idleOperation, { type: 'failed', message: 'Failed to fetch' }) // => { status: 'failed', error: 'Failed to fetch' }
 */
export function nextOperation(_operation: AsyncOperation, event: AsyncEvent): AsyncOperation {
  switch (event.type) {
    case 'started':
      return { status: 'loading', error: null };
    case 'succeeded':
      return { status: 'succeeded', error: null };
    case 'failed':
      return { status: 'failed', error: event.message };
    case 'reset':
      return idleOperation;
  }
}
