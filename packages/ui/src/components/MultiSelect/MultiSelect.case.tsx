import { conformanceCase } from '../../testing/conformance.ts';
import { MultiSelect } from './MultiSelect.tsx';

const items = [{ id: 'ML', label: 'Mercado Libre' }];

export default conformanceCase({
  name: 'MultiSelect',
  component: MultiSelect,
  render: (props) => <MultiSelect {...props} aria-label="Canales" items={items} value={['ML']} />,
  strings: {
    defaults: ['Elegidos', 'Quitar Mercado Libre', '1 de 1'],
    replaced: (
      <MultiSelect
        aria-label="Canales"
        items={items}
        value={['ML']}
        labels={{
          chosen: 'Chosen',
          count: (chosen, all) => `${chosen}/${all}`,
          remove: (label) => `Drop ${label}`,
          all: 'All',
          empty: 'None',
        }}
      />
    ),
  },
});
