import type { CallOptions, Client } from './create-client.ts';
import type { AnyCall, CallInput, CallOutput } from './define-call.ts';
import type { CallResult } from './call-result.ts';

type Answer<C> = Promise<CallResult<CallOutput<C>>>;

/** One call as a function; a call that needs nothing may be called with nothing. */
export type ApiFunction<C extends AnyCall> =
  Record<never, never> extends CallInput<C>
    ? (input?: CallInput<C>, options?: CallOptions) => Answer<C>
    : (input: CallInput<C>, options?: CallOptions) => Answer<C>;

/** Calls by operation id: a service's entry (`import * as kidal from '@trastienda/api-client/kidal'`), or some of it. */
export type CallGroup = Readonly<Record<string, AnyCall>>;

export type Api<Groups extends Readonly<Record<string, CallGroup>>> = {
  readonly [Name in keyof Groups]: {
    readonly [Id in keyof Groups[Name]]: ApiFunction<Groups[Name][Id]>;
  };
};

/**
 * One function for each call, grouped by service: `createApi(request, { kidal }).kidal.listOrders(input, { signal })`.
 * A bundle holds the calls that it is given: name them (`{ kidal: { listOrders } }`) where their weight counts.
 * The functions know no `this`, so they may be passed on alone.
 */
export function createApi<const Groups extends Readonly<Record<string, CallGroup>>>(
  request: Client,
  groups: Groups,
): Api<Groups> {
  const functionOf =
    (call: AnyCall) =>
    (input: unknown = {}, options?: CallOptions) =>
      request(call, input as never, options);
  const groupOf = (calls: CallGroup) =>
    Object.fromEntries(Object.entries(calls).map(([id, call]) => [id, functionOf(call)]));
  return Object.fromEntries(Object.entries(groups).map(([name, calls]) => [name, groupOf(calls)])) as never;
}
