import { type AnyCall, listUserStores, verifyStoreOwnership } from '@trastienda/api-client';
import { getOnboardingStore } from '@trastienda/api-client/onboarding-aws';
import type { ListedStore } from '@trastienda/services/database';
import type { z } from 'zod';
import type { Clock } from '../session/clock.ts';
import { type Answer, readJson } from './answer.ts';
import type { CallContext, Dispatch } from './dispatch.ts';

const CACHE_TTL_MS = 60_000;
const MAX_CACHED = 5000;

/** The service that knows whose store is whose gave no answer: nothing is open until it does. */
export class StoresUnknown extends Error {}

/** Is told by which call the service said nothing that could be used, and why: nobody can work until it does. */
type OnUnknown = (call: AnyCall, reason: string, requestId: string) => void;

/** Reads an answer as its contract has it; `null` where it is 404. @throws StoresUnknown */
async function readAs<Call extends AnyCall>(
  call: Call,
  answer: Answer,
  { requestId }: CallContext,
  onUnknown: OnUnknown,
): Promise<z.infer<Call['response']> | null> {
  const unknown = (reason: string) => {
    onUnknown(call, reason, requestId);
    return new StoresUnknown();
  };
  // Read in any case: a body that nobody reads holds its connection.
  const json = await readJson(answer);
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw unknown(`answered ${answer.status}`);
  const read = call.response.safeParse(json);
  if (read.success) return read.data as z.infer<Call['response']>;
  const [issue] = read.error.issues;
  // Neither a value nor a sentence of the service: both may name people.
  throw unknown(`wrong shape at ${issue?.path.join('.') || 'the top'}: ${issue?.code ?? ''}`);
}

/** Makes the stores of an identity service elsewhere known to the services that are here. */
export type MirrorStores = (email: string, listed: readonly ListedStore[]) => Promise<void>;

type CachedStores = {
  readonly at: number;
  readonly version: number;
  readonly ids: Promise<readonly string[]>;
};

// An answer may be shared by calls at the same time: one that goes away must not take it from the others. A read has no key.
const own = { storeId: null, idempotencyKey: null, onDisconnect: null };

/**
 * Reads the stores of a user from the identity service and caches them for 60 s (D124), until a write reports
 * that they changed. A store that is missing there may be new: it is read again, so a store can be used from
 * its first call on.
 */
export function createUserStores(
  dispatch: Dispatch,
  clock: Clock,
  onUnknown: OnUnknown,
  mirrorStores: MirrorStores | null = null,
) {
  /** The key is the e-mail of the request: sessions of one row may have begun with different ones. */
  const cache = new Map<string, CachedStores>();

  async function isOwner(storeId: string, context: CallContext): Promise<boolean> {
    const parts = { params: {}, query: { storeId, email: context.user.email }, body: undefined };
    const answer = await dispatch(verifyStoreOwnership, parts, { ...context, ...own, storeId });
    const read = await readAs(verifyStoreOwnership, answer, context, onUnknown);
    return read !== null && read.owner && read.relation === 'owner';
  }

  async function fetchStores(context: CallContext): Promise<readonly string[]> {
    const parts = { params: {}, query: { email: context.user.email }, body: undefined };
    const answer = await dispatch(listUserStores, parts, { ...context, ...own });
    const read = await readAs(listUserStores, answer, context, onUnknown);
    const stores = read?.data ?? [];
    if (mirrorStores !== null) {
      const listed = stores.map(async ({ id, name, timeZone }) => ({
        id,
        name,
        timeZone,
        isOwner: await isOwner(id, context),
      }));
      await mirrorStores(context.user.email, await Promise.all(listed));
    }
    return stores.map((store) => store.id);
  }

  function fetchAndCache(context: CallContext): Promise<readonly string[]> {
    const { email, storesVersion: version } = context.user;
    const ids = fetchStores(context);
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(email, { at: clock().getTime(), version, ids });
    ids.catch(() => cache.delete(email));
    return ids;
  }

  /**
   * Lists the stores in the order of the service; `named` are those that the request concerns.
   * @throws StoresUnknown
   */
  return async function storesOf(
    context: CallContext,
    named: readonly string[] = [],
  ): Promise<readonly string[]> {
    const { email, storesVersion } = context.user;
    const cached = cache.get(email);
    const isOld =
      cached === undefined ||
      cached.version !== storesVersion ||
      clock().getTime() - cached.at >= CACHE_TTL_MS;
    if (isOld) return fetchAndCache(context);
    const ids = await cached.ids;
    return named.every((one) => ids.includes(one)) ? ids : fetchAndCache(context);
  };
}
export type UserStores = ReturnType<typeof createUserStores>;

/**
 * The store that a user is onboarding, which the identity service does not know yet (D124); `null`: none. Asked of the
 * onboarding service for each call about a store that the identity service does not name.
 */
export const createOnboardingStore =
  (dispatch: Dispatch, onUnknown: OnUnknown) =>
  /** @throws StoresUnknown */
  async (context: CallContext): Promise<string | null> => {
    const parts = { params: {}, query: {}, body: undefined };
    const answer = await dispatch(getOnboardingStore, parts, { ...context, ...own });
    const read = await readAs(getOnboardingStore, answer, context, onUnknown);
    return read?.storeId ?? null;
  };
export type OnboardingStore = ReturnType<typeof createOnboardingStore>;
