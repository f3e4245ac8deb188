import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { useEffect, useEffectEvent } from 'react';
import { problemOf } from '../../shared/form/problem-of.ts';
import { useIsOnline } from '../../shared/layout/use-is-online.ts';
import { selectEmail } from '../../shared/session/selectors.ts';
import { useAppDispatch, useAppSelector, useWrite } from '../../shared/store/hooks.ts';
import type { Onboarding } from './model.ts';
import { approvalCheck, approvalSending, identityStoreCreation, onboardingState } from './operations.ts';
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

/** Sends what was given to its approval, and asks how it goes while somebody reviews it. */
export function ApprovalStep({ state: { approval, storeId } }: { readonly state: Onboarding }) {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const sending = useAppSelector((root) => approvalSending.select(root, ''));
  const check = useWrite(approvalCheck, (now) => {
    if (now.step !== approval?.step || now.status !== approval.status)
      dispatch(onboardingState.requested({}));
  });
  const isReviewed = approval?.status === 'pendiente';
  const [failed, operation, failedTitle] =
    check.status === 'failed'
      ? ([check, approvalCheck, 'No pudimos consultar tu aprobación.'] as const)
      : ([sending, approvalSending, 'No se envió a aprobación.'] as const);
  const problem =
    failed.status === 'failed' &&
    problemOf(failed.error, { failedTitle, call: operation.call, source: undefined, isOnline });
  const step = approval?.step ?? 'finanzas';
  const send = (label: string, variant: 'primary' | 'ghost') => (
    <Button
      variant={variant}
      pending={sending.status === 'loading'}
      pendingLabel="Enviando…"
      onPress={() => storeId !== null && dispatch(approvalSending.requested({ body: { storeId, step } }))}
    >
      {label}
    </Button>
  );
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
          : isReviewed
            ? waits[step]
            : 'Corrige lo que te pidieron y envíalo otra vez.'}
      </p>
      <div className={s.actions}>
        {isReviewed ? (
          <>
            <Button
              variant="primary"
              pending={check.status === 'loading'}
              pendingLabel="Consultando…"
              onPress={() => storeId !== null && check.send({ query: { storeId } })}
            >
              Consultar otra vez
            </Button>
            {/* Where the connection broke between the two steps, nobody at Legal has it yet. */}
            {step === 'legal' && send('Enviar otra vez a Legal', 'ghost')}
          </>
        ) : (
          send(approval === null ? 'Enviar a aprobación' : 'Enviar otra vez', 'primary')
        )}
      </div>
      <p role="status" className={s.note}>
        {isReviewed && check.status === 'succeeded' && 'Sigue en revisión.'}
      </p>
    </div>
  );
}
