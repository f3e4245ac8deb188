import { type ReactNode, useId } from 'react';
import { Label } from 'react-aria-components';
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
  /** Of the message; the control says it in `aria-describedby`. */
  messageId: string;
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
  labelEnd,
  children,
  ...message
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
      <Message {...message} />
    </>
  );
}

type MessageProps = Pick<ShellProps, 'messageId' | 'description' | 'warning' | 'error'>;

/**
 * Tied by an id of its own: React Aria looks for its slots when a field is mounted, and misses a message that
 * comes later.
 */
function Message({ messageId, description, warning, error }: MessageProps) {
  const tone = given(error) ? 'error' : given(warning) ? 'warning' : 'help';
  const message = { error, warning, help: description }[tone];
  if (!given(message)) return null;
  return (
    <div id={messageId} className={cx(s.message, s.messageTone[tone])}>
      {tone === 'error' && <OctagonIcon size={16} className={s.messageIcon.error} />}
      {tone === 'warning' && <TriangleIcon size={16} className={s.messageIcon.warning} />}
      <span>{message}</span>
    </div>
  );
}

/** Splits the shared field props from those of React Aria, and ties the message to the control. */
export function useFieldProps<T extends FieldProps & { 'aria-describedby'?: string | undefined }>(props: T) {
  const messageId = useId();
  const { label, optional, optionalLabel, description, warning, error, ...rest } = props;
  const isInvalid = given(error);
  const hasMessage = isInvalid || given(warning) || given(description);
  const describedBy = [rest['aria-describedby'], hasMessage && messageId].filter(Boolean).join(' ');
  return {
    shell: { label, optional, optionalLabel, description, warning, error, messageId },
    isInvalid,
    hasWarning: given(warning) && !isInvalid,
    rest: { ...rest, ...(describedBy !== '' && { 'aria-describedby': describedBy }) },
  };
}
