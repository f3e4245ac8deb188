import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from '../../internal/form-grid.css.ts';
import {
  PostalCodeField,
  type PostalCodeFieldLabels,
  type PostalCodeFieldProps,
  type PostalCodeLookupProps,
} from '../PostalCodeField/PostalCodeField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  validateAddress,
  type AddressErrors,
  type AddressField,
  type AddressProblems,
  type AddressValues,
} from './AddressForm.model.ts';

export interface AddressFormLabels extends Omit<PostalCodeFieldLabels, 'problems'> {
  form: string;
  name: string;
  phone: string;
  street: string;
  outdoorNumber: string;
  interiorNumber: string;
  reference: string;
  referenceHelp: string;
  /** Error messages that replace the standard ones, also those of `validateAddress`. */
  problems: Partial<AddressProblems>;
}

const es: Omit<AddressFormLabels, Exclude<keyof PostalCodeFieldLabels, 'problems'>> = {
  form: 'Dirección',
  name: 'Quién recibe',
  phone: 'Teléfono',
  street: 'Calle',
  outdoorNumber: 'Núm. exterior',
  interiorNumber: 'Núm. interior',
  reference: 'Referencias',
  referenceHelp: 'Entre qué calles, color de la fachada',
  problems: {},
};

export interface AddressFormProps
  extends
    Omit<PostalCodeFieldProps, 'values' | 'onValuesChange' | 'errors' | 'labels'>,
    PostalCodeLookupProps {
  /** The whole address as typed, also what is not valid yet. */
  values: AddressValues;
  /** Called with the fields that changed. */
  onValuesChange: (change: Partial<AddressValues>) => void;
  /** Problems of the whole form, after a submit: they show at once. Others show when a field is left. */
  errors?: AddressErrors | undefined;
  /** Asks who receives, at what telephone, and for references; a place without a person has none of them. Default: true. */
  hasPerson?: boolean | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<AddressFormLabels> | undefined;
}

/** An address of origin or destination: the postal code first, because it fills most of the rest. */
export function AddressForm({
  values,
  onValuesChange,
  onZipCode,
  lookup,
  errors,
  onShortenNeighborhood,
  hasPerson = true,
  labels,
  className,
  ...rest
}: AddressFormProps) {
  const words = { ...es, ...labels };
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const problems = validateAddress(values, words.problems, { hasPerson });
  const errorOf = (field: AddressField) => errors?.[field] ?? (left.has(field) ? problems[field] : undefined);

  const field = (name: AddressField) => ({
    value: values[name],
    error: errorOf(name),
    onChange: (text: string) => onValuesChange({ [name]: text }),
    onBlur: () => setLeft((before) => new Set(before).add(name)),
  });

  return (
    <div role="group" aria-label={words.form} {...rest} className={cx(s.root, className)}>
      {hasPerson && (
        <>
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
        </>
      )}
      <PostalCodeField
        className={s.all}
        values={values}
        onValuesChange={onValuesChange}
        onZipCode={onZipCode}
        lookup={lookup}
        errors={errors}
        onShortenNeighborhood={onShortenNeighborhood}
        labels={labels}
      />
      <TextField className={s.three} label={words.street} {...field('street')} />
      <TextField className={s.one} label={words.outdoorNumber} {...field('outdoorNumber')} />
      <TextField className={s.interior} label={words.interiorNumber} optional {...field('interiorNumber')} />
      {hasPerson && (
        <TextField
          className={s.all}
          label={words.reference}
          optional
          description={words.referenceHelp}
          {...field('reference')}
        />
      )}
    </div>
  );
}
