import { conformanceCase } from '../../testing/conformance.ts';
import { ComboBox } from './ComboBox.tsx';

export default conformanceCase({
  name: 'ComboBox',
  component: ComboBox,
  render: (props) => <ComboBox {...props} aria-label="Colonia" />,
  strings: {
    defaults: ['Mostrar opciones'],
    replaced: <ComboBox aria-label="Colonia" toggleLabel="Show" emptyLabel="None" />,
  },
});
