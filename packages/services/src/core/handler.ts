import type { BinaryFile, CallAnswer, CallRequest } from '@trastienda/api-client';
import type { CallId, Calls } from '@trastienda/api-client/calls';
import type { FileReader } from './reading/file-reader.ts';
import type { Scope } from './scope.ts';

/** A download's bytes, and the name it is saved under. */
export type ServiceFile = {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
};

/**
 * An answer that is produced while it is sent, because it is too long to hold in memory. Only a read may
 * answer so: its transaction stays open to the end of `chunks`, which query the database through it, and an
 * error in them cuts the answer. For a call that answers JSON the bytes are its text. Mark the handler by
 * `streaming`.
 */
export type ServiceStream = {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly contentType: string;
  /** The name of the download; `null` for an answer that is none. */
  readonly fileName: string | null;
};

type Answer<C> = CallAnswer<C> extends BinaryFile ? ServiceFile : CallAnswer<C>;

/**
 * A handler does the work of one call inside one transaction; its types follow from the call, and it throws a
 * `Refusal` to refuse. `made` is the result of its `prepared` step.
 */
export type Handler<C> = (
  request: CallRequest<C>,
  scope: Scope,
  prepared?: unknown,
) => Promise<Answer<C> | ServiceStream>;

/** The facts that are available before a handler's transaction begins. */
export type BeforeWork = {
  readonly storeId: string;
  /** The person who sent the request, and who waits for a turn of the reader. */
  readonly owner: string;
  readonly reader: FileReader;
  /**
   * Runs a query in a short transaction of its own, in the store of the request: nothing is written or
   * locked.
   */
  readonly look: <Found>(ask: (scope: Scope) => Promise<Found>) => Promise<Found>;
  /**
   * Runs a short transaction of its own that stays, whatever becomes of the call: a try that is counted
   * counts also when it fails.
   */
  readonly keep: <Kept>(act: (scope: Scope) => Promise<Kept>) => Promise<Kept>;
};
export type Preparation = (request: unknown, before: BeforeWork) => Promise<unknown>;

const preparations = new WeakMap<object, Preparation>();

/**
 * A handler with something to do before its transaction: what takes long, as reading a file does, and would
 * hold a connection and locks for nothing. It has no effect, for its transaction may come to nothing; what it
 * throws refuses the call.
 */
export function prepared<C, Prepared>(
  prepare: (request: CallRequest<C>, before: BeforeWork) => Promise<Prepared>,
  handle: (request: CallRequest<C>, scope: Scope, prepared: Prepared) => ReturnType<Handler<C>>,
): Handler<C> {
  // The cast is safe: both ends of what `made` passes through are in this function.
  const handler: Handler<C> = (request, scope, prepared) => handle(request, scope, prepared as Prepared);
  preparations.set(handler, (request, before) => prepare(request as CallRequest<C>, before));
  return handler;
}

export const preparationOf = (handler: object): Preparation | null => preparations.get(handler) ?? null;

const streamingHandlers = new WeakSet<object>();

/** Marks a handler that may answer with a stream: it waits for a slot before it takes a connection. */
export function streaming<C>(handler: Handler<C>): Handler<C> {
  streamingHandlers.add(handler);
  return handler;
}

export const isStreaming = (handler: object): boolean => streamingHandlers.has(handler);

const sharingHandlers = new WeakSet<object>();

/**
 * Marks a read that shares its transaction with others of the same person and store that come together with
 * it (`shared-reads.ts`), as the cards of one screen do.
 */
export function sharing<C>(handler: Handler<C>): Handler<C> {
  sharingHandlers.add(handler);
  return handler;
}

export const isSharing = (handler: object): boolean => sharingHandlers.has(handler);

/** The handlers of a service: one for each live call, and no other: `Handlers<typeof kidal>`. */
export type Handlers<ServiceCalls> = {
  readonly [Id in Extract<CallId, keyof ServiceCalls>]: Handler<Calls[Id]>;
};

export const isServiceFile = (answer: unknown): answer is ServiceFile =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;

export const isServiceStream = (answer: unknown): answer is ServiceStream =>
  typeof answer === 'object' && answer !== null && 'chunks' in answer && 'contentType' in answer;
