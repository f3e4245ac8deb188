import { useEffect, useEffectEvent } from 'react';
import {
  type Parts,
  rebased,
  type Saved,
  settled,
  type SharedForm,
  sharedForm,
  unsettledFaults,
  savedForm,
} from './shared-form.ts';
import { type FormOptions, useForm } from './use-form.ts';

type Options<Fields extends object, Faults extends object, Input, Output> = Omit<
  FormOptions<SharedForm<Fields>, Faults, Input, Output>,
  'initial' | 'faultsOf' | 'inputOf' | 'sentAs'
> & {
  /** The stored values as they were read last; a write that was refused for its version is followed by another read. */
  readonly saved: Saved<Fields>;
  /** Returns the parts of some states of the form together: a form may gain entries while it is filled in. */
  readonly partsOf: (...states: readonly Fields[]) => Parts<Fields>;
  readonly faultsOf: (fields: Fields) => Faults;
  /** `version`: what was read, which the service compares. */
  readonly inputOf: (fields: Fields, version: number) => Input;
  /** The service's names of fields, each with what of the form it stands for. */
  readonly sentAs: Readonly<Record<string, (fields: Fields) => unknown>>;
};

/** It stands in the names of drafts: one of another shape is not read, and is swept when its week is over. */
const shape = 2;

/** `useForm` for what several people of a store may change: what somebody else saved meanwhile is merged in (D260). */
export function useSharedForm<Fields extends object, Faults extends object, Input, Output>({
  draft,
  saved,
  partsOf,
  faultsOf,
  inputOf,
  sentAs,
  onDone,
  ...options
}: Options<Fields, Faults, Input, Output>) {
  const form = useForm({
    ...options,
    draft: `${draft} (${shape})`,
    initial: () => sharedForm(saved),
    faultsOf: (shared) => ({ fields: faultsOf(shared.fields), conflicts: unsettledFaults(shared) }),
    inputOf: (shared) => inputOf(shared.fields, shared.saved.version),
    onDone: (value, sent) => {
      form.restart(savedForm(sent, partsOf(sent.fields, sent.saved.fields)));
      onDone?.(value, sent);
    },
    sentAs: Object.fromEntries(
      Object.entries(sentAs).map(([name, of]) => [name, (shared: SharedForm<Fields>) => of(shared.fields)]),
    ),
  });
  const shared = form.form;
  const merge = useEffectEvent(() => {
    if (saved.version === shared.saved.version) return;
    const parts = partsOf(shared.saved.fields, shared.fields, saved.fields);
    const next = rebased(shared, saved, parts);
    // With nothing of one's own in it, it is no draft.
    if (next.fields === saved.fields) form.restart(next);
    else form.change(next);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version is what there is to merge
  useEffect(() => merge(), [saved.version]);

  const change = (fields: Partial<Fields>) => form.change({ fields: { ...shared.fields, ...fields } });
  const { fields: faults = {} as Partial<Faults>, conflicts: unsettled = {} } = form.faults;
  return {
    ...form,
    fields: shared.fields,
    change,
    faults,
    /** The changes of somebody else, for `SharedChanges`. */
    submitWith: (fields: Partial<Fields>) =>
      form.submitWith({ fields: { ...shared.fields, ...fields } } as Partial<SharedForm<Fields>>),
    changes: {
      taken: shared.taken,
      conflicts: shared.conflicts,
      theirs: shared.saved.fields,
      faults: unsettled,
      settle: (part: string, choice: 'mine' | 'theirs') => form.change(settled(shared, part, choice)),
    },
    /** A field's value, change and fault, as the fields of the design system take them. */
    bind: <Name extends keyof Fields & string>(name: Name, sent: string = name) => ({
      value: shared.fields[name],
      onChange: (value: Fields[Name]) => change({ [name]: value } as unknown as Partial<Fields>),
      error:
        ((faults as Readonly<Record<string, unknown>>)[name] as string | undefined) ?? form.refused[sent],
    }),
  } as const;
}

export type SharedChangesOf<Fields extends object> = {
  readonly taken: readonly string[];
  readonly conflicts: SharedForm<Fields>['conflicts'];
  readonly theirs: Fields;
  readonly faults: Readonly<Record<string, string>>;
  readonly settle: (part: string, choice: 'mine' | 'theirs') => void;
};
