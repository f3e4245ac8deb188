import type { CallError } from '@trastienda/api-client';
import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { onceFor, useStored } from '../lib/value-store.ts';
import { useIsOnline } from '../layout/use-is-online.ts';
import { useNow } from '../layout/use-now.ts';
import type { RemoteOperation } from '../store/create-operation.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { idle, type Operation } from '../store/operations-slice.ts';
import { focusFaultSummary, focusFirstFault } from './focus-first-fault.ts';
import type { Intent } from './kept-drafts.ts';
import { type Problem, problemOf } from './problem-of.ts';
import { standingFaults } from './server-faults.ts';
import { changedBy, type Keeping, useDraftStore } from './use-draft.ts';

export type FormOptions<Form extends object, Faults extends object, Input, Output> = {
  /** The name that the draft is kept under: one for each thing that is filled in. */
  readonly draft: string;
  readonly initial: () => Form;
  /** The faults: sentences, by field. */
  readonly faultsOf?: (form: Form) => Faults;
  readonly write: RemoteOperation<Input, Output>;
  /** Returns the request of a form without faults. */
  readonly inputOf: (form: Form, intent: Intent) => Input;
  /**
   * The write's key, where it does not depend on what is typed: whoever left while it was under way, and came back,
   * waits for that one.
   */
  readonly writeKey?: string;
  /** The service's names of fields, each with the form's field, or what of the form it stands for. */
  readonly sentAs?: Readonly<Record<string, (keyof Form & string) | ((form: Form) => unknown)>>;
  /** 'No se registró la venta.' */
  readonly failedTitle: string;
  /** The party that did not answer, where it is not the call's service. */
  readonly source?: string;
  /** The form lists its faults above itself, and the keyboard goes there. Default: false. */
  readonly hasSummary?: boolean;
  /** The moment at which its draft is kept (`useDraft`). Default: at once. */
  readonly keepsBy?: Keeping['keepsBy'];
  /** It is done; the draft is forgotten. */
  readonly onDone?: (value: Output, form: Form) => void;
};

/** The number of sentences, at any depth. */
export function countFaults(faults: unknown): number {
  if (typeof faults === 'string') return 1;
  if (typeof faults !== 'object' || faults === null) return 0;
  return Object.values(faults).reduce((sum: number, fault) => sum + countFaults(fault), 0);
}

