import { type ClientOptions, type CallOptions, createClient } from '../core/create-client.ts';
import type { AnyCall } from '../core/define-call.ts';
import type { CallResult } from '../core/call-result.ts';

type LooseRequest = (call: AnyCall, input: unknown, options?: CallOptions) => Promise<CallResult<unknown>>;

/** The client without its types, for loops over every call and for inputs that types would refuse. */
export const looseClient = (options: ClientOptions = {}): LooseRequest =>
  createClient({ baseUrl: 'http://localhost', ...options }) as LooseRequest;
