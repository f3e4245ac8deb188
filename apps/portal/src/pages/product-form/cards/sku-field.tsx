import { validateSku } from '@trastienda/domain/product';
import { TextField } from '@trastienda/ui/TextField';
import { beforeOf, type ProductForm } from '../form-view.ts';
import { skuOf } from '../model/fields.ts';
import { useSkuCheck } from '../use-checks.ts';

type Props = { readonly form: ProductForm; readonly rowKey: string };

/** The SKU of a product without variations; whether another product has it is asked once it is left. */
export function SkuField({ form, rowKey }: Props) {
  const name = `sku/${rowKey}` as const;
  const value = skuOf(form.fields, rowKey);
  const { taken, check } = useSkuCheck(value.trim(), form.productId);
  return (
    <TextField
      label="SKU"
      data-field={name}
      maxLength={50}
      description={
        beforeOf(form, name, (sku) => sku ?? '') ?? 'Tu clave del producto: letras, números, puntos o guiones'
      }
      value={value}
      onChange={(sku) => form.change({ [name]: sku })}
      onBlur={() => validateSku(value).ok && check()}
      error={form.faultAt(name) ?? (taken ? `Ya existe un producto con el SKU ${value.trim()}` : undefined)}
    />
  );
}
