import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { OctagonIcon, TriangleIcon } from '../../icons/index.ts';
import { cx } from '../cx.ts';
import * as s from './field.css.ts';

/** What every field of the library has around its control. */
export interface FieldProps {
  /** Above the control. Without one, give `aria-label`. */
  label?: ReactNode;
  /** Marks the label: being required is the norm. Default: false. */
  optional?: boolean | undefined;
  /** The mark. Default: `(opcional)`. */
  optionalLabel?: string | undefined;
  /** Help below the control. */
  description?: ReactNode;
  /** What does not stop the person, but should be looked at. Takes the place of the help. */
  warning?: ReactNode;
  /** What must be mended. Takes the place of help and warning, and marks the control. */
  error?: ReactNode;
}

/** Props of React Aria's fields that ours decide, or replace by `error`. */
export type FieldOwned = 'className' | 'style' | 'children' | 'isInvalid' | 'validate';

/** Of a field with a list also what names the choice: `value` and `onChange` with ids say it here. */
export type ChoiceOwned =
  | FieldOwned
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode';

interface ShellProps extends FieldProps {
  /** At the end of the label's line: a counter. */
  labelEnd?: ReactNode;
  children: ReactNode;
}

const given = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== '';

/** The inside of a React Aria field: label, control, and one message tied to it. */
export function FieldShell({
  label,
  optional = false,
  optionalLabel = '(opcional)',
  description,
  warning,
  error,
  labelEnd,
  children,
}: ShellProps) {
  return (
    <>
      {given(label) && (
        <div className={s.labelRow}>
          <Label className={s.label}>
            {label}
            {optional && <span className={s.optional}> {optionalLabel}</span>}
          </Label>
          {labelEnd}
        </div>
      )}
      {children}
      <Message description={description} warning={warning} error={error} />
    </>
  );
}

function Message({ description, warning, error }: Pick<FieldProps, 'description' | 'warning' | 'error'>) {
  if (given(error)) {
    return (
      <FieldError className={cx(s.message, s.messageTone.error)}>
        <OctagonIcon size={16} className={s.messageIcon.error} />
        <span>{error}</span>
      </FieldError>
    );
  }
  if (given(warning)) {
    return (
      <Text slot="description" className={cx(s.message, s.messageTone.warning)}>
        <TriangleIcon size={16} className={s.messageIcon.warning} />
        <span>{warning}</span>
      </Text>
    );
  }
  if (!given(description)) return null;
  return (
    <Text slot="description" className={cx(s.message, s.messageTone.help)}>
      {description}
    </Text>
  );
}

/** Splits the shared field props from those of React Aria. */
export function fieldProps<T extends FieldProps>(props: T) {
  const { label, optional, optionalLabel, description, warning, error, ...rest } = props;
  return {
    shell: { label, optional, optionalLabel, description, warning, error } satisfies FieldProps,
    isInvalid: given(error),
    hasWarning: given(warning) && !given(error),
    rest,
  };
}
