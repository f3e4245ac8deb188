import { formatMxn, formatNumber, toCentavos } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { useRead } from '../../../shared/store/hooks.ts';
import { hostedProduct } from '../operations.ts';

/** How a hosted shop has it; a store without one, or whose shop does not know it, sees nothing. */
export function HostedShopCard({ id }: { readonly id: string }) {
  const { value, status } = useRead(hostedProduct, { query: { IDProduct: id } });
  if (value === null || status === 'failed') return null;
  const { name, sku, price, stock, active } = value.data;
  return (
    <Card title="En tu tienda Shopify">
      <KeyValueList
        items={[
          { key: 'name', label: 'Nombre', value: name },
          { key: 'sku', label: 'SKU', value: sku },
          { key: 'price', label: 'Precio', value: formatMxn(toCentavos(price)) },
          { key: 'stock', label: 'Existencias', value: formatNumber(stock) },
          { key: 'state', label: 'Estado', value: active ? 'Activo' : 'En pausa' },
        ]}
      />
    </Card>
  );
}
