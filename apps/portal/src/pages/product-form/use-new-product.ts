import type { CallError, Product } from '@trastienda/api-client';
import { isSamePart } from '@trastienda/domain';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { countFaults } from '../../shared/form/use-form.ts';
import { focusFirstFault } from '../../shared/form/focus-first-fault.ts';
import { problemOf } from '../../shared/form/problem-of.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { afterFrame } from '../../shared/lib/after-frame.ts';
import { derivedStore } from '../../shared/lib/derived-store.ts';
import { onceFor } from '../../shared/lib/value-store.ts';
import { useIsOnline } from '../../shared/layout/use-is-online.ts';
import { useNow } from '../../shared/layout/use-now.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { creationAsked, creationFeature, creationRequested, selectCreation } from './creation.ts';
import type { ProductForm } from './form-view.ts';
import { type Asked, draftFaults, publishFaults, type ProductFaults } from './model/faults.ts';
import type { FormChannel, ProductFieldName, ProductFields } from './model/fields.ts';
import { creationOf } from './model/payload.ts';
import { refusedFields } from './model/refused.ts';
import { categoryOfId, productCreation } from './operations.ts';

/** A product that is being made, and how far its merchant came. */
export type NewProduct = ProductFields & {
  readonly reached: number;
  /** The last request: a draft, or a listing. The other one of the two is another intent. */
  readonly asked: 'draft' | 'listing' | null;
};

/** The number is that of the form's shape: a draft of another one is not read, and is swept when its week is over. */
export const draftName = (draft: string): string => `${draft} (2)`;

/** One list, so that whoever works from it need not again. */
const none: Asked['attributes'] = [];

type Options = {
  readonly draft: string;
  readonly initial: () => ProductFields;
  readonly channels: readonly FormChannel[];
  readonly onDone: (product: Product, asked: 'draft' | 'listing') => void;
};

/** The form of a new product: a draft that outlives the page, one key for each intent, and its end. */
export function useNewProduct({ draft, initial, channels, onDone }: Options) {
  useFeature(creationFeature);
  const dispatch = useAppDispatch();
  const now = useNow();
  const isOnline = useIsOnline();
  const kept = useDraft<NewProduct>(draftName(draft), () => ({ ...initial(), reached: 1, asked: null }), {
    keepsBy: afterFrame,
  });
  const { form, sent } = kept;
  const category = useAppSelector(
    (state) => categoryOfId.select(state, { params: { id: form.category } }).value,
  );
  const attributes = category?.data.attributes ?? none;
  const needs = useMemo((): Asked => ({ channels, attributes }), [channels, attributes]);
  const [shown, setShown] = useState<'draft' | 'listing' | null>(null);
  const [key, setKey] = useState<string | null>(sent?.key ?? null);
  const creation = useAppSelector((state) => selectCreation(state, key));
  const isBusy = creation.phase === 'sending' || creation.phase === 'unknown';

  // It was sent before this page was opened, and nobody knows what became of it.
  const resume = useEffectEvent(() => {
    if (sent === null || form.asked === null || creation.phase !== 'idle') return;
    const body = creationOf(form, form.asked === 'draft', channels);
    dispatch(creationRequested({ key: sent.key, body, isRepeat: true }));
  });
  useEffect(() => resume(), []);

  const end = useEffectEvent(() => {
    if (creation.phase === 'refused') {
      kept.settle();
      focusFirstFault();
    }
    if (creation.phase !== 'done') return;
    kept.forget();
    onDone(creation.product, form.asked ?? 'draft');
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another phase is what there is to act on
  useEffect(() => end(), [creation.phase]);

  const foundIn = useMemo(
    () =>
      onceFor((now: ProductFields): ProductFaults =>
        shown === null ? {} : shown === 'draft' ? draftFaults(now) : publishFaults(now, needs),
      ),
    [shown, needs],
  );
  const error = creation.phase === 'refused' ? creation.error : null;
  const [refusedWith, setRefusedWith] = useState<{ error: CallError | null; form: NewProduct }>({
    error: null,
    form,
  });
  if (refusedWith.error !== error) setRefusedWith({ error, form });
  const { store, change } = kept;
  // It stays the same while one types: a key draws the field that it goes to, and not its card.
  const view = useMemo((): ProductForm => {
    const faultsIn = (fields: ProductFields): ProductFaults => {
      const isStanding = ([name]: readonly [string, string]) =>
        isSamePart<ProductFields>(refusedWith.form, fields, [name as ProductFieldName]);
      const refused = Object.entries(refusedFields(error, fields)).filter(isStanding);
      return { ...Object.fromEntries(refused), ...foundIn(fields) };
    };
    return {
      view: derivedStore(store, ({ form: fields }) => ({ fields, faults: faultsIn(fields), before: null })),
      change: (one) => !isBusy && change(one),
      productId: null,
    };
  }, [store, change, isBusy, error, refusedWith, foundIn]);
  return {
    form,
    view,
    keptAt: kept.keptAt,
    creation,
    isBusy,
    /** The faults, once the form was sent. */
    faults: foundIn(form),
    /** The attributes of the category. */
    attributes: needs.attributes,
    /** The target of the check: a draft, or a listing. */
    shown,
    problem:
      error === null
        ? null
        : problemOf(error, {
            failedTitle: 'No se guardó el producto.',
            call: productCreation.call,
            isOnline,
          }),
    reach: (reached: number) => reached > form.reached && kept.change({ reached }),
    /** Shows what is to be mended of what was typed so far. */
    look: setShown,
    askNow: () => void dispatch(creationAsked()),
    restart: () => {
      setShown(null);
      kept.restart({ ...initial(), reached: 1, asked: null });
    },
    /** Sends it, unless something is to be mended first. Gives back whether it was sent. */
    send(asked: 'draft' | 'listing'): ProductFaults | null {
      if (isBusy) return null;
      setShown(asked);
      const faults = asked === 'draft' ? draftFaults(form) : publishFaults(form, needs);
      if (countFaults(faults) > 0) return faults;
      const intent = kept.intent(now, { asked });
      setKey(intent.key);
      dispatch(
        creationRequested({
          key: intent.key,
          body: creationOf(form, asked === 'draft', channels),
          isRepeat: false,
        }),
      );
      return null;
    },
  } as const;
}

export type NewProductForm = ReturnType<typeof useNewProduct>;
