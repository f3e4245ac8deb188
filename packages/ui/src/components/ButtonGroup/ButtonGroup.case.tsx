import { conformanceCase } from '../../testing/conformance.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

export default conformanceCase({
  name: 'ButtonGroup',
  component: ButtonGroup,
  render: (props) => (
    <ButtonGroup aria-label="Acciones" {...props} actions={[{ id: 'a', label: 'Imprimir' }]} />
  ),
});
