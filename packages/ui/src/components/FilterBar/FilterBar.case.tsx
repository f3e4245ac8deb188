import { conformanceCase } from '../../testing/conformance.ts';
import { FilterBar } from './FilterBar.tsx';

export default conformanceCase({
  name: 'FilterBar',
  component: FilterBar,
  render: (props) => <FilterBar {...props} />,
  strings: { defaults: ['Filtros'], replaced: <FilterBar aria-label="Filters" /> },
});
