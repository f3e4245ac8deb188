import type { Transaction } from '../database/connect.ts';
import type { Installation } from './installation.ts';
import type { NotifyWorkers } from './notify-workers.ts';

/** Who asks, and for which store; the gateway has checked both. */
export type ServiceContext = {
  readonly user: { readonly email: string; readonly name: string | null };
  /** `null` only for calls marked "no store". */
  readonly storeId: string | null;
  /** The `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
  readonly requestId: string;
  /** Address of who asks, as the gateway sees it; `null` where nobody is there. */
  readonly clientAddress?: string | null;
};

/** What a handler works with: one transaction, locked to one store. */
export type Scope = {
  readonly tx: Transaction;
  /** The store of the request, already checked; '' for calls marked "no store". */
  readonly storeId: string;
  /** Whether the user owns the store; else she is linked to it (D125). */
  readonly isOwner: boolean;
  /** Zone of the store's days. */
  readonly timeZone: string;
  readonly user: ServiceContext['user'];
  /** Address of who asks; `null` where it is not known. */
  readonly clientAddress: string | null;
  /** One moment for the whole request. */
  readonly now: Date;
  /** Random bytes for tokens and guide numbers. */
  readonly randomBytes: (size: number) => Uint8Array;
  readonly installation: Installation;
  /** Calls the workers to a job; `startJob` does. */
  readonly notifyWorkers: NotifyWorkers;
};
