import { centavos } from '@trastienda/domain';
import { conformanceCase } from '../../testing/conformance.ts';
import { TopTable } from './TopTable.tsx';

const rows = [{ id: 'a', name: 'Vasos', units: 3, amount: centavos(100) }];

export default conformanceCase({
  name: 'TopTable',
  component: TopTable,
  render: (props) => <TopTable rows={rows} {...props} />,
  strings: {
    defaults: [
      'Productos con más ventas',
      'Por monto',
      'Por unidades',
      'Lugar',
      'Categoría',
      'Parte del total',
    ],
    replaced: (
      <TopTable
        rows={rows}
        labels={{
          title: 'Top',
          order: 'Order',
          byAmount: 'Amount',
          byUnits: 'Units',
          place: 'Rank',
          category: 'Kind',
          share: 'Share',
        }}
      />
    ),
  },
});
