import { createAction, type Middleware } from '@reduxjs/toolkit';
import { isOperationAction } from './operations-slice.ts';

/** The data that a tag manager may know (S7.22, D10): the page, the call and its outcome; never its content, or whose it is. */
export type UiEvent =
  | { readonly event: 'page_view'; readonly page: string }
  | {
      readonly event: 'operation';
      readonly operation: string;
      readonly outcome: 'succeeded' | 'failed';
      /** Kind of the failure, such as `network`. */
      readonly reason?: string;
    };

/** The destination of the events, and their readers. */
export type Analytics = {
  readonly push: (event: UiEvent) => void;
  /** Loads the tag manager of this container, such as `GTM-ABC123`. */
  readonly load: (tagManagerId: string) => void;
};

/** A page came on show; by its route, which has no ids in it. */
export const pageViewed = createAction<string>('app/pageViewed');

function eventOf(action: unknown): UiEvent | null {
  if (pageViewed.match(action)) return { event: 'page_view', page: action.payload };
  if (!isOperationAction(action)) return null;
  const { event, meta } = action;
  const common = { event: 'operation', operation: meta.operation } as const;
  if (event.phase === 'succeeded') return { ...common, outcome: 'succeeded' };
  return event.phase === 'failed' ? { ...common, outcome: 'failed', reason: event.error.kind } : null;
}

/** Tells what happens on the screens. */
export const toDataLayer =
  (push: Analytics['push']): Middleware =>
  () =>
  (next) =>
  (action) => {
    const event = eventOf(action);
    if (event) push(event);
    return next(action);
  };
