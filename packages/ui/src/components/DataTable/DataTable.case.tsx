import { conformanceCase } from '../../testing/conformance.ts';
import { DataTable } from './DataTable.tsx';

export default conformanceCase({
  name: 'DataTable',
  component: DataTable,
  render: (props) => (
    <DataTable
      {...props}
      label="Pedidos"
      columns={[{ key: 'id', header: 'Pedido', cell: (row: string) => row }]}
      rows={['61840277']}
      rowKey={(row) => row}
      selected={new Set()}
      onSelectionChange={() => {}}
    />
  ),
  strings: {
    defaults: ['Seleccionar 61840277', 'Seleccionar esta página'],
    replaced: (
      <DataTable
        label="Pedidos"
        columns={[{ key: 'id', header: 'Pedido', cell: (row: string) => row }]}
        rows={['61840277']}
        rowKey={(row) => row}
        selected={new Set()}
        onSelectionChange={() => {}}
        labels={{ selectPage: 'All', selectRow: () => 'One', loading: 'Wait', selection: 'Acts' }}
      />
    ),
  },
});
