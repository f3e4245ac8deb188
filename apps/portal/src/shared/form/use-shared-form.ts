import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useStored } from '../lib/value-store.ts';
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
import { type Change, changedBy } from './use-draft.ts';
import { countFaults, type FormOptions, useFormStore } from './use-form.ts';

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

/**
 * `useFormStore` for what several people of a store may change: what somebody else saved meanwhile is merged in (D260). The
 * component is not drawn again when something is typed.
 */
export function useSharedFormStore<Fields extends object, Faults extends object, Input, Output>({
  draft,
  saved,
  partsOf,
  faultsOf,
  inputOf,
  sentAs,
  onDone,
  ...options
}: Options<Fields, Faults, Input, Output>) {
  const form = useFormStore({
    ...options,
    draft: `${draft} (${shape})`,
    initial: () => sharedForm(saved),
    faultsOf: useMemo(
      () => (shared: SharedForm<Fields>) => ({
        fields: faultsOf(shared.fields),
        conflicts: unsettledFaults(shared),
      }),
      [faultsOf],
    ),
    inputOf: (shared) => inputOf(shared.fields, shared.saved.version),
    onDone: (value, sent) => {
      form.restart(savedForm(sent, partsOf(sent.fields, sent.saved.fields)));
      onDone?.(value, sent);
    },
    sentAs: useMemo(
      () =>
        Object.fromEntries(
          Object.entries(sentAs).map(([name, of]) => [
            name,
            (shared: SharedForm<Fields>) => of(shared.fields),
          ]),
        ),
      [sentAs],
    ),
  });
  const { store, change, restart, submitWith } = form;
  const merge = useEffectEvent(() => {
    const shared = store.get().form;
    if (saved.version === shared.saved.version) return;
    const parts = partsOf(shared.saved.fields, shared.fields, saved.fields);
    const next = rebased(shared, saved, parts);
    // With nothing of one's own in it, it is no draft.
    if (next.fields === saved.fields) restart(next);
    else change(next);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version is what there is to merge
  useEffect(() => merge(), [saved.version]);
  return {
    ...form,
    /** Takes a change of fields. */
    change: useCallback(
      (fields: Change<Fields>) => change((shared) => ({ fields: changedBy(shared.fields, fields) })),
      [change],
    ),
    /** Begins anew with what is kept: what was typed is given up. */
    discard: () => restart(sharedForm(store.get().form.saved)),
    submitWith: (fields: Partial<Fields>) =>
      submitWith({ fields: { ...store.get().form.fields, ...fields } } as Partial<SharedForm<Fields>>),
    settle: (part: string, choice: 'mine' | 'theirs') => change((shared) => settled(shared, part, choice)),
  } as const;
}

/** `useSharedFormStore` for a component that is drawn from all of the form. */
export function useSharedForm<Fields extends object, Faults extends object, Input, Output>(
  options: Options<Fields, Faults, Input, Output>,
) {
  const { store, faultsIn, refusedIn, settle, ...kept } = useSharedFormStore(options);
  const shared = useStored(store, ({ form }) => form);
  const asked = faultsIn(shared);
  const { fields: faults = {} as Partial<Faults>, conflicts: unsettled = {} } = asked;
  const refused: Readonly<Record<string, string | undefined>> = refusedIn(shared);
  return {
    ...kept,
    fields: shared.fields,
    faults,
    /** The faults of the service, by its own names of fields. */
    refused,
    faultCount: countFaults(asked),
    /** The changes of somebody else, for `SharedChanges`. */
    changes: {
      taken: shared.taken,
      conflicts: shared.conflicts,
      theirs: shared.saved.fields,
      faults: unsettled,
      settle,
    },
    /** A field's value, change and fault, as the fields of the design system take them. */
    bind: <Name extends keyof Fields & string>(name: Name, sent: string = name) => ({
      value: shared.fields[name],
      onChange: (value: Fields[Name]) => kept.change({ [name]: value } as unknown as Partial<Fields>),
      error: ((faults as Readonly<Record<string, unknown>>)[name] as string | undefined) ?? refused[sent],
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
