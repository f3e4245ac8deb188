import type { KeyboardEvent, ReactNode } from 'react';
import { OctagonIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import * as s from './ConfirmModal.css.ts';

export interface ConfirmModalProps extends Omit<
  ModalProps,
  'actions' | 'role' | 'closeLabel' | 'size' | 'onOpenChange' | 'isDismissable'
> {
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  onConfirm?: (() => void) | undefined;
  /** Also Esc. */
  onCancel?: (() => void) | undefined;
  /** Give the name of the act wherever money or stock moves. Default: `Si`. */
  confirmLabel?: string | undefined;
  /** Default: `No`. */
  cancelLabel?: string | undefined;
  /** Icon of the confirming button, 16 px. */
  confirmIcon?: ReactNode;
  /** Focus starts on cancel (D183); with `danger` Enter does not confirm either. Default: `default`. */
  tone?: 'default' | 'danger' | undefined;
  /** The act is under way. Default: false. */
  pending?: boolean | undefined;
  /** What is going on, in the same verb: "Cancelando…". */
  pendingLabel?: string | undefined;
  /** It failed: said inside, and the question stays. */
  error?: ReactNode;
}

// A hurried Enter must never destroy; Space, a click and a screen reader's press still confirm.
function ignoreEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Asks before an act: the title names the object and the act, the buttons name the outcomes. */
export function ConfirmModal({
  children,
  onConfirm,
  onCancel,
  confirmLabel = 'Si',
  cancelLabel = 'No',
  confirmIcon,
  tone = 'default',
  pending = false,
  pendingLabel,
  error,
  ...rest
}: ConfirmModalProps) {
  const isDanger = tone === 'danger';
  const confirm = (
    <Button
      variant={isDanger ? 'dangerSolid' : 'primary'}
      icon={confirmIcon}
      pending={pending}
      pendingLabel={pendingLabel}
      {...(onConfirm && { onPress: () => onConfirm() })}
    >
      {confirmLabel}
    </Button>
  );
  return (
    <Modal
      {...rest}
      role="alertdialog"
      size="sm"
      closeLabel={null}
      isKeyboardDismissDisabled={pending}
      onOpenChange={(isOpen) => !isOpen && onCancel?.()}
      actions={
        <>
          <Button autoFocus isDisabled={pending} {...(onCancel && { onPress: () => onCancel() })}>
            {cancelLabel}
          </Button>
          {isDanger ? <span onKeyDownCapture={ignoreEnter}>{confirm}</span> : confirm}
        </>
      }
    >
      {children}
      {error !== undefined && (
        <p role="alert" className={s.error}>
          <OctagonIcon size={16} />
          {error}
        </p>
      )}
    </Modal>
  );
}
