import { conformanceCase } from '../../testing/conformance.ts';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'a', title: 'Tienda', state: 'done', content: 'x' },
  { id: 'b', title: 'Contrato', state: 'later' },
] as const;

export default conformanceCase({
  name: 'Accordion',
  component: Accordion,
  render: (props) => <Accordion {...props} items={items} />,
  strings: {
    defaults: ['Listo', 'Después'],
    replaced: <Accordion items={items} labels={{ done: 'Done', later: 'Later' }} />,
  },
});
