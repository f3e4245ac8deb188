import type { ProductFields } from './model/fields.ts';

/** What the cards of a product need of its form, whether it is made or changed. */
export type ProductForm = {
  readonly fields: ProductFields;
  readonly change: (change: Partial<ProductFields>) => void;
  /** What is to be mended of a field. */
  readonly faultAt: (name: keyof ProductFields) => string | undefined;
  /** As it is kept, where it is changed; `null` for a new one. */
  readonly before: ProductFields | null;
  /** Of the kept one: its own SKUs are no other product's. */
  readonly productId: string | null;
};

/** Types a field's value. */
export const put = <Name extends keyof ProductFields>(
  { change }: Pick<ProductForm, 'change'>,
  name: Name,
  value: ProductFields[Name],
): void => change({ [name]: value } as unknown as Partial<ProductFields>);

/** A field's value, change and fault, as the fields of the design system take them. */
export const bound = <Name extends keyof ProductFields>(form: ProductForm, name: Name) => ({
  value: form.fields[name],
  onChange: (value: ProductFields[Name]) => put(form, name, value),
  error: form.faultAt(name),
  'data-field': name,
});

/** 'Antes: 2.90 kg', under a field that is not as it is kept. */
export const beforeOf = <Name extends keyof ProductFields>(
  { fields, before }: ProductForm,
  name: Name,
  say: (value: ProductFields[Name]) => string = String,
): string | undefined => {
  if (before === null || Object.is(before[name], fields[name])) return undefined;
  const said = before[name] === null || before[name] === undefined ? '' : say(before[name]);
  return said === '' ? 'Antes: vacío' : `Antes: ${said}`;
};
