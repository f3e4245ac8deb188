import { mexicanStates, validatePostalCode } from '@trastienda/domain';
import { useState, type ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { NeighborhoodField } from './NeighborhoodField.tsx';
import {
  validateAddress,
  type AddressErrors,
  type AddressField,
  type AddressValues,
} from './AddressForm.model.ts';
import * as s from './AddressForm.css.ts';

export interface AddressFormLabels {
  form: string;
  name: string;
  phone: string;
  zipCode: string;
  searching: string;
  unknown: string;
  failed: string;
  state: string;
  borough: string;
  neighborhood: string;
  other: string;
  otherNeighborhood: string;
  street: string;
  outdoorNumber: string;
  interiorNumber: string;
  reference: string;
  referenceHelp: string;
}

const es: AddressFormLabels = {
  form: 'Dirección',
  name: 'Quién recibe',
  phone: 'Teléfono',
  zipCode: 'Código postal',
  searching: 'Buscando…',
  unknown: 'No encontramos ese CP. Escribe tú el estado, el municipio y la colonia.',
  failed: 'No pudimos buscar ese CP. Puedes escribir los datos tú.',
  state: 'Estado',
  borough: 'Municipio o alcaldía',
  neighborhood: 'Colonia',
  other: 'Otra',
  otherNeighborhood: 'Nombre de la colonia',
  street: 'Calle',
  outdoorNumber: 'Núm. exterior',
  interiorNumber: 'Núm. interior',
  reference: 'Referencias',
  referenceHelp: 'Entre qué calles, color de la fachada',
};

/** What is known of the postal code typed. */
export interface AddressLookup {
  status: 'idle' | 'loading' | 'found' | 'unknown' | 'failed';
  /** Its neighbourhoods. */
  neighborhoods?: readonly string[] | undefined;
}

export interface AddressFormProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  values: AddressValues;
  /** Some fields changed. */
  onValuesChange: (change: Partial<AddressValues>) => void;
  /** Five digits were typed: look them up, then give `lookup`, and `state` and `borough` in `values`. */
  onZipCode?: ((zipCode: string) => void) | undefined;
  /** Default: `idle`. */
  lookup?: AddressLookup | undefined;
  /** Problems of the whole form, after a submit: they show at once. Others show when a field is left. */
  errors?: AddressErrors | undefined;
  /** A neighbourhood does not fit the guide: offers to shorten it. */
  onShortenNeighborhood?: (() => void) | undefined;
  /** Words of its own, in part. */
  labels?: Partial<AddressFormLabels> | undefined;
}

/** An address of origin or destination: the postal code first, because it fills most of the rest. */
export function AddressForm({
  values,
  onValuesChange,
  onZipCode,
  lookup = { status: 'idle' },
  errors,
  onShortenNeighborhood,
  labels,
  className,
  ...rest
}: AddressFormProps) {
  const words = { ...es, ...labels };
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const problems = validateAddress(values);
  const errorOf = (field: AddressField) => errors?.[field] ?? (left.has(field) ? problems[field] : undefined);
  const isKnown = lookup.status === 'found';

  const field = (name: AddressField) => ({
    value: values[name],
    error: errorOf(name),
    onChange: (text: string) => onValuesChange({ [name]: text }),
    onBlur: () => setLeft((before) => new Set(before).add(name)),
  });
  const changeZipCode = (text: string) => {
    const digits = text.replace(/\D/gu, '').slice(0, 5);
    onValuesChange({ zipCode: digits });
    if (digits !== values.zipCode && validatePostalCode(digits).ok) onZipCode?.(digits);
  };

  return (
    <div role="group" aria-label={words.form} {...rest} className={cx(s.root, className)}>
      <TextField
        className={s.four}
        label={words.name}
        {...field('name')}
        inputProps={{ autoComplete: 'name' }}
      />
      <TextField
        className={s.two}
        label={words.phone}
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        className={s.two}
        label={words.zipCode}
        {...field('zipCode')}
        onChange={changeZipCode}
        inputMode="numeric"
        autoComplete="postal-code"
        description={lookup.status === 'loading' ? words.searching : undefined}
        warning={
          lookup.status === 'unknown' ? words.unknown : lookup.status === 'failed' ? words.failed : undefined
        }
      />
      {isKnown ? (
        <TextField
          className={s.two}
          label={words.state}
          value={mexicanStates.find((state) => state.key === values.state)?.name ?? values.state}
          isReadOnly
        />
      ) : (
        <Select
          className={s.two}
          label={words.state}
          items={mexicanStates.map((state) => ({ id: state.key, label: state.name }))}
          value={values.state || null}
          error={errorOf('state')}
          onChange={(state) => onValuesChange({ state })}
        />
      )}
      <TextField className={s.two} label={words.borough} {...field('borough')} isReadOnly={isKnown} />
      <NeighborhoodField
        className={s.all}
        value={values.neighborhood}
        known={isKnown ? (lookup.neighborhoods ?? []) : []}
        error={errorOf('neighborhood')}
        onChange={(neighborhood) => onValuesChange({ neighborhood })}
        onBlur={() => setLeft((before) => new Set(before).add('neighborhood'))}
        onShorten={onShortenNeighborhood}
        words={words}
      />
      <TextField className={s.three} label={words.street} {...field('street')} />
      <TextField className={s.one} label={words.outdoorNumber} {...field('outdoorNumber')} />
      <TextField className={s.interior} label={words.interiorNumber} optional {...field('interiorNumber')} />
      <TextField
        className={s.all}
        label={words.reference}
        optional
        description={words.referenceHelp}
        {...field('reference')}
      />
    </div>
  );
}
