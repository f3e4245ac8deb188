import { conformanceCase } from '../../testing/conformance.ts';
import { VirtualDataTable } from './VirtualDataTable.tsx';

export default conformanceCase({
  name: 'VirtualDataTable',
  component: VirtualDataTable,
  render: (props) => (
    <VirtualDataTable
      {...props}
      label="Pedidos"
      columns={[{ key: 'id', header: 'Pedido', cell: (row: number) => String(row) }]}
      rows={Array.from({ length: 100 }, (_, row) => row)}
      rowKey={String}
    />
  ),
});
