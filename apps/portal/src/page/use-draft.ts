import { createContext, useContext, useState } from 'react';
import { selectCurrentStoreId, selectEmail } from '../features/session/selectors.ts';
import { useAppSelector } from '../store/hooks.ts';

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where short forms keep what was typed: the tab's session storage; a story's own otherwise. */
export const DraftStorage = createContext<() => DraftStore>(() => sessionStorage);

/** What was asked: the same one for every repeat of it (D169). */
export type Intent = {
  readonly key: string;
  /** Milliseconds since 1970, of the first time that it was asked. */
  readonly at: number;
};

type Kept<Form> = { readonly form: Form; readonly sent: (Intent & { readonly said: string }) | null };

const isSent = <Form>({ form, sent }: Kept<Form>): boolean => sent?.said === JSON.stringify(form);

function read<Form extends object>(storage: DraftStore, name: string, initial: () => Form): Kept<Form> {
  try {
    const { form, sent } = JSON.parse(storage.getItem(name) ?? '{}') as Partial<Kept<Form>>;
    return { form: { ...initial(), ...form }, sent: sent ?? null };
  } catch {
    return { form: initial(), sent: null };
  }
}

/**
 * A form that outlives a reload of its tab, so that a lost network takes nothing that was typed. `intent(now)` gives
 * the key to send it with: unchanged it is the same thing asked again, changed it is another one – a service refuses
 * a key that comes back with other words.
 * `keepsSent`: also what was sent and not changed since is there again. Default: true; a form whose outcome comes after
 * its page has gone asks for it when that was a failure.
 */
export function useDraft<Form extends object>(
  name: string,
  initial: () => Form,
  { keepsSent = true }: { readonly keepsSent?: boolean } = {},
) {
  const storage = useContext(DraftStorage)();
  const owner = [useAppSelector(selectEmail), useAppSelector(selectCurrentStoreId)];
  const keptAs = ['draft', ...owner, name].map(encodeURIComponent).join('/');
  const [kept, setKept] = useState(() => {
    const found = read(storage, keptAs, initial);
    return isSent(found) && !keepsSent ? { form: initial(), sent: null } : found;
  });
  const keep = (next: Kept<Form>) => {
    setKept(next);
    try {
      storage.setItem(keptAs, JSON.stringify(next));
    } catch {
      // No room: the form itself still holds it.
    }
  };
  return {
    form: kept.form,
    change: (change: Partial<Form>) => keep({ ...kept, form: { ...kept.form, ...change } }),
    /** `change`: what the form says last, as it is sent. */
    intent(now: number, change: Partial<Form> = {}): Intent {
      const form = { ...kept.form, ...change };
      const said = JSON.stringify(form);
      const sent = kept.sent?.said === said ? kept.sent : { said, key: crypto.randomUUID(), at: now };
      keep({ form, sent });
      return sent;
    },
    /** Done: the next form starts afresh. */
    forget: () => storage.removeItem(keptAs),
  };
}
