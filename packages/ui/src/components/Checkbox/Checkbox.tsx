import { type ReactNode, type RefAttributes, useId } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as s from './Checkbox.css.ts';

export interface CheckboxProps
  extends
    Omit<AriaCheckboxProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'>,
    RefAttributes<HTMLLabelElement> {
  /** The label. Without one, give `aria-label`. */
  children?: ReactNode;
  className?: string | undefined;
  /** Help under the label. */
  description?: ReactNode;
  /** What must be mended; takes the place of the help. */
  error?: ReactNode;
}

/** On, off, or mixed. The label is part of the target. */
export function Checkbox({ children, className, description, error, ...rest }: CheckboxProps) {
  const noteId = useId();
  const note = error ?? description;
  return (
    <AriaCheckbox
      {...(note !== undefined && { 'aria-describedby': noteId })}
      {...rest}
      isInvalid={error !== undefined}
      className={cx(s.root, className)}
    >
      {({ isIndeterminate }) => (
        <>
          <span className={s.box}>
            <svg
              width="12"
              height="12"
              viewBox="0 0 12 12"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              <path d={isIndeterminate ? 'M2.5 6h7' : 'm2.3 6.3 2.6 2.5 4.8-5.4'} />
            </svg>
          </span>
          {(children !== undefined || note !== undefined) && (
            <span className={s.content}>
              {children}
              {note !== undefined && (
                <span id={noteId} className={error === undefined ? s.description : s.error}>
                  {note}
                </span>
              )}
            </span>
          )}
        </>
      )}
    </AriaCheckbox>
  );
}
