import { type ReactNode, type RefAttributes, useId } from 'react';
import { Dialog, Heading, Modal as AriaModal, type ModalOverlayProps } from 'react-aria-components';
import { CloseButton } from '../../internal/CloseButton.tsx';
import { cx } from '../../internal/cx.ts';
import { hasContent } from '../../internal/has-content.ts';
import { ModalOverlay } from '../../internal/modal-overlay.tsx';
import { ModalBody } from './ModalBody.tsx';
import * as s from './Modal.css.ts';

export interface ModalProps
  extends
    Omit<ModalOverlayProps, 'className' | 'style' | 'children' | 'isOpen'>,
    RefAttributes<HTMLDivElement> {
  /** Controls whether it is open; omit it to let the component decide. */
  isOpen?: boolean | undefined;
  /** Names the object and the act. */
  title: ReactNode;
  /** The content between title and actions; it scrolls when it does not fit. */
  children?: ReactNode;
  /** Buttons, at the end: cancel first, the act last. Put `autoFocus` on the safest. */
  actions?: ReactNode;
  /** Extra class name for the box over the page. */
  className?: string | undefined;
  /** 400, 480 or 720 px. Default: `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Default: `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Name of the ×; `null` takes it away. Default: `Cerrar`. */
  closeLabel?: string | null | undefined;
  /** Called with `false` when the person closes it, and with `true` when a trigger opens it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** A press beside it closes it, too. Default: false. */
  isDismissable?: boolean;
  /** Esc does not close it. Default: false. */
  isKeyboardDismissDisabled?: boolean;
}

/** Something that must be settled before the page goes on. On a phone, a bottom sheet. */
export function Modal({
  isOpen,
  title,
  children,
  actions,
  className,
  size = 'md',
  role = 'dialog',
  closeLabel = 'Cerrar',
  ...rest
}: ModalProps) {
  const bodyId = useId();
  // An alert says on opening what it is about, not only its title.
  const isSaid = role === 'alertdialog';
  return (
    <ModalOverlay {...rest} {...(isOpen !== undefined && { isOpen })} className={s.overlay}>
      <AriaModal className={cx(s.box, s.boxSizes[size], s.wide, className)}>
        <Dialog role={role} className={s.dialog} {...(isSaid && { 'aria-describedby': bodyId })}>
          {({ close }) => (
            <>
              <div className={s.header}>
                <Heading slot="title" className={s.title}>
                  {title}
                </Heading>
                {closeLabel !== null && (
                  <CloseButton label={closeLabel} onPress={close} className={s.close} />
                )}
              </div>
              <ModalBody id={bodyId} className={s.body}>
                {children}
              </ModalBody>
              {hasContent(actions) && <div className={s.actions}>{actions}</div>}
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
