import { activityKinds, storeUserStatuses } from '@trastienda/domain';
import * as z from 'zod/mini';
import { anyId, instant, nullable } from '../core/fields.ts';

/** A person of the store; `username` is an e-mail and fixed. */
export const storeUser = z.object({
  username: z.string(),
  service: z.string(),
  name: nullable(z.string()),
  active: z.boolean(),
  owner: z.boolean(),
  status: z.enum(storeUserStatuses),
  /** E-mail of who invited; `null` for the owner. */
  invitedBy: nullable(z.string()),
  createdAt: instant(),
  /** The last change that she made in the store. */
  lastActiveAt: nullable(instant()),
});
export type StoreUser = z.output<typeof storeUser>;

/** An invitation that waits for its answer; it reveals no e-mail. */
export const storeInvitation = z.object({
  invitation: z.string(),
  storeName: nullable(z.string()),
  /** Name of who invites. */
  inviter: nullable(z.string()),
  invitedAt: instant(),
});
export type StoreInvitation = z.output<typeof storeInvitation>;

export const storeActivity = z.object({
  id: anyId(),
  at: instant(),
  who: z.object({ username: z.string(), name: nullable(z.string()) }),
  kind: z.enum(activityKinds),
  /** Description of the act, in the merchant's words. */
  what: z.string(),
  /** The request's own id, as an error shows it. */
  folio: z.string(),
});
export type StoreActivity = z.output<typeof storeActivity>;
