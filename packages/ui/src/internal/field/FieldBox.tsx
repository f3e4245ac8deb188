import type { ReactNode, Ref } from 'react';
import { LockIcon } from '../../icons/index.ts';
import { cx } from '../cx.ts';
import * as s from './field.css.ts';

/** 32 or 36 px (44 on a phone). */
export type FieldSize = keyof typeof s.controlSizes;

interface FieldBoxProps {
  boxRef?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  /** Default: `md`. */
  size?: FieldSize | undefined;
  isInvalid?: boolean | undefined;
  hasWarning?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** A quiet edge, a sunken ground, and a lock. */
  isReadOnly?: boolean | undefined;
  children: ReactNode;
}

/** The box around an input and what stands beside it. Plain: React Aria's Group weighs as much as the rest of a field. */
export function FieldBox({
  boxRef,
  className,
  size = 'md',
  isInvalid,
  hasWarning,
  isDisabled,
  isReadOnly,
  children,
}: FieldBoxProps) {
  return (
    <div
      ref={boxRef}
      className={cx(s.control, s.controlSizes[size], className)}
      data-invalid={isInvalid || undefined}
      data-warning={hasWarning || undefined}
      // Not only for the style: axe too is told that what stands beside the input, as a unit, may be as faint as its value.
      aria-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      {children}
      {isReadOnly && <LockIcon size={16} className={s.icon} />}
    </div>
  );
}
