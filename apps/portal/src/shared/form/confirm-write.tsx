import type { AnyCall, CallError } from '@trastienda/api-client';
import { ConfirmModal, type ConfirmModalProps } from '@trastienda/ui/ConfirmModal';
import type { Operation } from '../store/operations-slice.ts';
import { writeFault } from './problem-of.ts';

type Props = Omit<ConfirmModalProps, 'pending' | 'error' | 'isOpen' | 'onConfirm'> & {
  /** The state of the write, as `useWrite` gives it. */
  readonly write: Operation<unknown>;
  readonly call: AnyCall;
  /** Default: true. */
  readonly isOpen?: boolean;
  readonly onConfirm: () => void;
  /** Returns the sentence of a refusal that has its own here; the cause is told of every other one. */
  readonly refusalText?: (error: CallError) => string | undefined;
};

/** Asks before a write, shows that it is under way, and tells the cause where it fails; the question stays open. */
export function ConfirmWrite({ write, call, isOpen = true, refusalText, ...modal }: Props) {
  const failure = write.status === 'failed' ? write.error : null;
  return (
    <ConfirmModal
      {...modal}
      isOpen={isOpen}
      pending={write.status === 'loading'}
      error={failure === null ? undefined : (refusalText?.(failure) ?? writeFault(failure, call))}
    />
  );
}