/** The part of a form that FormCard and FormDialog need. */
export type FormState = {
  readonly isPending: boolean;
  readonly problem: Problem | null;
  /** The number of faults that are shown. */
  readonly faultCount: number;
  readonly submit: (event?: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * A form and what becomes of it: a draft that outlives the page, faults once it was asked for, one key for each intent,
 * the service's own faults at their fields, and its end. The keyboard goes to what is to be mended. The component is not drawn
 * again when something is typed: fields of a large form draw from `store`, each from its own value.
 */
export function useFormStore<Form extends object, Faults extends object, Input, Output>({
  draft: name,
  initial,
  faultsOf,
  write,
  inputOf,
  writeKey,
  sentAs,
  failedTitle,
  source,
  hasSummary = false,
  keepsBy,
  onDone,
}: FormOptions<Form, Faults, Input, Output>) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const isOnline = useIsOnline();
  const draft = useDraftStore(name, initial, { keepsBy });
  const formNow = () => draft.store.get().form;
  const [wasAsked, setAsked] = useState(false);
  const isUnderWay = useAppSelector(
    (state) => writeKey !== undefined && write.select(state, writeKey).status === 'loading',
  );
  // The outcome of an earlier visit to this form is not shown in this one.
  const [sentKey, setSentKey] = useState(isUnderWay ? (writeKey ?? null) : null);
  const sent = useAppSelector((state): Operation<Output> =>
    sentKey === null ? idle : write.select(state, sentKey),
  );
  const isPending = sent.status === 'loading';
  const [refused, setRefused] = useState({ error: sent.error, form: formNow() });
  if (refused.error !== sent.error) setRefused({ error: sent.error, form: formNow() });

  // A fault of the service is read at its field: the keyboard goes to it.
  const refusal: CallError | null = sent.error !== null && sent.error.issues.length > 0 ? sent.error : null;
  useEffect(() => {
    if (refusal !== null) focusFirstFault();
  }, [refusal]);

  const isDone = sent.status === 'succeeded';
  const end = useEffectEvent(() => {
    if (sent.status !== 'succeeded') return;
    draft.forget();
    onDone?.(sent.value, formNow());
  });
  useEffect(() => {
    if (isDone) end();
  }, [isDone]);

  const send = (last: Partial<Form> = {}) => {
    if (isPending) return;
    setAsked(true);
    const said = changedBy(formNow(), last);
    if (countFaults(faultsOf?.(said)) > 0) {
      draft.change(last);
      return hasSummary ? focusFaultSummary() : focusFirstFault();
    }
    const asked = draft.intent(now, last);
    const input = inputOf(said, asked);
    setSentKey(write.keyOf(input));
    dispatch(write.requested(input, { idempotencyKey: asked.key }));
  };
  // Until it was asked for, nobody reads them: a key waits for no check of a thousand SKUs.
  const faultsIn = useMemo(
    () => onceFor((form: Form): Partial<Faults> => (wasAsked && faultsOf?.(form)) || {}),
    [wasAsked, faultsOf],
  );
  const refusedIn = useMemo(
    () =>
      onceFor((form: Form) =>
        standingFaults(refused.error, sentValues(refused.form, sentAs), sentValues(form, sentAs)),
      ),
    [refused, sentAs],
  );
  return {
    store: draft.store,
    change: draft.change,
    /** Another beginning, of which nothing is typed yet. */
    restart: draft.restart,
    /** The faults of a state of the form, once it was sent. */
    faultsIn,
    /** The faults of the service in a state of the form, by its own names of fields. */
    refusedIn,
    isPending,
    problem:
      sent.status === 'failed'
        ? problemOf(sent.error, { failedTitle, call: write.call, source, isOnline })
        : null,
    /** Why it was refused last, as it was answered; `null` otherwise. */
    error: sent.status === 'failed' ? sent.error : null,
    /** Sends it with one more change: what a refusal offers as the way out. */
    submitWith: send,
    /** The answer, once the write is done. */
    result: sent.status === 'succeeded' ? sent.value : null,
    submit: (event?: SubmitEvent<HTMLFormElement>) => {
      event?.preventDefault();
      send();
    },
  } as const;
}

type SentAs<Form extends object> = FormOptions<Form, object, never, never>['sentAs'];

/** The values of a form under the names that the service gives them; without a list of these they are the form's own. */
const sentValues = <Form extends object>(
  form: Form,
  sentAs: SentAs<Form>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    sentAs === undefined
      ? Object.entries(form)
      : Object.entries(sentAs).map(([name, field]) => [
          name,
          typeof field === 'string' ? form[field] : field(form),
        ]),
  );

/** `useFormStore` for a component that is drawn from all of the form. */
export function useForm<Form extends object, Faults extends object, Input, Output>(
  options: FormOptions<Form, Faults, Input, Output>,
) {
  const { store, faultsIn, refusedIn, ...kept } = useFormStore(options);
  const form = useStored(store, formOf);
  const faults = faultsIn(form);
  const refused: Readonly<Record<string, string | undefined>> = refusedIn(form);
  const names = Object.entries(
    options.sentAs ?? Object.fromEntries(Object.keys(form).map((name) => [name, name])),
  );
  const refusedAt = (field: string) =>
    names.map(([name, stands]) => (stands === field ? refused[name] : undefined)).find(Boolean);
  return {
    ...kept,
    form,
    /** The faults, once the form was sent. */
    faults,
    /** The faults of the service, by its own names of fields. */
    refused,
    faultCount: countFaults(faults),
    /** A field's value, change and fault, as the fields of the design system take them. */
    bind: <Name extends keyof Form & string>(name: Name) => ({
      value: form[name],
      onChange: (value: Form[Name]) => kept.change({ [name]: value } as unknown as Partial<Form>),
      error: ((faults as Readonly<Record<string, unknown>>)[name] as string | undefined) ?? refusedAt(name),
    }),
  } as const;
}

const formOf = <Form>({ form }: { readonly form: Form }): Form => form;
