import { Button } from '@trastienda/ui/Button';
import { Modal, type ModalProps } from '@trastienda/ui/Modal';
import { type ReactNode, useId } from 'react';
import { FormProblem } from './form-card.tsx';
import * as s from './form-card.css.ts';
import type { FormState } from './use-form.ts';

type Props = {
  readonly form: FormState;
  readonly title: string;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly icon?: ReactNode;
  readonly size?: ModalProps['size'];
  /** Without a field to begin with, the keyboard is at the button that sends it. Default: true. */
  readonly hasFields?: boolean;
  readonly onClose: () => void;
};

/** A form in a dialog, which stays while what was asked is under way; Enter sends it. */
export function FormDialog({
  form,
  title,
  children,
  submitLabel,
  pendingLabel,
  icon,
  size,
  hasFields = true,
  onClose,
}: Props) {
  const id = useId();
  return (
    <Modal
      isOpen
      title={title}
      size={size}
      onOpenChange={(isOpen) => !isOpen && !form.isPending && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            autoFocus={!hasFields}
            icon={icon}
            pending={form.isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} className={s.fields} onSubmit={form.submit} noValidate>
        <FormProblem form={form} />
        {children}
      </form>
    </Modal>
  );
}
