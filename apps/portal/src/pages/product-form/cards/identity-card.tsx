import { Card } from '@trastienda/ui/Card';
import { ComboBox } from '@trastienda/ui/ComboBox';
import { TextField } from '@trastienda/ui/TextField';
import { productNameLimit } from '@trastienda/domain/product';
import { useRead } from '../../../shared/store/hooks.ts';
import { type ProductForm, useBefore, useBound, useFault, useFieldOf } from '../form-view.ts';
import { brandSearch } from '../operations.ts';
import * as s from '../product-form.css.ts';
import { useSettled } from '../../../shared/lib/use-settled.ts';
import { CategoryField } from './category-field.tsx';

/** The identity of the product: its name, its category, and its brand. */
export function IdentityCard({ form }: { readonly form: ProductForm }) {
  return (
    <Card title="Datos básicos">
      <div className={s.fields}>
        <NameField form={form} />
        <CategoryField form={form} />
        <BrandField form={form} />
      </div>
    </Card>
  );
}

function NameField({ form }: { readonly form: ProductForm }) {
  return (
    <TextField
      label="Nombre"
      maxCount={productNameLimit}
      description={useBefore(form, ({ name }) => name) ?? 'Producto, material y medida: así lo buscan'}
      {...useBound(form, 'name')}
    />
  );
}

function BrandField({ form }: { readonly form: ProductForm }) {
  const { change } = form;
  const typed = useFieldOf(form, 'brand');
  const words = useSettled(typed.trim(), 250);
  const brands = useRead(brandSearch, { query: words === '' ? {} : { search: words } }, { freshFor: 60_000 });
  const items = (brands.value?.data ?? []).map(({ name }) => ({ id: name, label: name }));
  return (
    <ComboBox
      label="Marca"
      data-field="brand"
      optional
      allowsCustomValue
      items={items}
      inputValue={typed}
      onInputChange={(brand) => change({ brand })}
      onChange={(brand) => brand !== null && change({ brand })}
      description={useBefore(form, ({ brand }) => brand) ?? 'Si es tuya, escribe el nombre de tu tienda'}
      error={useFault(form, 'brand')}
    />
  );
}
