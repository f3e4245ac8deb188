/** The storage of drafts: local storage, or one of a story or a test. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The key of the intent: the same one for every repeat of it (D169). */
export type Intent = {
  readonly key: string;
  /** Milliseconds since 1970, of the first time that it was asked. */
  readonly at: number;
};

export type Draft<Form> = { readonly form: Form; readonly sent: (Intent & { readonly said: string }) | null };

const prefix = 'draft/';
/** Milliseconds that a draft outlives its last change: names and telephones of clients are no archive. */
export const draftLife = 7 * 24 * 60 * 60 * 1000;

/** The place of a form's draft: another person, store or form has another one. */
export const draftKey = (...names: readonly string[]): string =>
  prefix + names.map(encodeURIComponent).join('/');

type Kept = { readonly at: number; readonly draft: Partial<Draft<object>> };

/** Whether a key of the storage is a draft's, anybody's. */
export const isDraftKey = (key: string): boolean => key.startsWith(prefix);

const keysOf = (storage: DraftStore): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null);

/** Returns the stored draft, unless it is too old or something else. */
function readKept(storage: DraftStore, key: string, now: number): Kept | null {
  try {
    const { at, draft } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Kept>;
    return typeof at === 'number' && now - at < draftLife && draft ? { at, draft } : null;
  } catch {
    return null;
  }
}

const read = (storage: DraftStore, key: string, now: number): Partial<Draft<object>> | null =>
  readKept(storage, key, now)?.draft ?? null;

/** When a draft was kept last, in milliseconds since 1970; `null` where there is none. */
export const keptSince = (storage: DraftStore, key: string, now: number): number | null =>
  readKept(storage, key, now)?.at ?? null;

/** Takes the drafts of anybody away whose time is over. */
function sweep(storage: DraftStore, now: number): void {
  for (const key of keysOf(storage)) {
    if (isDraftKey(key) && read(storage, key, now) === null) storage.removeItem(key);
  }
}

/** The number of stored drafts of a person, in all stores. */
export function countDrafts(storage: DraftStore, person: string, now: number): number {
  try {
    const own = draftKey(person, '');
    return keysOf(storage).filter((key) => key.startsWith(own) && read(storage, key, now) !== null).length;
  } catch {
    return 0;
  }
}

/** The draft of a form that begins as `initial`, which names every field; new fields of it are there too. */
export function keptDraft<Form extends object>(
  storage: DraftStore,
  key: string,
  initial: Form,
  now: number,
): Draft<Form> {
  try {
    sweep(storage, now);
  } catch {
    // A storage that the browser refuses to touch holds nothing of ours.
  }
  const { form, sent } = read(storage, key, now) ?? {};
  return { form: { ...initial, ...form }, sent: sent ?? null };
}

export function keepDraft(storage: DraftStore, key: string, draft: Draft<object>, now: number): void {
  try {
    storage.setItem(key, JSON.stringify({ at: now, draft } satisfies Kept));
  } catch {
    // No room: the form itself still holds it.
  }
}

/**
 * A draft as it is sent: with the key that it was sent with before while it says the same, with another one once it says
 * something else – a service refuses a key that comes back with other words.
 */
export function asSent<Form extends object>(
  { sent }: Draft<Form>,
  form: Form,
  now: number,
): Draft<Form> & { readonly sent: Intent & { readonly said: string } } {
  const said = JSON.stringify(form);
  return { form, sent: sent?.said === said ? sent : { said, key: crypto.randomUUID(), at: now } };
}
