import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CloseCircleIcon } from '@trastienda/ui/icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { reauthRequested } from '../session/slice.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { FaultSummary } from './fault-summary.tsx';
import * as s from './form-card.css.ts';
import type { FormState } from './use-form.ts';
import { useSubmitShortcut } from './use-submit-shortcut.ts';

type Props = {
  readonly form: FormState;
  /** The form's name: 'Entrega'. */
  readonly label: string;
  /** The title of the card that holds the fields; without it the children bring their own cards. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** The act cannot be undone: its button is outlined and has an icon, never the solid red of the next step. */
  readonly isDanger?: boolean;
  /** The address of the way out; its label is 'Cancelar' by default, 'Atrás' where a step comes before. */
  readonly back: string;
  readonly backLabel?: string;
  /** 'Para continuar': a list of the faults stands above the form. */
  readonly summary?: string;
};

/** The form of a page: what is to be mended above it, its fields, why it was not done where it was pressed, and the way on; Ctrl or ⌘ with Enter sends it. */
export function FormCard({
  form,
  label,
  title,
  children,
  submitLabel,
  pendingLabel,
  isDanger = false,
  back,
  backLabel = 'Cancelar',
  summary,
}: Props) {
  useSubmitShortcut(() => form.submit());
  const actions = (
    <div className={s.actions}>
      <ButtonLink href={back}>{backLabel}</ButtonLink>
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        icon={isDanger ? <CloseCircleIcon size={16} /> : undefined}
        pending={form.isPending}
        pendingLabel={pendingLabel}
      >
        {submitLabel}
      </Button>
    </div>
  );
  return (
    <form className={s.form} onSubmit={form.submit} noValidate aria-label={label}>
      {summary !== undefined && <FaultSummary lead={summary} count={form.faultCount} />}
      {title === undefined ? (
        <>
          {children}
          <FormProblem form={form} />
          {actions}
        </>
      ) : (
        <Card title={title} footer={actions}>
          <div className={s.fields}>
            {children}
            <FormProblem form={form} />
          </div>
        </Card>
      )}
    </form>
  );
}

/** Why it was not done. */
export function FormProblem({ form: { problem } }: { readonly form: Pick<FormState, 'problem'> }) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  if (problem === null) return null;
  return (
    <Banner
      tone={problem.asksSignIn ? 'warning' : 'critical'}
      title={problem.title}
      action={
        problem.asksSignIn && (
          <Button size="sm" onPress={() => dispatch(reauthRequested(pathname + search))}>
            Iniciar sesión
          </Button>
        )
      }
    >
      {problem.text}
    </Banner>
  );
}
