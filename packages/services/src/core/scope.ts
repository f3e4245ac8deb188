import type { Transaction } from '../database/connect.ts';
import type { Installation } from './installation.ts';
import type { NotifyWorkers } from './notify-workers.ts';

/** The user who sends the request, and the store it is for; the gateway has checked both. */
export type ServiceContext = {
  readonly user: { readonly email: string; readonly name: string | null };
  /** `null` only for calls marked "no store". */
  readonly storeId: string | null;
  /** The `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
  readonly requestId: string;
  /** The trace of the call (W3C `traceparent`), which jobs that it begins belong to. */
  readonly traceparent?: string | null;
  /** The client's address, as the gateway sees it; `null` when there is no client. */
  readonly clientAddress?: string | null;
  /** The answer must hold what was written a moment ago: no replica gives it. */
  readonly mustBeNew?: boolean;
};

/** The scope in which a handler works: one transaction, restricted to one store. */
export type Scope = {
  readonly tx: Transaction;
  /** The store of the request, already checked; '' for calls marked "no store". */
  readonly storeId: string;
  /** Whether the user owns the store; otherwise the user is linked to it (D125). */
  readonly isOwner: boolean;
  /** Zone of the store's days. */
  readonly timeZone: string;
  readonly user: ServiceContext['user'];
  /** The client's address; `null` when it is unknown. */
  readonly clientAddress: string | null;
  /** The moment of the request; every part of it uses the same one. */
  readonly now: Date;
  /** Random bytes for tokens and guide numbers. */
  readonly randomBytes: (size: number) => Uint8Array;
  readonly installation: Installation;
  /** Notifies the workers of a job; `startJob` calls it. */
  readonly notifyWorkers: NotifyWorkers;
};
