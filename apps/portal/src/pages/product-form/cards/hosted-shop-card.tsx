import { formatMxn, formatNumber, toCentavos } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';
import { useRead } from '../../../shared/store/hooks.ts';
import { hostedProduct } from '../operations.ts';

const HostedShopDialog = lazyPart(() => import('./hosted-shop-dialog.tsx'));

/** The product in a hosted shop; a store without one, or whose shop does not know the product, sees nothing. */
export function HostedShopCard({ id }: { readonly id: string }) {
  const { value, status } = useRead(hostedProduct, { query: { IDProduct: id } });
  const [isEditing, setEditing] = useState(false);
  if (value === null || status === 'failed') return null;
  const { name, sku, price, stock, active } = value.data;
  return (
    <Card
      title="En tu tienda Shopify"
      action={
        <Button size="sm" aria-label="Editar en tu tienda Shopify" onPress={() => setEditing(true)}>
          Editar
        </Button>
      }
    >
      <KeyValueList
        items={[
          { key: 'name', label: 'Nombre', value: name },
          { key: 'sku', label: 'SKU', value: sku },
          { key: 'price', label: 'Precio', value: formatMxn(toCentavos(price)) },
          { key: 'stock', label: 'Existencias', value: formatNumber(stock) },
          { key: 'state', label: 'Estado', value: active ? 'Activo' : 'En pausa' },
        ]}
      />
      {isEditing && (
        <Suspense fallback={null}>
          <HostedShopDialog product={value.data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
