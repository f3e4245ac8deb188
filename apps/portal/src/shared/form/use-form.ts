import type { CallError } from '@trastienda/api-client';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useIsOnline } from '../layout/use-is-online.ts';
import { useNow } from '../layout/use-now.ts';
import type { RemoteOperation } from '../store/create-operation.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { idle, type Operation } from '../store/operations-slice.ts';
import { focusFaultSummary, focusFirstFault } from './focus-first-fault.ts';
import type { Intent } from './kept-drafts.ts';
import { type Problem, problemOf } from './problem-of.ts';
import { useServerFaults } from './server-faults.ts';
import { useDraft } from './use-draft.ts';

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
 * the service's own faults at their fields, and its end. The keyboard goes to what is to be mended.
 */
export function useForm<Form extends object, Faults extends object, Input, Output>({
  draft,
  initial,
  faultsOf,
  write,
  inputOf,
  writeKey,
  sentAs,
  failedTitle,
  source,
  hasSummary = false,
  onDone,
}: FormOptions<Form, Faults, Input, Output>) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const isOnline = useIsOnline();
  const { form, change, intent, restart, forget } = useDraft(draft, initial);
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

  // Until it was asked for, nobody reads them: a key waits for no check of a thousand SKUs.
  const faults = wasAsked ? faultsOf?.(form) : undefined;
  const names = Object.entries(sentAs ?? Object.fromEntries(Object.keys(form).map((name) => [name, name])));
  const refused = useServerFaults(
    sent.error,
    Object.fromEntries(
      names.map(([name, field]) => [
        name,
        typeof field === 'string' ? form[field as keyof Form] : field(form),
      ]),
    ),
  );
  // A fault of the service is read at its field: the keyboard goes to it.
  const refusal: CallError | null = sent.error !== null && sent.error.issues.length > 0 ? sent.error : null;
  useEffect(() => {
    if (refusal !== null) focusFirstFault();
  }, [refusal]);

  const isDone = sent.status === 'succeeded';
  const end = useEffectEvent(() => {
    if (sent.status !== 'succeeded') return;
    forget();
    onDone?.(sent.value, form);
  });
  useEffect(() => {
    if (isDone) end();
  }, [isDone]);

  const send = (last: Partial<Form> = {}) => {
    if (isPending) return;
    setAsked(true);
    const said = { ...form, ...last };
    if (countFaults(faultsOf?.(said)) > 0) {
      change(last);
      return hasSummary ? focusFaultSummary() : focusFirstFault();
    }
    const asked = intent(now, last);
    const input = inputOf(said, asked);
    setSentKey(write.keyOf(input));
    dispatch(write.requested(input, { idempotencyKey: asked.key }));
  };
  const shown: Partial<Faults> = wasAsked && faults ? faults : {};
  const refusedAt = (field: string) =>
    names.map(([name, stands]) => (stands === field ? refused[name] : undefined)).find(Boolean);
  return {
    form,
    change,
    /** Another beginning, of which nothing is typed yet. */
    restart,
    /** The faults, once the form was sent. */
    faults: shown,
    /** The faults of the service, by its own names of fields. */
    refused,
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
    faultCount: wasAsked ? countFaults(faults) : 0,
    submit: (event?: SubmitEvent<HTMLFormElement>) => {
      event?.preventDefault();
      send();
    },
    /** A field's value, change and fault, as the fields of the design system take them. */
    bind: <Name extends keyof Form & string>(name: Name) => ({
      value: form[name],
      onChange: (value: Form[Name]) => change({ [name]: value } as unknown as Partial<Form>),
      error: ((shown as Readonly<Record<string, unknown>>)[name] as string | undefined) ?? refusedAt(name),
    }),
  } as const;
}
