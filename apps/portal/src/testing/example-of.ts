import type { AnyCall, CallOutput } from '@trastienda/api-client';

/** The example of a call as a page gets it: read from the wire, under our names. */
export const exampleOf = <C extends AnyCall>(call: C): CallOutput<C> =>
  call.response.parse(call.example()) as CallOutput<C>;
