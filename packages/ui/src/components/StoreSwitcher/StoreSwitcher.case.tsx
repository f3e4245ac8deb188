import { conformanceCase } from '../../testing/conformance.ts';
import { StoreSwitcher } from './StoreSwitcher.tsx';

export default conformanceCase({
  name: 'StoreSwitcher',
  component: StoreSwitcher,
  render: (props) => <StoreSwitcher status="loading" {...props} />,
  strings: {
    defaults: ['Cargando tiendas'],
    replaced: <StoreSwitcher status="loading" labels={{ loading: 'Loading' }} />,
  },
});
