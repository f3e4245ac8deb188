import { validateRfc } from '@trastienda/domain';
import { useValidatedText } from '../../internal/field/use-validated-text.ts';
import { TextField, type KindFieldProps, type TextFieldProps } from '../TextField/TextField.tsx';

export interface RfcFieldProps extends KindFieldProps<string>, Pick<TextFieldProps, 'name' | 'prefix'> {
  /** Default: `RFC`. */
  label?: KindFieldProps<string>['label'];
}

/** The tax id of a person or company. A shape that is wrong is an error, a check digit only a warning. */
export function RfcField(props: RfcFieldProps) {
  const {
    value,
    defaultValue,
    onChange,
    onFocus,
    onBlur,
    label = 'RFC',
    error,
    warning,
    problem: given,
    ...rest
  } = props;
  const { read, wasLeft, problem, field } = useValidatedText({
    value,
    defaultValue,
    onChange,
    onFocus,
    onBlur,
    error,
    problem: given,
    validate: validateRfc,
    written: ({ rfc }) => rfc,
  });
  return (
    <TextField
      autoComplete="off"
      spellCheck="false"
      {...rest}
      {...field}
      inputProps={{ autoCapitalize: 'characters', ...rest.inputProps }}
      label={label}
      warning={wasLeft && read?.warning ? problem(read.warning, 'check_digit') : warning}
    />
  );
}
