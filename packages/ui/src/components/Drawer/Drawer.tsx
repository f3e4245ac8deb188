import type { ReactNode } from 'react';
import { Dialog, Heading, Modal as AriaModal } from 'react-aria-components';
import { CloseButton } from '../../internal/CloseButton.tsx';
import { cx } from '../../internal/cx.ts';
import { hasContent } from '../../internal/has-content.ts';
import { ModalOverlay } from '../../internal/modal-overlay.tsx';
import * as modal from '../Modal/Modal.css.ts';
import type { ModalProps } from '../Modal/Modal.tsx';
import { ModalBody } from '../Modal/ModalBody.tsx';
import * as s from './Drawer.css.ts';

export interface DrawerProps extends Omit<ModalProps, 'size' | 'role' | 'closeLabel'> {
  /** Controls whether it is open; omit it to let the component decide. */
  isOpen?: boolean | undefined;
  /** Called with `false` when the person closes it, and with `true` when a trigger opens it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Names what it shows; its heading. */
  title: ReactNode;
  /** The content under the title; it scrolls when it does not fit. */
  children?: ReactNode;
  /** Buttons, at the foot: cancel first, the act last. */
  actions?: ReactNode;
  /** A press beside it closes it, too. Default: true. */
  isDismissable?: boolean;
  /** Esc does not close it. Default: false. */
  isKeyboardDismissDisabled?: boolean;
  /** The side that it comes from; on a phone it always comes from the bottom. Default: `end`. */
  side?: 'end' | 'bottom' | undefined;
  /** Name of the ×. Default: `Cerrar`. */
  closeLabel?: string | undefined;
}

/** A side panel over the page: a detail, the filters of a list. */
export function Drawer({
  isOpen,
  title,
  children,
  actions,
  className,
  side = 'end',
  closeLabel = 'Cerrar',
  isDismissable = true,
  ...rest
}: DrawerProps) {
  return (
    <ModalOverlay
      {...rest}
      isDismissable={isDismissable}
      {...(isOpen !== undefined && { isOpen })}
      className={cx(modal.overlay, s.overlay[side])}
    >
      <AriaModal className={cx(modal.box, s.box[side], className)}>
        <Dialog className={modal.dialog}>
          {({ close }) => (
            <>
              <div className={cx(modal.header, s.header)}>
                <Heading slot="title" className={modal.title}>
                  {title}
                </Heading>
                <CloseButton label={closeLabel} onPress={close} />
              </div>
              <ModalBody className={cx(modal.body, s.body)}>{children}</ModalBody>
              {hasContent(actions) && <div className={cx(modal.actions, s.actions)}>{actions}</div>}
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
