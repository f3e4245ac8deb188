import type { AnyCall } from '@trastienda/api-client';
import type { SessionUser } from '../session/sessions.ts';
import type { Answer } from './answer.ts';

export type CallParts = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

/** The caller as the session describes her; only what is named so comes from the caller's own headers. */
export type CallContext = {
  readonly user: SessionUser;
  readonly storeId: string | null;
  readonly idempotencyKey: string | null;
  readonly requestId: string;
  /** The trace that the call belongs to. */
  readonly traceparent: string | null;
  /** The identity provider's token, for upstreams only. */
  readonly accessToken: string | null;
  /** The caller's `X-Session-Id`: 19 digits that tie log lines together (D12). */
  readonly clientSessionId: string | null;
  /** The sender's address behind our own proxies (D340); `null` for calls of the gateway's own. */
  readonly clientAddress: string | null;
  /** Something that the caller wrote a moment ago must be in the answer. */
  readonly mustBeNew: boolean;
  /** Calls `leave` when the caller disconnects before the end of its answer. @returns a function that stops listening. */
  readonly onDisconnect: ((leave: () => void) => () => void) | null;
};

/** Answers one call: an embedded service or its upstream. A failure is an answer too; it never rejects. */
export type Dispatch = (call: AnyCall, parts: CallParts, context: CallContext) => Promise<Answer>;
