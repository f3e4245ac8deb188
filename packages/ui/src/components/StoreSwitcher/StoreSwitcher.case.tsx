import { conformanceCase } from '../../testing/conformance.ts';
import { StoreSwitcher } from './StoreSwitcher.tsx';

const stores = [1, 2, 3, 4, 5].map((id) => ({ id: `${id}`, name: id === 1 ? null : `Tienda ${id}` }));
const all = { stores, currentStoreId: '1' };

export default conformanceCase({
  name: 'StoreSwitcher',
  component: StoreSwitcher,
  render: (props) => <StoreSwitcher status="loading" {...props} />,
  strings: {
    defaults: ['Cargando tiendas'],
    replaced: <StoreSwitcher status="loading" labels={{ loading: 'Loading' }} />,
  },
  laterStrings: {
    defaults: ['Sin nombre', '>SN<', 'Tus tiendas', 'Mostrar todas las tiendas', 'Mostrar menos tiendas'],
    saying: <StoreSwitcher {...all} />,
    replaced: (
      <StoreSwitcher
        {...all}
        labels={{ nameless: 'No name', list: 'Stores', showAll: 'All stores', showLess: 'Fewer stores' }}
      />
    ),
    after: 'pressing',
  },
});
