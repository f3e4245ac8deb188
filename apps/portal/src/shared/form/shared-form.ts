import { type FieldName, isSamePart, mergeFields, withPart } from '@trastienda/domain';

type Names<Fields extends object> = readonly FieldName<Fields>[];

/** The parts of a form by their labels, each with the fields that stand or fall together. */
export type Parts<Fields extends object> = Readonly<Record<string, Names<Fields>>>;

/** The values of the service, in the form's fields; `version` is 0 where nothing is stored yet. */
export type Saved<Fields> = { readonly version: number; readonly fields: Fields };

/** A part that two people changed, each in another way. */
type Conflict<Fields extends object> = {
  readonly part: string;
  readonly names: Names<Fields>;
  readonly mine: Fields;
  readonly choice: 'mine' | 'theirs' | null;
};

/** Fields of a form that several people share (D260), and what they began as. */
export type SharedForm<Fields extends object> = {
  readonly fields: Fields;
  readonly saved: Saved<Fields>;
  /** Parts that somebody else changed meanwhile, and that stand in the form now. */
  readonly taken: readonly string[];
  readonly conflicts: readonly Conflict<Fields>[];
  /** It was saved as it stands, and was not read again since. */
  readonly isSaved?: boolean;
};

export const sharedForm = <Fields extends object>(saved: Saved<Fields>): SharedForm<Fields> => ({
  fields: saved.fields,
  saved,
  taken: [],
  conflicts: [],
});

/** Fields of no part are one's own: nobody else is told of them. */
const ownNames = <Fields extends object>(fields: Fields, parts: Parts<Fields>): Names<Fields> => {
  const shared = new Set(Object.values(parts).flatMap((names) => names.map((name) => name.split('.')[0])));
  return (Object.keys(fields) as (keyof Fields & string)[]).filter((name) => !shared.has(name));
};

/**
 * Once it is saved, one begins with what was sent: the service keeps it in words of its own, and no trimmed name is a change of
 * somebody else. What is one's own begins anew: a file that was sent is no new one any more.
 */
export function savedForm<Fields extends object>(
  form: SharedForm<Fields>,
  parts: Parts<Fields>,
): SharedForm<Fields> {
  const fields = withPart(form.fields, form.saved.fields, ownNames(form.fields, parts));
  return { ...sharedForm({ version: form.saved.version, fields }), isSaved: true };
}

/** The form on what is kept now: nothing that was typed is lost, and nothing of another person's is overwritten unseen. */
export function rebased<Fields extends object>(
  form: SharedForm<Fields>,
  saved: Saved<Fields>,
  parts: Parts<Fields>,
): SharedForm<Fields> {
  const merged = mergeFields({ base: form.saved.fields, mine: form.fields, theirs: saved.fields, parts });
  const isTyped =
    !isSamePart(merged.fields, saved.fields, Object.values(parts).flat()) ||
    !isSamePart(form.fields, form.saved.fields, ownNames(form.fields, parts));
  const isOwnSave = form.isSaved === true && saved.version === form.saved.version + 1;
  const newlyTaken = isOwnSave ? [] : merged.taken;
  if (!isTyped) return { ...sharedForm(saved), taken: newlyTaken };
  const unsettled = form.conflicts.filter(
    ({ part, choice }) => choice === null && !merged.taken.includes(part),
  );
  const parted = new Map<string, Names<Fields>>(unsettled.map(({ part, names }) => [part, names]));
  for (const part of merged.conflicts) parted.set(part, parts[part] ?? []);
  return {
    fields: merged.fields,
    saved,
    taken: [...new Set([...form.taken, ...newlyTaken])],
    conflicts: [...parted].map(([part, names]) => ({ part, names, mine: merged.fields, choice: null })),
    isSaved: false,
  };
}

/** Returns the form with the choice for a part that both changed. */
export function settled<Fields extends object>(
  form: SharedForm<Fields>,
  part: string,
  choice: 'mine' | 'theirs',
): SharedForm<Fields> {
  const conflict = form.conflicts.find((one) => one.part === part);
  if (!conflict) return form;
  const from = choice === 'mine' ? conflict.mine : form.saved.fields;
  return {
    ...form,
    fields: withPart(form.fields, from, conflict.names),
    conflicts: form.conflicts.map((one) => (one === conflict ? { ...one, choice } : one)),
  };
}

/** 'Elige qué queda', by part that is still to be chosen. */
export const unsettledFaults = <Fields extends object>({
  conflicts,
}: Pick<SharedForm<Fields>, 'conflicts'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    conflicts.flatMap(({ part, choice }) => (choice === null ? [[part, 'Elige qué queda']] : [])),
  );
