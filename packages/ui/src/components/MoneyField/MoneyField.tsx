import {
  type Centavos,
  centavos,
  formatMxn,
  fromCentavos,
  moneyWithin,
  parseMxn,
  spellMxn,
} from '@trastienda/domain';
import { useId } from 'react';
import { useParsedValue } from '../../internal/field/use-parsed-value.ts';
import { TextField, type KindFieldProps } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface MoneyFieldProps extends KindFieldProps<Centavos | null> {
  /** The smallest that is taken, in centavos. It is said, not forced. Default: 0. */
  min?: Centavos | undefined;
  /** The largest that is taken, in centavos. It is said, not forced. */
  max?: Centavos | undefined;
  /** Adds the currency where it could be in doubt. Default: none. */
  currency?: 'MXN' | undefined;
  /** Says how the amount is read aloud. Default: `1,234 pesos 50 centavos`. */
  spell?: ((value: Centavos) => string) | undefined;
}

/** An amount of money in pesos, exact to the centavo. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    value,
    defaultValue,
    onChange,
    min = centavos(0),
    max,
    currency,
    spell = spellMxn,
    onFocus,
    onBlur,
    error,
    problem,
    ...rest
  } = props;
  const spokenId = useId();
  const figure = useParsedValue<Centavos>({
    value,
    defaultValue,
    onChange,
    onFocus,
    onBlur,
    error,
    problem,
    read: parseMxn,
    check: (text) => moneyWithin(text, { min, max }),
    plain: (amount) => fromCentavos(amount).toFixed(2),
    written: (amount) => formatMxn(amount).replace('$', ''),
  });
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      aria-describedby={[rest['aria-describedby'], spokenId].filter(Boolean).join(' ')}
      align="end"
      prefix="$"
      unit={currency}
      {...figure.field}
      end={
        <VisuallyHidden id={spokenId}>{figure.current === null ? '' : spell(figure.current)}</VisuallyHidden>
      }
    />
  );
}
