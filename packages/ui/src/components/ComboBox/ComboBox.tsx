import { type ReactNode, type Ref, type RefAttributes, useRef } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components';
import { ChevronDownIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Counter } from '../../internal/field/Counter.tsx';
import { countCharacters, countOf } from '../../internal/field/count.ts';
import * as field from '../../internal/field/field.css.ts';
import { useField, type ChoiceOwned, type FieldProps } from '../../internal/field/Field.tsx';
import { FieldBox } from '../../internal/field/FieldBox.tsx';
import { keepVisible } from '../../internal/field/keep-visible.ts';
import * as list from '../../internal/list/list.css.ts';
import { type Option, OptionItem } from '../../internal/list/options.tsx';
import { Popover } from '../../internal/popover.tsx';
import { Spanish } from '../../internal/spanish.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface ComboBoxProps
  extends
    Omit<AriaComboBoxProps<Option>, ChoiceOwned | 'items' | 'defaultItems'>,
    FieldProps,
    RefAttributes<HTMLDivElement> {
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** The choices; they are filtered by what is typed. Default: none. */
  items?: readonly Option[] | undefined;
  /** Id of the chosen one; `null` for none. */
  value?: string | null | undefined;
  /**
   * Called with the id of the choice; `null` when it was cleared, or when `allowsCustomValue` is set and the text is
   * no choice.
   */
  onChange?: ((id: string | null) => void) | undefined;
  /** Reaches the input itself. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Shown while nothing is typed; no substitute for the label. */
  placeholder?: string | undefined;
  /** Shows that the choices are loading. Default: false. */
  busy?: boolean | undefined;
  /** Says that nothing matches the typed text. Default: `Sin coincidencias`. */
  emptyLabel?: ReactNode;
  /** Name of the arrow. Default: `Mostrar opciones`. */
  toggleLabel?: string | undefined;
  /** Shows a counter of the text; what is typed is never cut. Needs `inputValue`. */
  maxCount?: number | undefined;
  /** Counts the text. Default: code points. */
  count?: ((value: string) => number) | undefined;
  /** Takes any text, too: `onChange` gives `null`, and `inputValue` is the text. Default: false. */
  allowsCustomValue?: boolean;
  /** Cannot be changed, takes no focus, and is not sent with a form. Default: false. */
  isDisabled?: boolean;
  /** Can be read and copied, but not changed. Default: false. */
  isReadOnly?: boolean;
}

/** One of many: type to find it. With `allowsCustomValue`, also what is not in the list ("Otra colonia"). */
export function ComboBox(props: ComboBoxProps) {
  const {
    className,
    items = [],
    value,
    onChange,
    inputRef,
    placeholder,
    busy = false,
    emptyLabel = 'Sin coincidencias',
    toggleLabel = 'Mostrar opciones',
    maxCount,
    count = countCharacters,
    ...rest
  } = props;
  const {
    label,
    message,
    isInvalid,
    hasWarning,
    rest: aria,
  } = useField(
    rest,
    maxCount !== undefined && <Counter {...countOf(count(rest.inputValue ?? ''), maxCount)} />,
  );
  const box = useRef<HTMLDivElement>(null);
  return (
    <Spanish>
      <AriaComboBox<Option>
        menuTrigger="focus"
        allowsEmptyCollection={aria.allowsCustomValue !== true}
        {...aria}
        defaultItems={items}
        {...(value !== undefined && { value })}
        onChange={(key) => onChange?.(key === null ? null : String(key))}
        isInvalid={isInvalid}
        className={cx(field.root, className)}
      >
        {label}
        <FieldBox
          boxRef={box}
          isInvalid={isInvalid}
          hasWarning={hasWarning}
          isDisabled={aria.isDisabled}
          isReadOnly={aria.isReadOnly}
        >
          <Input
            {...(inputRef !== undefined && { ref: inputRef })}
            {...(placeholder !== undefined && { placeholder })}
            onInput={keepVisible}
            className={field.input}
          />
          {busy && <Spinner className={field.icon} />}
          <Button aria-label={toggleLabel} className={field.boxButton}>
            <ChevronDownIcon size={16} />
          </Button>
        </FieldBox>
        {message}
        <Popover offset={4} triggerRef={box} className={cx(list.surface, list.underBox)}>
          <ListBox<Option>
            className={list.list}
            renderEmptyState={() => <div className={list.empty}>{emptyLabel}</div>}
          >
            {OptionItem}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </Spanish>
  );
}
