import { type ReactNode, type RefAttributes, useId } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { OctagonIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Box } from './Box.tsx';
import * as s from './Checkbox.css.ts';

export interface CheckboxProps
  extends
    Omit<AriaCheckboxProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'>,
    RefAttributes<HTMLLabelElement> {
  /** The label. Without one, give `aria-label`. */
  children?: ReactNode;
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Help under the label. */
  description?: ReactNode;
  /** Says what must be corrected; replaces the help. */
  error?: ReactNode;
  /** Whether it is on. Give it to control it. */
  isSelected?: boolean;
  /** Whether it is on at first, when it keeps that itself. Default: false. */
  defaultSelected?: boolean;
  /** Called with whether it is on, when the person changes it. */
  onChange?: (isSelected: boolean) => void;
  /** Neither on nor off: some of what it stands for is on. Default: false. */
  isIndeterminate?: boolean;
  /** Cannot be changed, takes no focus, and is not sent with a form. Default: false. */
  isDisabled?: boolean;
}

/** A checkbox that is on, off, or mixed. The label is part of the target. */
export function Checkbox({ children, className, description, error, ...rest }: CheckboxProps) {
  const nameId = useId();
  const noteId = useId();
  const note = error ?? description;
  return (
    <AriaCheckbox
      {...(note !== undefined && {
        // Inside the label the note would be a part of the name too.
        ...(children !== undefined && { 'aria-labelledby': nameId }),
        'aria-describedby': noteId,
      })}
      {...rest}
      isInvalid={error !== undefined}
      className={cx(s.root, className)}
    >
      {({ isIndeterminate }) => (
        <>
          <Box isIndeterminate={isIndeterminate} />
          {(children !== undefined || note !== undefined) && (
            <span className={s.content}>
              {note === undefined ? children : <span id={nameId}>{children}</span>}
              {note !== undefined && (
                <span id={noteId} className={error === undefined ? s.description : s.error}>
                  {error !== undefined && <OctagonIcon size={16} />}
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
