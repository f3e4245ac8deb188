import { conformanceCase } from '../../testing/conformance.ts';
import { SearchField } from './SearchField.tsx';

export default conformanceCase({
  name: 'SearchField',
  component: SearchField,
  render: (props) => <SearchField {...props} />,
  strings: {
    defaults: ['Buscar', 'Borrar búsqueda'],
    replaced: <SearchField placeholder="Search" clearLabel="Clear" />,
  },
});
