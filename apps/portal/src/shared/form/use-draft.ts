import { createContext, useContext, useState } from 'react';
import { selectCurrentStoreId, selectEmail } from '../session/selectors.ts';
import { useAppSelector } from '../store/hooks.ts';
import {
  asSent,
  type Draft,
  draftKey,
  type DraftStore,
  type Intent,
  keepDraft,
  keptDraft,
  keptSince,
} from './kept-drafts.ts';
import { ClockContext } from '../layout/use-now.ts';
import { browserStorage } from '../persistence/browser-storage.ts';

/** Short forms store their texts here (D195); a story has a store of its own. */
export const DraftStorage = createContext<() => DraftStore>(() => browserStorage);

const isSent = <Form>({ form, sent }: Draft<Form>): boolean =>
  sent !== null && sent.said === JSON.stringify(form);

/**
 * A form that outlives its page, its tab and a lost session, so that nothing takes what was typed (D95); signing out
 * does (D195). `intent(now)` gives the key to send it with (`asSent`).
 * `keepsSent`: also what was sent and not changed since is there again. Default: true; a form whose outcome comes after
 * its page has gone asks for it when that was a failure.
 */
export function useDraft<Form extends object>(
  name: string,
  initial: () => Form,
  { keepsSent = true }: { readonly keepsSent?: boolean } = {},
) {
  const storage = useContext(DraftStorage)();
  const clock = useContext(ClockContext);
  const keptAs = draftKey(useAppSelector(selectEmail), useAppSelector(selectCurrentStoreId), name);
  const [keptAt, setKeptAt] = useState(() => keptSince(storage, keptAs, clock()));
  const [kept, setKept] = useState((): Draft<Form> => {
    const found = keptDraft(storage, keptAs, initial(), clock());
    return isSent(found) && !keepsSent ? { form: initial(), sent: null } : found;
  });
  const keep = (next: Draft<Form>) => {
    setKept(next);
    keepDraft(storage, keptAs, next, clock());
    setKeptAt(clock());
  };
  return {
    form: kept.form,
    /** When it was kept last, in milliseconds since 1970; `null` while nothing of it is. */
    keptAt,
    /** The request that was sent and has no known outcome: it can be repeated. */
    sent: isSent(kept) ? kept.sent : null,
    /** The request was refused: sent again, it is another intent. */
    settle: () => keep({ ...kept, sent: null }),
    change: (change: Partial<Form>) => keep({ ...kept, form: { ...kept.form, ...change } }),
    /** `change`: what the form says last, as it is sent. */
    intent(now: number, change: Partial<Form> = {}): Intent {
      const next = asSent(kept, { ...kept.form, ...change }, now);
      keep(next);
      return next.sent;
    },
    /** Another beginning, of which nothing is typed yet. */
    restart(form: Form) {
      setKept({ form, sent: null });
      setKeptAt(null);
      storage.removeItem(keptAs);
    },
    /** Done: the next form starts afresh. */
    forget: () => storage.removeItem(keptAs),
  };
}
