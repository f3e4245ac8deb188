import { Button, LineChart, TextField, UiProvider, type LineChartProps } from '@trastienda/ui';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { DateRangePicker } from '@trastienda/ui/DateRangePicker';
import { BoxIcon } from '@trastienda/ui/icons';
import { MexicoMap } from '@trastienda/ui/MexicoMap';
import { Select } from '@trastienda/ui/Select';
import { Sidebar } from '@trastienda/ui/Sidebar';
import { useState } from 'react';

// An application of somebody else: every kind of entry, typed to the last declaration.
interface Order {
  readonly id: string;
  readonly buyer: string;
}

const columns: readonly DataTableColumn<Order>[] = [
  { key: 'id', header: 'Pedido', isRowHeader: true, cell: ({ id }) => id },
  { key: 'buyer', header: 'Comprador', cell: ({ buyer }) => buyer },
];
const orders: readonly Order[] = [{ id: '61840277', buyer: 'María Fernanda Ortiz' }];
const sales: LineChartProps['series'] = [{ key: 'now', label: 'Ventas', values: [120_000, 98_500] }];

export function App() {
  const [state, setState] = useState<string | null>('JAL');
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider>
      <Sidebar
        brand="Huerto"
        mark={
          <svg viewBox="0 0 28 28">
            <circle cx="14" cy="14" r="14" fill="#0a7d3c" />
          </svg>
        }
      />
      <Button variant="primary" icon={<BoxIcon size={16} />} onPress={() => setOpen(true)}>
        Generar guía
      </Button>
      {/* @ts-expect-error a variant that is none */}
      <Button variant="enormous">Otro</Button>
      <TextField label="Referencia" isRequired maxLength={30} />
      <Select
        label="Estado"
        value={state}
        onChange={setState}
        items={[
          { id: 'JAL', label: 'Jalisco' },
          { id: 'OAX', label: 'Oaxaca' },
        ]}
      />
      <DateRangePicker label="Fecha del pedido" />
      <DataTable label="Pedidos" columns={columns} rows={orders} rowKey={({ id }) => id} />
      <LineChart title="Ventas por día" categories={['2025-01-30', '2025-01-31']} series={sales} />
      <MexicoMap title="Ventas por estado" />
      <ConfirmModal title="¿Generar la guía?" isOpen={isOpen} onConfirm={() => setOpen(false)}>
        Cuesta $128.50.
      </ConfirmModal>
    </UiProvider>
  );
}
