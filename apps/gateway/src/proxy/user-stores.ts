import { listUserStores } from '@trastienda/api-client';
import type { Clock } from '../session/sessions.ts';
import { readJson } from './answer.ts';
import type { CallContext, Dispatch } from './dispatch.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 5000;

/** The service that knows whose store is whose gave no answer: nothing is open until it does. */
export class StoresUnknown extends Error {}

type Kept = { readonly at: number; readonly ids: Promise<readonly string[]> };

/** The stores of a user, asked of the identity service and remembered for 60 s (D124). */
export function createUserStores(dispatch: Dispatch, clock: Clock) {
  const kept = new Map<string, Kept>();

  async function ask(context: CallContext): Promise<readonly string[]> {
    const parts = { params: {}, query: { email: context.user.email }, body: undefined };
    // Shared by calls at the same time: one that goes away must not take the answer from the others. A read has no key.
    const own = { storeId: null, idempotencyKey: null, whenGone: null };
    const answer = await dispatch(listUserStores, parts, { ...context, ...own });
    const read = listUserStores.response.safeParse(await readJson(answer));
    if (answer.status === 404) return [];
    if (answer.status !== 200 || !read.success) throw new StoresUnknown();
    return read.data.data.map((store) => store.id);
  }

  /** In the order of the service. @throws StoresUnknown */
  return function storesOf(context: CallContext): Promise<readonly string[]> {
    const now = clock().getTime();
    const known = kept.get(context.user.id);
    if (known && now - known.at < KEPT_MS) return known.ids;
    const ids = ask(context);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(context.user.id, { at: now, ids });
    ids.catch(() => kept.delete(context.user.id));
    return ids;
  };
}
export type UserStores = ReturnType<typeof createUserStores>;
