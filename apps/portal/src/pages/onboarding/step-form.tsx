import { Button } from '@trastienda/ui/Button';
import type { ReactNode } from 'react';
import { FormProblem } from '../../shared/form/form-card.tsx';
import type { FormState } from '../../shared/form/use-form.ts';
import { useSubmitShortcut } from '../../shared/form/use-submit-shortcut.ts';
import * as s from './onboarding.css.ts';

type Props = {
  readonly form: FormState;
  readonly label: string;
  readonly children: ReactNode;
  readonly submitLabel?: string;
  readonly pendingLabel?: string;
};

/** The form of one step, inside of its row: its fields, why it was not done where it was pressed, and the way on. */
export function StepForm({
  form,
  label,
  children,
  submitLabel = 'Guardar y seguir',
  pendingLabel = 'Guardando…',
}: Props) {
  useSubmitShortcut(() => form.submit());
  return (
    <form className={s.stack} onSubmit={form.submit} noValidate aria-label={label}>
      {children}
      <FormProblem form={form} />
      <div className={s.actions}>
        <Button type="submit" variant="primary" pending={form.isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
