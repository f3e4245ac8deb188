import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export interface LeaveWarningProps extends Omit<
  ModalProps,
  'title' | 'children' | 'actions' | 'role' | 'closeLabel' | 'size' | 'onOpenChange' | 'isDismissable'
> {
  /** Whether the question is asked. */
  isOpen?: boolean | undefined;
  /** Keeps the person where they are; also Esc. */
  onStay?: (() => void) | undefined;
  /** Runs the stored way out. */
  onLeave?: (() => void) | undefined;
  /** Default: 'Perderás los datos que ya habías completado'. */
  title?: ReactNode;
  /** Default: 'Si sales ahora, perderás toda la información que has ingresado. Tendrás que registrarla de nuevo.' */
  children?: ReactNode;
  /** Default: `Continuar`. */
  stayLabel?: string | undefined;
  /** Default: `Salir`. */
  leaveLabel?: string | undefined;
}

/** Asked before the sidebar, the menu or the bottom navigation leave a product half created. */
export function LeaveWarning({
  onStay,
  onLeave,
  title = 'Perderás los datos que ya habías completado',
  children = 'Si sales ahora, perderás toda la información que has ingresado. Tendrás que registrarla de nuevo.',
  stayLabel = 'Continuar',
  leaveLabel = 'Salir',
  ...rest
}: LeaveWarningProps) {
  return (
    <Modal
      {...rest}
      role="alertdialog"
      size="sm"
      closeLabel={null}
      title={title}
      onOpenChange={(isOpen) => !isOpen && onStay?.()}
      actions={
        <>
          <Button {...(onLeave && { onPress: () => onLeave() })}>{leaveLabel}</Button>
          <Button autoFocus variant="primary" {...(onStay && { onPress: () => onStay() })}>
            {stayLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
