import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CloseCircleIcon } from '@trastienda/ui/icons';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsOnline } from '../../../shared/layout/index.ts';
import { type FailedCall, failureWords } from '../../../shared/layout/failure-words.ts';
import { focusFirstFault } from '../../../shared/form/focus-first-fault.ts';
import type { createOperation } from '../../../shared/store/create-operation.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import type { Operation } from '../../../shared/store/operations-slice.ts';
import * as s from './action-form.css.ts';

type Props = {
  readonly label: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** What it takes back cannot be had again: outlined and with its icon, never the solid red of the next step. */
  readonly isDanger?: boolean;
  /** Where 'Atrás' leads, and the page goes once it is done. */
  readonly back: string;
  /**
   * Under way, done or failed; what an earlier visit left is forgotten when the page opens. None when it is sent after
   * the page has gone.
   */
  readonly operation?: Pick<ReturnType<typeof createOperation>, 'reset'>;
  readonly operationKey: string;
  readonly state: Pick<Operation<unknown>, 'status' | 'error'>;
  readonly call: FailedCall;
  /** 'No se registró la entrega.' */
  readonly failedTitle: string;
  readonly isValid: boolean;
  /** Asked while something is missing: the form shows what. */
  readonly onInvalid?: () => void;
  readonly onSubmit: () => void;
  /** It is done: what was kept of the form may go. */
  readonly onDone?: () => void;
};

/** The form of an action: faults get the keyboard, a failure keeps what was typed, done it goes back to the order. */
export function ActionForm(props: Props) {
  const { label, title, children, submitLabel, pendingLabel, back, state, isValid, onInvalid, onSubmit } =
    props;
  const { operation, operationKey, onDone, isDanger = false } = props;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // Whoever left while it was under way, and came back, waits for that one.
  const [wasUnderWay] = useState(state.status === 'loading');
  const [wasSent, setSent] = useState(wasUnderWay);
  useEffect(() => {
    if (!wasUnderWay && operation) dispatch(operation.reset(operationKey));
  }, [dispatch, operation, operationKey, wasUnderWay]);
  const isDone = wasSent && state.status === 'succeeded';
  const leave = useEffectEvent(() => {
    onDone?.();
    void navigate(back, { replace: true });
  });
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  // What the service said of a field is read there: the keyboard goes to it.
  const refused = wasSent && state.error !== null && state.error.issues.length > 0 ? state.error : null;
  useEffect(() => {
    if (refused !== null) focusFirstFault();
  }, [refused]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'loading') return;
    if (!isValid) {
      onInvalid?.();
      return focusFirstFault();
    }
    setSent(true);
    onSubmit();
  };
  return (
    <form className={s.form} onSubmit={submit} noValidate aria-label={label}>
      {wasSent && state.status === 'failed' && <NotDone {...props} />}
      <Card
        title={title}
        footer={
          <div className={s.actions}>
            <ButtonLink href={back}>Atrás</ButtonLink>
            <Button
              type="submit"
              variant={isDanger ? 'danger' : 'primary'}
              icon={isDanger ? <CloseCircleIcon size={16} /> : undefined}
              pending={state.status === 'loading'}
              pendingLabel={pendingLabel}
            >
              {submitLabel}
            </Button>
          </div>
        }
      >
        <div className={s.fields}>{children}</div>
      </Card>
    </form>
  );
}

function NotDone({ state, call, failedTitle }: Props) {
  const isOnline = useIsOnline();
  if (state.error === null) return null;
  const { cause, folio } = failureWords(state.error, {
    call,
    isOnline,
  });
  return (
    <Banner tone="critical" title={failedTitle}>
      {cause !== failedTitle && `${cause} `}Lo que escribiste sigue aquí.{folio && ` Folio ${folio}`}
    </Banner>
  );
}
