import { Card } from '@trastienda/ui/Card';
import { ComboBox } from '@trastienda/ui/ComboBox';
import { TextField } from '@trastienda/ui/TextField';
import { productNameLimit } from '@trastienda/domain/product';
import { useRead } from '../../../shared/store/hooks.ts';
import { beforeOf, bound, type ProductForm } from '../form-view.ts';
import { brandSearch } from '../operations.ts';
import * as s from '../product-form.css.ts';
import { useSettled } from '../../../shared/lib/use-settled.ts';
import { CategoryField } from './category-field.tsx';

/** The identity of the product: its name, its category, and its brand. */
export function IdentityCard({ form }: { readonly form: ProductForm }) {
  return (
    <Card title="Datos básicos">
      <div className={s.fields}>
        <TextField
          label="Nombre"
          maxCount={productNameLimit}
          description={beforeOf(form, ({ name }) => name) ?? 'Producto, material y medida: así lo buscan'}
          {...bound(form, 'name')}
        />
        <CategoryField form={form} />
        <BrandField form={form} />
      </div>
    </Card>
  );
}

function BrandField({ form }: { readonly form: ProductForm }) {
  const { fields, change } = form;
  const words = useSettled(fields.brand.trim(), 250);
  const brands = useRead(brandSearch, { query: words === '' ? {} : { search: words } }, { freshFor: 60_000 });
  const items = (brands.value?.data ?? []).map(({ name }) => ({ id: name, label: name }));
  return (
    <ComboBox
      label="Marca"
      data-field="brand"
      optional
      allowsCustomValue
      items={items}
      inputValue={fields.brand}
      onInputChange={(brand) => change({ brand })}
      onChange={(brand) => brand !== null && change({ brand })}
      description={beforeOf(form, ({ brand }) => brand) ?? 'Si es tuya, escribe el nombre de tu tienda'}
      error={form.faultAt('brand')}
    />
  );
}
