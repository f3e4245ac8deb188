import { type ReactNode, useId } from 'react';
import { Label } from 'react-aria-components';
import { OctagonIcon, TriangleIcon } from '../../icons/index.ts';
import { cx } from '../cx.ts';
import { hasContent } from '../has-content.ts';
import * as s from './field.css.ts';

/** The props that every field of the library takes for what stands around its control. */
export interface FieldProps {
  /** Above the control. Without one, give `aria-label`. */
  label?: ReactNode;
  /** Marks the label: being required is the norm. Default: false. */
  optional?: boolean | undefined;
  /** The mark. Default: `(opcional)`. */
  optionalLabel?: string | undefined;
  /** Help below the control. */
  description?: ReactNode;
  /** Says what the person should check but may leave; replaces the help. */
  warning?: ReactNode;
  /** Says what must be corrected; replaces help and warning, and marks the control. */
  error?: ReactNode;
}

/** Props of React Aria's fields that ours decide, or replace by `error`. */
export type FieldOwned = 'className' | 'style' | 'children' | 'isInvalid' | 'validate';

/** Props that a field with a list adds: with ids in `value` and `onChange`, they name the selected option. */
export type ChoiceOwned =
  | FieldOwned
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode';

/**
 * The parts that a React Aria field has around its control: the label's line with what stands at its end, and one message
 * (its error, else its warning, else its help) tied to the control; `rest` is for the React Aria field. The message has an
 * id of its own: React Aria looks for its slots when a field is mounted, and misses a message that comes later.
 */
export function useField<T extends FieldProps & { 'aria-describedby'?: string | undefined }>(
  props: T,
  labelEnd?: ReactNode,
) {
  const id = useId();
  const { label, optional, optionalLabel = '(opcional)', description, warning, error, ...rest } = props;
  const tone = hasContent(error) ? 'error' : hasContent(warning) ? 'warning' : 'help';
  const text = { error, warning, help: description }[tone];
  const hasMessage = hasContent(text);
  const describedBy = cx(rest['aria-describedby'], hasMessage && id);
  const Mark = tone === 'error' ? OctagonIcon : TriangleIcon;
  return {
    label: hasContent(label) && (
      <div className={s.labelRow}>
        <Label className={s.label}>
          {label}
          {optional && <span className={s.optional}> {optionalLabel}</span>}
        </Label>
        {labelEnd}
      </div>
    ),
    message: hasMessage && (
      <div id={id} className={cx(s.message, s.messageTone[tone])}>
        {tone !== 'help' && <Mark size={16} className={s.messageIcon[tone]} />}
        <span>{text}</span>
      </div>
    ),
    isInvalid: tone === 'error',
    hasWarning: tone === 'warning',
    rest: { ...rest, ...(describedBy && { 'aria-describedby': describedBy }) },
  };
}
