import { listFulfillmentWarehouses } from '@trastienda/api-client/shippings';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Tabs } from '@trastienda/ui/Tabs';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { warehouseList } from './operations.ts';
import { withdrawAddress, withdrawSearch } from './search.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import * as s from './page.css.ts';
import { Withdrawals } from './withdrawals.tsx';

/** `/fulfillment/retirar-inventario`: what comes back from the warehouse, and what was asked before (D360). */
export default function WithdrawInventoryPage() {
  const { vista } = useSearch(withdrawSearch).search;
  return (
    <>
      <PageHeader
        title="Retirar inventario"
        context="Pide de vuelta las piezas que guardas en el almacén"
        back={{ href: paths.fulfillment(), label: 'Fulfillment' }}
      />
      <Tabs
        aria-label="Retiros"
        items={[
          { id: 'nuevo', label: 'Nuevo retiro', href: withdrawAddress() },
          { id: 'anteriores', label: 'Anteriores', href: withdrawAddress({ vista: 'anteriores' }) },
        ]}
        selectedKey={vista}
      >
        <div className={s.view}>{vista === 'nuevo' ? <NewWithdrawal /> : <Withdrawals />}</div>
      </Tabs>
    </>
  );
}

function NewWithdrawal() {
  const warehouses = useRead(warehouseList, {}, { freshFor: 60_000 });
  if (warehouses.value === null) {
    return warehouses.status === 'failed' ? (
      <CallFailed
        error={warehouses.error}
        call={listFulfillmentWarehouses}
        title="No pudimos cargar los almacenes"
        onRetry={warehouses.ask}
      />
    ) : (
      <Card aria-busy>
        <CardBodySkeleton height={420} lines={6} />
      </Card>
    );
  }
  const { detail } = warehouses.value;
  return detail.length === 0 ? (
    <EmptyState kind="new" title="Aún no hay almacenes">
      Cuando tengamos uno, lo verás aquí.
    </EmptyState>
  ) : (
    <WithdrawForm warehouses={detail} />
  );
}
