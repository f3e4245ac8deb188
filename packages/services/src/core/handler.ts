import type { BinaryFile, CallOutput, CallRequest } from '@trastienda/api-client';
import type { CallId, Calls } from '@trastienda/api-client/calls';
import type { Scope } from './scope.ts';

/** A download's bytes, and the name it is saved under. */
export type ServiceFile = {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
};

type Answer<C> = CallOutput<C> extends BinaryFile ? ServiceFile : CallOutput<C>;

/** What a service does for one call: typed by the call, inside one transaction; throws a `Refusal` to refuse. */
export type Handler<C> = (request: CallRequest<C>, scope: Scope) => Promise<Answer<C>>;

/** One handler for each live call among a service's, and none for another: `Handlers<typeof kidal>`. */
export type Handlers<ServiceCalls> = {
  readonly [Id in Extract<CallId, keyof ServiceCalls>]: Handler<Calls[Id]>;
};

export const isServiceFile = (answer: unknown): answer is ServiceFile =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;
