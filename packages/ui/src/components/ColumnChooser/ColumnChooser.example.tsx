import { ColumnChooser } from '@trastienda/ui/ColumnChooser';
import { useState } from 'react';

const columns = [
  { key: 'order', header: 'Pedido', isRowHeader: true },
  { key: 'client', header: 'Cliente' },
  { key: 'articles', header: 'Artículos' },
  { key: 'status', header: 'Estado', isRequired: true },
  { key: 'documents', header: 'Documentos', label: 'Evidencia y factura' },
  { key: 'total', header: 'Total' },
];

export function Example() {
  // The same two go to the table: its `columns`, and what is hidden as `hiddenColumns`.
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['documents']));
  return <ColumnChooser columns={columns} hidden={hidden} onHiddenChange={setHidden} />;
}
