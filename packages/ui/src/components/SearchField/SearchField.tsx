import type { ReactNode, Ref, RefAttributes } from 'react';
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { CloseIcon, SearchIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as field from '../../internal/field/field.css.ts';
import { useField, type FieldOwned, type FieldProps } from '../../internal/field/Field.tsx';
import { FieldBox, type FieldSize } from '../../internal/field/FieldBox.tsx';
import { keepVisible } from '../../internal/field/keep-visible.ts';
import { Spanish } from '../../internal/spanish.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as s from './SearchField.css.ts';

export interface SearchFieldProps
  extends
    Omit<AriaSearchFieldProps, FieldOwned>,
    Omit<FieldProps, 'optional' | 'optionalLabel' | 'warning'>,
    RefAttributes<HTMLDivElement> {
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Reaches the input itself: the `/` key focuses it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /**
   * Placeholder that says what can be searched: "Pedido, guía o cliente". It is also the accessible name when there is
   * neither label nor aria-label.
   */
  placeholder?: string | undefined;
  /** 32 or 36 px (44 on a phone). Default: `md`. */
  size?: FieldSize | undefined;
  /** The key that focuses it, shown while empty: `Ctrl K`. */
  shortcut?: ReactNode;
  /** Results are on their way. Default: false. */
  busy?: boolean | undefined;
  /** Name of the ×. Default: `Borrar búsqueda`. */
  clearLabel?: string | undefined;
  /** Above the field. Without one, the placeholder names it. */
  label?: ReactNode;
  /** Help below the field. */
  description?: ReactNode;
  /** Says what must be corrected; replaces the help. */
  error?: ReactNode;
  /** The text. Give it to control the field. */
  value?: string;
  /** The text at first, when the field keeps it itself. Default: empty. */
  defaultValue?: string;
  /** Called with the whole text at every change. */
  onChange?: (value: string) => void;
  /** Called with the text when the person presses Enter. */
  onSubmit?: (value: string) => void;
  /** Called when the person empties it, by the × or with Esc. */
  onClear?: () => void;
  /** Cannot be changed, takes no focus, and is not sent with a form. Default: false. */
  isDisabled?: boolean;
}

/** Searches on Enter (`onSubmit`) or as one types (`onChange`); Esc and × clear it. */
export function SearchField(props: SearchFieldProps) {
  const { label, message, isInvalid, rest } = useField(props);
  const {
    className,
    inputRef,
    placeholder = 'Buscar',
    size,
    shortcut,
    busy = false,
    clearLabel = 'Borrar búsqueda',
    ...aria
  } = rest;
  const named =
    props.label !== undefined || aria['aria-label'] !== undefined || aria['aria-labelledby'] !== undefined;
  return (
    <Spanish>
      <AriaSearchField
        {...(!named && { 'aria-label': placeholder })}
        {...aria}
        isInvalid={isInvalid}
        className={cx(field.root, className)}
      >
        {label}
        <FieldBox size={size} isInvalid={isInvalid} isDisabled={aria.isDisabled} isReadOnly={aria.isReadOnly}>
          {busy ? <Spinner className={field.icon} /> : <SearchIcon size={16} className={field.icon} />}
          <Input
            {...(inputRef !== undefined && { ref: inputRef })}
            placeholder={placeholder}
            onInput={keepVisible}
            className={field.input}
          />
          {shortcut !== undefined && (
            <kbd className={s.shortcut} aria-hidden>
              {shortcut}
            </kbd>
          )}
          <Button aria-label={clearLabel} className={cx(field.boxButton, s.clear)}>
            <CloseIcon size={16} />
          </Button>
        </FieldBox>
        {message}
      </AriaSearchField>
    </Spanish>
  );
}
