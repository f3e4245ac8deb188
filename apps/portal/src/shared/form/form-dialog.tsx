import { Button } from '@trastienda/ui/Button';
import type { DrawerProps } from '@trastienda/ui/Drawer';
import { Modal, type ModalProps } from '@trastienda/ui/Modal';
import { type ReactNode, useId } from 'react';
import { FormProblem } from './form-card.tsx';
import * as s from './form-card.css.ts';
import type { FormState } from './use-form.ts';

type Props = {
  readonly form: FormState;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly icon?: ReactNode;
  readonly size?: ModalProps['size'];
  /** Without a field to begin with, the keyboard is at the button that sends it. Default: true. */
  readonly hasFields?: boolean;
  /** The frame in place of a dialog: the drawer, which pages without one need not load. */
  readonly drawer?: (props: DrawerProps) => ReactNode;
  /** Why it cannot be sent now; the button says it too. */
  readonly disabledReason?: string | undefined;
  readonly onClose: () => void;
};

/** A form in a dialog or a drawer, which stays while what was asked is under way; Enter sends it. */
export function FormDialog({
  form,
  title,
  children,
  submitLabel,
  pendingLabel,
  icon,
  size,
  hasFields = true,
  drawer,
  disabledReason,
  onClose,
}: Props) {
  const id = useId();
  const Box: (props: Omit<ModalProps, 'closeLabel'>) => ReactNode = drawer ?? Modal;
  return (
    <Box
      isOpen
      title={title}
      {...(drawer === undefined && { size })}
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
            {...(disabledReason !== undefined && { disabledReason })}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} className={s.fields} onSubmit={form.submit} noValidate>
        {children}
        <FormProblem form={form} />
      </form>
    </Box>
  );
}
