import { conformanceCase } from '../../testing/conformance.ts';
import { MexicoMap } from './MexicoMap.tsx';

const items = [
  { state: 'MX-JAL', value: 8_572_000 },
  { state: 'MX-NLE', value: 5_000_000 },
];

export default conformanceCase({
  name: 'MexicoMap',
  component: MexicoMap,
  render: (props) => <MexicoMap title="Ventas por estado" items={items} {...props} />,
  strings: {
    defaults: ['Ver como tabla', 'mapa', 'Usa las flechas', 'Sin ventas', 'sin ventas'],
    replaced: (
      <MexicoMap
        title="By state"
        items={items}
        labels={{
          asTable: 'As a table',
          kind: 'map',
          hint: 'Use the arrows',
          noData: 'No sales',
          noValue: 'none',
          states: (count) => `${count} states`,
        }}
      />
    ),
  },
});
