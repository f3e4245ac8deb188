import { validateClabe } from '@trastienda/domain';
import { bankOf } from '@trastienda/domain/banks';
import { useValidatedText } from '../../internal/field/use-validated-text.ts';
import { TextField, type KindFieldProps, type TextFieldProps } from '../TextField/TextField.tsx';
import { bankCodeOf, grouped } from './ClabeField.model.ts';

export interface ClabeFieldProps extends KindFieldProps<string>, Pick<TextFieldProps, 'name' | 'prefix'> {
  /** Default: `CLABE`. */
  label?: KindFieldProps<string>['label'];
}

/** An account for deposits: 18 digits. Its bank shows as soon as the first three are there. */
export function ClabeField(props: ClabeFieldProps) {
  const {
    value,
    defaultValue,
    onChange,
    onFocus,
    onBlur,
    label = 'CLABE',
    error,
    description,
    problem,
    ...rest
  } = props;
  const { read, isTyping, field } = useValidatedText({
    value,
    defaultValue,
    onChange,
    onFocus,
    onBlur,
    error,
    problem,
    validate: validateClabe,
    written: ({ clabe }) => clabe,
  });
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      {...field}
      // A good one is read in groups; the caller keeps the digits.
      value={read !== null && !isTyping ? grouped(read.clabe) : field.value}
      label={label}
      description={bankOf(bankCodeOf(field.value))?.name ?? description}
    />
  );
}
