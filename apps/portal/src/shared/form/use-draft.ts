import { createContext, useContext, useMemo, useState } from 'react';
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
import { useStored, valueStore } from '../lib/value-store.ts';
import { browserStorage } from '../persistence/browser-storage.ts';

/** Short forms store their texts here (D195); a story has a store of its own. */
export const DraftStorage = createContext<() => DraftStore>(() => browserStorage);

const isSent = <Form>({ form, sent }: Draft<Form>): boolean =>
  sent !== null && sent.said === JSON.stringify(form);

/** A form's content, and since when it is kept. */
type Held<Form> = Draft<Form> & {
  /** When it was kept last, in milliseconds since 1970; `null` while nothing of it is. */
  readonly keptAt: number | null;
};

/** A change of some fields, or what makes one of the fields as they are when it is made. */
export type Change<Form> = Partial<Form> | ((form: Form) => Partial<Form>);

export const changedBy = <Form extends object>(form: Form, change: Change<Form>): Form => ({
  ...form,
  ...(typeof change === 'function' ? change(form) : change),
});

type DraftOptions = {
  /**
   * Also what was sent and not changed since is there again. Default: true; a form whose outcome comes after its page has gone
   * asks for it when that was a failure.
   */
  readonly keepsSent?: boolean;
  readonly keepsBy?: Keeping['keepsBy'];
};

/**
 * A form that outlives its page, its tab and a lost session, so that nothing takes what was typed (D95); signing out
 * does (D195). The component is not drawn again when something is typed: whoever draws from the form reads `store`.
 */
export function useDraftStore<Form extends object>(
  name: string,
  initial: () => Form,
  { keepsSent = true, keepsBy }: DraftOptions = {},
) {
  const storage = useContext(DraftStorage)();
  const clock = useContext(ClockContext);
  const keptAs = draftKey(useAppSelector(selectEmail), useAppSelector(selectCurrentStoreId), name);
  const [store] = useState(() => {
    const found = keptDraft(storage, keptAs, initial(), clock());
    const draft = isSent(found) && !keepsSent ? { form: initial(), sent: null } : found;
    return valueStore<Held<Form>>({ ...draft, keptAt: keptSince(storage, keptAs, clock()) });
  });
  return useMemo(
    () => heldDraft(store, { storage, keptAs, clock, keepsBy }),
    [store, storage, keptAs, clock, keepsBy],
  );
}

export type Keeping = {
  readonly storage: DraftStore;
  readonly keptAs: string;
  readonly clock: () => number;
  /**
   * A form of so much that a key would wait for the storage is kept `afterFrame`. Default, and of a form that is sent: at
   * once.
   */
  readonly keepsBy?: ((write: () => void) => () => void) | null | undefined;
};

/** A draft's acts, each on what it holds at that moment. */
function heldDraft<Form extends object>(
  store: ReturnType<typeof valueStore<Held<Form>>>,
  { storage, keptAs, clock, keepsBy }: Keeping,
) {
  let callOff: (() => void) | undefined;
  const write = () => {
    const { form, sent } = store.get();
    keepDraft(storage, keptAs, { form, sent }, clock());
  };
  const keep = (draft: Draft<Form>, by = keepsBy) => {
    store.set({ ...draft, keptAt: clock() });
    callOff?.();
    callOff = by ? by(write) : void write();
  };
  return {
    store,
    /** The request was refused: sent again, it is another intent. An outcome is kept at once, as no key waits for it. */
    settle: () => keep({ ...store.get(), sent: null }, null),
    change: (change: Change<Form>) => keep({ ...store.get(), form: changedBy(store.get().form, change) }),
    /** The key to send it with (`asSent`). `change`: what the form says last, as it is sent. */
    intent(now: number, change: Partial<Form> = {}): Intent {
      const next = asSent(store.get(), changedBy(store.get().form, change), now);
      // It is kept at once: the key has to be there again, whatever becomes of the page while it is under way.
      keep(next, null);
      return next.sent;
    },
    /** Another beginning, of which nothing is typed yet. */
    restart(form: Form) {
      callOff?.();
      store.set({ form, sent: null, keptAt: null });
      storage.removeItem(keptAs);
    },
    /** Done: the next form starts afresh. */
    forget() {
      callOff?.();
      storage.removeItem(keptAs);
    },
  };
}

/** `useDraftStore` for a component that is drawn from all of the form. */
export function useDraft<Form extends object>(name: string, initial: () => Form, options?: DraftOptions) {
  const draft = useDraftStore(name, initial, options);
  const held = useStored(draft.store, whole);
  return {
    ...draft,
    form: held.form,
    keptAt: held.keptAt,
    /** The request that was sent and has no known outcome: it can be repeated. */
    sent: isSent(held) ? held.sent : null,
  };
}

const whole = <Value>(value: Value): Value => value;
