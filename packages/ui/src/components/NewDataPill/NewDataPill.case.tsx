import { conformanceCase } from '../../testing/conformance.ts';
import { NewDataPill } from './NewDataPill.tsx';

export default conformanceCase({
  name: 'NewDataPill',
  component: NewDataPill,
  render: (props) => <NewDataPill count={3} {...props} />,
  strings: {
    defaults: ['3 pedidos nuevos', 'Mostrar'],
    replaced: <NewDataPill count={3} labels={{ text: (count) => `${count} new`, show: 'Show' }} />,
  },
});
