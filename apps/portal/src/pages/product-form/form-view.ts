import { isSameValue } from '@trastienda/domain';
import type { ProductFieldName, ProductFields, RecordField } from './model/fields.ts';

/** The part of a product's form that its cards need, whether it is created or changed. */
export type ProductForm = {
  readonly fields: ProductFields;
  readonly change: (change: Partial<ProductFields>) => void;
  /** The faults of a field. */
  readonly faultAt: (name: ProductFieldName) => string | undefined;
  /** As it is kept, where it is changed; `null` for a new one. */
  readonly before: ProductFields | null;
  /** The id of the stored product: its own SKUs are no other product's. */
  readonly productId: string | null;
};

/** A field's value, change and fault, as the fields of the design system take them. */
export const bound = <Name extends keyof ProductFields>(form: ProductForm, name: Name) => ({
  value: form.fields[name],
  onChange: (value: ProductFields[Name]) =>
    form.change({ [name]: value } as unknown as Partial<ProductFields>),
  error: form.faultAt(name),
  'data-field': name,
});

type Entry<Field extends RecordField> = keyof ProductFields[Field] & string;

/** It types one entry of a field that is a record. */
export const putEntry = <Field extends RecordField, Name extends Entry<Field>>(
  { fields, change }: Pick<ProductForm, 'fields' | 'change'>,
  field: Field,
  name: Name,
  value: ProductFields[Field][Name],
): void => change({ [field]: { ...fields[field], [name]: value } } as unknown as Partial<ProductFields>);

/** The same as `bound`, for one entry of a field that is a record. */
export const boundEntry = <Field extends RecordField, Name extends Entry<Field>>(
  form: ProductForm,
  field: Field,
  name: Name,
) => ({
  value: form.fields[field][name],
  onChange: (value: ProductFields[Field][Name]) => putEntry(form, field, name, value),
  error: form.faultAt(`${field}.${name}`),
  'data-field': `${field}.${name}`,
});

/** 'Antes: 2.90 kg', under a field that is not as it is kept. @param of What of the form the field is for. */
export const beforeOf = <Value>(
  { fields, before }: ProductForm,
  of: (fields: ProductFields) => Value,
  say: (value: NonNullable<Value>) => string = String,
): string | undefined => {
  if (before === null) return undefined;
  const was = of(before);
  if (isSameValue(was, of(fields))) return undefined;
  const said = was === null || was === undefined ? '' : say(was);
  return said === '' ? 'Antes: vacío' : `Antes: ${said}`;
};
