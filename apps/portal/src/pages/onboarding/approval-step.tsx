import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { useEffect, useEffectEvent } from 'react';
import { problemOf } from '../../shared/form/problem-of.ts';
import { useIsOnline } from '../../shared/layout/use-is-online.ts';
import { selectEmail } from '../../shared/session/selectors.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import type { Onboarding } from './model.ts';
import { approvalSending, identityStoreCreation } from './operations.ts';
import * as s from './onboarding.css.ts';

const waits = {
  finanzas: 'Finanzas está revisando tu cuenta. Te toma un día hábil; no tienes que hacer nada.',
  legal: 'Legal está revisando tus documentos. Te toma un día hábil; no tienes que hacer nada.',
} as const;

/**
 * The store of an approved onboarding, which is made by itself: here and not in the step, which closes once it is done.
 * Nothing is shown unless it fails.
 */
export function StoreMaking({ state }: { readonly state: Onboarding }) {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const email = useAppSelector(selectEmail);
  const creation = useAppSelector((root) => identityStoreCreation.select(root, ''));
  const { approval, storeId, store, identityStoreCreated } = state;
  const create = () => {
    if (storeId === null || store === null) return;
    dispatch(identityStoreCreation.requested({ body: { email, store: { id: storeId, name: store.name } } }));
  };
  const createOnce = useEffectEvent(create);
  const isDue = approval?.status === 'aprobado' && !identityStoreCreated;
  useEffect(() => {
    if (isDue) createOnce();
  }, [isDue]);
  if (!isDue || creation.status !== 'failed') return null;
  const { title, text } = problemOf(creation.error, {
    failedTitle: 'Tu registro está aprobado, pero tu tienda aún no se crea.',
    call: identityStoreCreation.call,
    source: undefined,
    isOnline,
  });
  return (
    <Banner
      tone="critical"
      title={title}
      action={
        <Button size="sm" onPress={create}>
          Reintentar
        </Button>
      }
    >
      {text}
    </Banner>
  );
}

/** Sends what was given to its approval. */
export function ApprovalStep({ state: { approval, storeId } }: { readonly state: Onboarding }) {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const sending = useAppSelector((root) => approvalSending.select(root, ''));
  const problem =
    sending.status === 'failed' &&
    problemOf(sending.error, {
      failedTitle: 'No se envió a aprobación.',
      call: approvalSending.call,
      source: undefined,
      isOnline,
    });
  return (
    <div className={s.stack}>
      {problem && (
        <Banner tone="critical" title={problem.title}>
          {problem.text}
        </Banner>
      )}
      {approval?.comment && <Banner tone="warning" title={approval.comment} />}
      <p>
        {approval === null
          ? 'Revisa que todo esté como quieres: al enviarlo, Finanzas y Legal lo comprueban.'
          : waits[approval.step]}
      </p>
      <div className={s.actions}>
        <Button
          variant="primary"
          pending={sending.status === 'loading'}
          pendingLabel="Enviando…"
          onPress={() =>
            storeId !== null &&
            dispatch(approvalSending.requested({ body: { storeId, step: approval?.step ?? 'finanzas' } }))
          }
        >
          {approval === null ? 'Enviar a aprobación' : 'Consultar otra vez'}
        </Button>
      </div>
    </div>
  );
}
