import { type AnyCall, storeIdsIn, storePositions } from '@trastienda/api-client';
import type { SessionUser } from '../session/sessions.ts';
import { type Answer, refusal } from './answer.ts';
import type { CallParts } from './dispatch.ts';

/** The one answer for a store of somebody else and for one that does not exist. */
const NOT_YOURS = 'No tienes acceso a esta tienda';
const notYours = () => refusal(403, { message: NOT_YOURS });

/** The stores of a user, looked up only where a request names one. */
type Ownership = {
  /** Finds which of the named stores the user owns or is linked to. */
  readonly stores: (named: readonly string[]) => Promise<readonly string[]>;
  /** The store that the user is onboarding; a call with a header is about none such (D371). */
  readonly onboarding: () => Promise<string | null>;
};

/**
 * Whether the stores that a request names, anywhere, are the user's and the one in its header (D124). A call
 * without that header concerns no store: it may name the user's own.
 * @returns the refusal: 403 for a store that is not the user's, 400 for a second store of the user's; else `null`.
 */
export async function storeRefusal(
  call: AnyCall,
  parts: CallParts,
  header: string | null,
  { stores, onboarding }: Ownership,
): Promise<Answer | null> {
  const named = storeIdsIn(storePositions(call), parts);
  const all = header === null ? named : [header, ...named];
  if (all.length === 0) return null;
  const mine = await stores(all);
  const others = all.filter((id) => !mine.includes(id));
  if (others.length > 0) {
    if (call.store === 'required') return notYours();
    const begun = await onboarding();
    if (others.some((id) => id !== begun)) return notYours();
  }
  return header === null || named.every((id) => id === header) ? null : refusal(400);
}

/** These services identify a user by e-mail. */
const byEmail = new Set(['identity', 'integrations']);
const emailOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { email?: unknown }).email : undefined;

/**
 * A user may ask about herself only: a missing e-mail becomes the session's, any other is refused.
 * @returns the parts with the session's e-mail, or the refusal.
 */
export function withOwnEmail(
  call: AnyCall,
  parts: CallParts,
  user: SessionUser,
): CallParts | { refused: Answer } {
  if (!byEmail.has(call.service)) return parts;
  const given = [emailOf(parts.query), emailOf(parts.body)].filter((email) => email !== undefined);
  const isOwn = (email: unknown) => typeof email === 'string' && email.toLowerCase() === user.email;
  if (!given.every(isOwn)) return { refused: notYours() };
  if (!('email' in call.query._zod.def.shape)) return parts;
  return { ...parts, query: { ...parts.query, email: user.email } };
}

/** The users whose stores a write may have changed: the caller, and the user it names. */
export function peopleOfWrite(call: AnyCall, parts: CallParts, user: SessionUser): readonly string[] {
  if (call.service !== 'identity' || call.method === 'GET') return [];
  const { username } = parts.params;
  return username === undefined ? [user.email] : [user.email, username.toLowerCase()];
}
