import { conformanceCase } from '../../testing/conformance.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export default conformanceCase({
  name: 'Tooltip',
  component: Tooltip,
  render: (props) => (
    <Tooltip {...props} content="Imprime la etiqueta">
      <Button>Imprimir</Button>
    </Tooltip>
  ),
  overlay: true,
});
