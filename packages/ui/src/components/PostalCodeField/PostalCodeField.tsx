import { type ColonyOption, mexicanStates, validatePostalCode } from '@trastienda/domain';
import { useState, type ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from '../../internal/form-grid.css.ts';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { NeighborhoodField } from './NeighborhoodField.tsx';
import {
  validatePostalCodeValues,
  type PostalCodeErrors,
  type PostalCodePart,
  type PostalCodeProblems,
  type PostalCodeValues,
} from './PostalCodeField.model.ts';

export interface PostalCodeFieldLabels {
  zipCode: string;
  searching: string;
  unknown: string;
  failed: string;
  state: string;
  borough: string;
  neighborhood: string;
  other: string;
  otherNeighborhood: string;
  /** Error messages that replace the standard ones, also those of `validatePostalCodeValues`. */
  problems: Partial<PostalCodeProblems>;
}

const es: PostalCodeFieldLabels = {
  zipCode: 'Código postal',
  searching: 'Buscando…',
  unknown: 'No encontramos ese CP. Escribe tú el estado, el municipio y la colonia.',
  failed: 'No pudimos buscar ese CP. Puedes escribir los datos tú.',
  state: 'Estado',
  borough: 'Municipio o alcaldía',
  neighborhood: 'Colonia',
  other: 'Otra',
  otherNeighborhood: 'Nombre de la colonia',
  problems: {},
};

/** The lookup of the typed postal code. */
export interface PostalCodeLookup {
  status: 'idle' | 'loading' | 'found' | 'unknown' | 'failed';
  /** Neighbourhoods of the postal code, as `colonyOptions` of `@trastienda/domain` makes them. */
  neighborhoods?: readonly ColonyOption[] | undefined;
}

/** The props by which a form answers for a postal code. */
export interface PostalCodeLookupProps {
  /** Five digits were typed: look them up, then give `lookup`, and `state` and `borough` in `values`. */
  onZipCode?: ((zipCode: string) => void) | undefined;
  /** The state of the look-up, with what it found. Default: `idle`, before any. */
  lookup?: PostalCodeLookup | undefined;
  /** Called to shorten a neighbourhood that does not fit the guide; omit it to offer nothing. */
  onShortenNeighborhood?: (() => void) | undefined;
}

export interface PostalCodeFieldProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'>, PostalCodeLookupProps {
  /** The four parts as typed or looked up. */
  values: PostalCodeValues;
  /** Called with the parts that changed. */
  onValuesChange: (change: Partial<PostalCodeValues>) => void;
  /** Problems of the whole form, after a submit: they show at once. Others show when a part is left. */
  errors?: PostalCodeErrors | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<PostalCodeFieldLabels> | undefined;
}

/** A postal code and what it fills: state, municipality and neighbourhood, or "Otra". */
export function PostalCodeField({
  values,
  onValuesChange,
  onZipCode,
  lookup = { status: 'idle' },
  errors,
  onShortenNeighborhood,
  labels,
  className,
  ...rest
}: PostalCodeFieldProps) {
  const words = { ...es, ...labels };
  const [left, setLeft] = useState<ReadonlySet<PostalCodePart>>(new Set());
  const problems = validatePostalCodeValues(values, words.problems);
  const errorOf = (part: PostalCodePart) => errors?.[part] ?? (left.has(part) ? problems[part] : undefined);
  const isKnown = lookup.status === 'found';
  const field = (part: PostalCodePart) => ({
    value: values[part],
    error: errorOf(part),
    onChange: (text: string) => onValuesChange({ [part]: text }),
    onBlur: () => setLeft((before) => new Set(before).add(part)),
  });
  const changeZipCode = (text: string) => {
    const digits = text.replace(/\D/gu, '').slice(0, 5);
    onValuesChange({ zipCode: digits });
    if (digits !== values.zipCode && validatePostalCode(digits).ok) onZipCode?.(digits);
  };

  return (
    <div role="group" aria-label={words.zipCode} {...rest} className={cx(s.root, className)}>
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
        {...field('neighborhood')}
        known={isKnown ? (lookup.neighborhoods ?? []) : []}
        onShorten={onShortenNeighborhood}
        words={words}
      />
    </div>
  );
}
