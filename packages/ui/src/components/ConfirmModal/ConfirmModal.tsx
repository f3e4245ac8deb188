import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { OctagonIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { failureSentence } from '../Snackbar/sentences.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as s from './ConfirmModal.css.ts';

export interface ConfirmModalProps extends Omit<
  ModalProps,
  'actions' | 'role' | 'closeLabel' | 'size' | 'onOpenChange' | 'isDismissable'
> {
  /** Whether the question is asked. */
  isOpen?: boolean | undefined;
  /** Names the object and the act, as a question. */
  title: ReactNode;
  /** Says what will happen, and whether it can be undone. */
  children?: ReactNode;
  /**
   * Called when the user confirms. If it returns a promise, the modal waits for it and shows inside that it was
   * rejected.
   */
  onConfirm?: (() => void | Promise<unknown>) | undefined;
  /** Called when the user cancels, also with Esc. */
  onCancel?: (() => void) | undefined;
  /** Give the name of the act wherever money or stock moves. Default: `Si`. */
  confirmLabel?: string | undefined;
  /** Default: `No`. */
  cancelLabel?: string | undefined;
  /** Icon of the confirming button, 16 px. */
  confirmIcon?: ReactNode;
  /** Focus starts on cancel; with `danger` Enter does not confirm either. Default: `default`. */
  tone?: 'default' | 'danger' | undefined;
  /** Shows that the action is under way. Default: false. */
  pending?: boolean | undefined;
  /** Says what is going on, with the same verb: "Cancelando…". */
  pendingLabel?: string | undefined;
  /** Shows inside why the action failed; the question stays open. */
  error?: ReactNode;
  /** Sentence for a rejected promise. Default: 'Ha ocurrido un error, por favor intenta más tarde'. */
  failureText?: ((cause: unknown) => ReactNode) | undefined;
  /** Text that the person must type exactly before confirming, such as the name of the channel to disconnect. */
  typedName?: string | undefined;
  /** Default: `Escribe «Sears» para confirmar`. */
  typedLabel?: string | undefined;
  /** Why it cannot be confirmed yet. Default: `Escribe el nombre tal como aparece`. */
  typedReason?: string | undefined;
}

/** Tracks the time between the press and the end of the promise; it is reset when the dialog closes. */
function useConfirm(
  isOpen: boolean | undefined,
  onConfirm: ConfirmModalProps['onConfirm'],
  failureText: (cause: unknown) => ReactNode,
) {
  const start = { isOpen, isWaiting: false, failure: undefined as ReactNode, typed: '' };
  const [kept, setState] = useState(start);
  const state = kept.isOpen === isOpen ? kept : start;
  if (state !== kept) setState(state);
  const confirm = () => {
    const result = onConfirm?.();
    if (!(result instanceof Promise)) return;
    setState((now) => ({ ...now, isWaiting: true, failure: undefined }));
    result.then(
      () => setState((now) => ({ ...now, isWaiting: false })),
      (cause: unknown) => setState((now) => ({ ...now, isWaiting: false, failure: failureText(cause) })),
    );
  };
  return { ...state, confirm, type: (typed: string) => setState((now) => ({ ...now, typed })) };
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
  failureText = () => failureSentence,
  typedName,
  typedLabel = `Escribe «${typedName}» para confirmar`,
  typedReason = 'Escribe el nombre tal como aparece',
  ...rest
}: ConfirmModalProps) {
  const { isWaiting, failure, typed, confirm: act, type } = useConfirm(rest.isOpen, onConfirm, failureText);
  const isPending = pending || isWaiting;
  const said = isPending ? undefined : (error ?? failure);
  const isTyped = typedName === undefined || typed.trim() === typedName.trim();
  const isDanger = tone === 'danger';
  const confirm = (
    <Button
      variant={isDanger ? 'dangerSolid' : 'primary'}
      icon={confirmIcon}
      pending={isPending}
      pendingLabel={pendingLabel}
      disabledReason={isTyped ? undefined : typedReason}
      {...(onConfirm && { onPress: act })}
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
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(isOpen) => !isOpen && onCancel?.()}
      actions={
        <>
          <Button autoFocus isDisabled={isPending} {...(onCancel && { onPress: () => onCancel() })}>
            {cancelLabel}
          </Button>
          {isDanger ? <span onKeyDownCapture={ignoreEnter}>{confirm}</span> : confirm}
        </>
      }
    >
      {children}
      {typedName !== undefined && (
        <TextField
          label={typedLabel}
          value={typed}
          onChange={type}
          isDisabled={isPending}
          inputProps={{ autoComplete: 'off', spellCheck: false }}
          className={s.typed}
        />
      )}
      {said !== undefined && (
        <p role="alert" className={s.error}>
          <OctagonIcon size={16} />
          {said}
        </p>
      )}
    </Modal>
  );
}
