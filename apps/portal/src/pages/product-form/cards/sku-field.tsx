import { validateSku } from '@trastienda/domain/product';
import { TextField } from '@trastienda/ui/TextField';
import { type ProductForm, useBefore, useBoundEntry } from '../form-view.ts';
import { skuOf } from '../model/fields.ts';
import { useSkuCheck } from '../use-checks.ts';

type Props = { readonly form: ProductForm; readonly rowKey: string };

/** The SKU of a product without variations; whether another product has it is asked once it is left. */
export function SkuField({ form, rowKey }: Props) {
  const { value = '', error, ...field } = useBoundEntry(form, 'skus', rowKey);
  const { taken, check } = useSkuCheck(value.trim(), form.productId);
  return (
    <TextField
      {...field}
      label="SKU"
      maxLength={50}
      description={
        useBefore(form, (fields) => skuOf(fields, rowKey)) ??
        'Tu clave del producto: letras, números, puntos o guiones'
      }
      value={value}
      onBlur={() => validateSku(value).ok && check()}
      error={error ?? (taken ? `Ya existe un producto con el SKU ${value.trim()}` : undefined)}
    />
  );
}
