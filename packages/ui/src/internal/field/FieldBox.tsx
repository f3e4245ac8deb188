import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components';
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
  /** Loses its edge and carries a lock. */
  isReadOnly?: boolean | undefined;
  children: ReactNode;
}

/** The box around an input and what stands beside it. */
export function FieldBox({
  boxRef,
  className,
  size = 'md',
  isInvalid = false,
  hasWarning = false,
  isDisabled = false,
  isReadOnly = false,
  children,
}: FieldBoxProps) {
  return (
    <Group
      {...(boxRef !== undefined && { ref: boxRef })}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      className={cx(s.control, s.controlSizes[size], className)}
      {...(hasWarning && { 'data-warning': true })}
      role="presentation"
    >
      {children}
      {isReadOnly && <LockIcon size={16} className={s.icon} />}
    </Group>
  );
}
