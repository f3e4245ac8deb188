import { isSameValue } from '@trastienda/domain';
import { useCallback } from 'react';
import type { Change } from '../../shared/form/use-draft.ts';
import { useStored, type ValueStore } from '../../shared/lib/value-store.ts';
import type { ProductFaults } from './model/faults.ts';
import type { ProductFieldName, ProductFields, RecordField } from './model/fields.ts';

/** A product's form as it is seen at a moment, whether it is created or changed. */
export type ProductView = {
  readonly fields: ProductFields;
  readonly faults: ProductFaults;
  /** As it is kept, where it is changed; `null` for a new one. */
  readonly before: ProductFields | null;
};

/**
 * A product's form as its cards take it. It stays the same while one types, so that a key draws the field that it goes to: each
 * reads what it shows by a hook of this file. A product may have a thousand variations.
 */
export type ProductForm = {
  readonly view: ValueStore<ProductView>;
  readonly change: (change: Change<ProductFields>) => void;
  /** The id of the stored product: its own SKUs are no other product's. */
  readonly productId: string | null;
};

/** Reads a part of a form by a selector; the component draws again only where that part is another. */
export const useView = <Part>(
  { view }: ProductForm,
  part: (view: ProductView) => Part,
  isSame?: (one: Part, other: Part) => boolean,
): Part => useStored(view, part, isSame);

/** The value of a field. */
export const useFieldOf = <Name extends keyof ProductFields>(
  form: ProductForm,
  name: Name,
): ProductFields[Name] => useView(form, ({ fields }) => fields[name]);

export const useFault = (form: ProductForm, name: ProductFieldName): string | undefined =>
  useView(form, ({ faults }) => faults[name]);

/** A field's value, change and fault, as the fields of the design system take them. */
export function useBound<Name extends keyof ProductFields>(form: ProductForm, name: Name) {
  const { change } = form;
  return {
    value: useFieldOf(form, name),
    onChange: useCallback(
      (value: ProductFields[Name]) => change({ [name]: value } as unknown as Partial<ProductFields>),
      [change, name],
    ),
    error: useFault(form, name),
    'data-field': name,
  };
}

type Entry<Field extends RecordField> = keyof ProductFields[Field] & string;

/** It types one entry of a field that is a record. */
export const putEntry = <Field extends RecordField, Name extends Entry<Field>>(
  { change }: ProductForm,
  field: Field,
  name: Name,
  value: ProductFields[Field][Name],
): void =>
  change((fields) => ({ [field]: { ...fields[field], [name]: value } }) as unknown as Partial<ProductFields>);

/** The same as `useBound`, for one entry of a field that is a record. */
export function useBoundEntry<Field extends RecordField, Name extends Entry<Field>>(
  form: ProductForm,
  field: Field,
  name: Name,
) {
  return {
    value: useView(form, ({ fields }) => fields[field][name]),
    onChange: (value: ProductFields[Field][Name]) => putEntry(form, field, name, value),
    error: useFault(form, `${field}.${name}`),
    'data-field': `${field}.${name}`,
  };
}

/** 'Antes: 2.90 kg', under a field that is not as it is kept. @param of What of the form the field is for. */
export const useBefore = <Value>(
  form: ProductForm,
  of: (fields: ProductFields) => Value,
  say: (value: NonNullable<Value>) => string = String,
): string | undefined =>
  useView(form, ({ fields, before }) => {
    if (before === null) return undefined;
    const was = of(before);
    if (isSameValue(was, of(fields))) return undefined;
    const said = was === null || was === undefined ? '' : say(was);
    return said === '' ? 'Antes: vacío' : `Antes: ${said}`;
  });
