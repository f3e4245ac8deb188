import type { CallOutput } from '@trastienda/api-client';
import type { getHostedShopProduct } from '@trastienda/api-client/products';
import { type Centavos, centavos, fromCentavos, toCentavos } from '@trastienda/domain';
import { productLimits } from '@trastienda/domain/product';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { NumberField } from '@trastienda/ui/NumberField';
import { Switch } from '@trastienda/ui/Switch';
import * as f from '../../../shared/form/form-card.css.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { hostedProductEdit } from '../operations.ts';

type Props = {
  readonly product: CallOutput<typeof getHostedShopProduct>['data'];
  readonly onClose: () => void;
};

type HostedForm = {
  readonly price: Centavos | null;
  readonly stock: number | null;
  readonly active: boolean;
};

function faultsOf({ price, stock }: HostedForm) {
  return {
    price:
      price === null || price <= 0
        ? 'Escribe un precio mayor que 0'
        : fromCentavos(price) > productLimits.price
          ? 'Escribe un precio de hasta $9,999,999.99'
          : undefined,
    stock:
      stock === null || !Number.isInteger(stock) || stock < 0
        ? 'Escribe las existencias como un número entero, 0 o más'
        : stock > productLimits.stock
          ? 'Escribe hasta 999,999 piezas'
          : undefined,
  };
}

/** Price, pieces and state as the hosted shop shows them; the product here stays as it is (S7.73). */
export default function HostedShopDialog({ product, onClose }: Props) {
  const form = useForm({
    draft: `producto de Shopify ${product.IDProduct}`,
    initial: (): HostedForm => ({
      price: toCentavos(product.price),
      stock: product.stock,
      active: product.active,
    }),
    faultsOf,
    write: hostedProductEdit,
    writeKey: product.IDProduct,
    inputOf: ({ price, stock, active }) => ({
      params: { shopId: product.shop_id },
      body: { ...product, price: fromCentavos(price ?? centavos(0)), stock: stock ?? 0, active },
    }),
    failedTitle: 'No se guardó en tu tienda Shopify.',
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Editar en tu tienda Shopify"
      submitLabel="Guardar"
      pendingLabel="Guardando…"
      onClose={onClose}
    >
      <div className={f.pair}>
        <MoneyField label="Precio" isRequired {...form.bind('price')} />
        <NumberField label="Existencias" unit="piezas" min={0} decimals={0} {...form.bind('stock')} />
      </div>
      <Switch isSelected={form.form.active} onChange={(active) => form.change({ active })}>
        Activo en Shopify
      </Switch>
    </FormDialog>
  );
}
