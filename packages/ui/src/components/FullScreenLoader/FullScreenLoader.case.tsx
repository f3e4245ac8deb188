import { conformanceCase } from '../../testing/conformance.ts';
import { FullScreenLoader } from './FullScreenLoader.tsx';

export default conformanceCase({
  name: 'FullScreenLoader',
  component: FullScreenLoader,
  render: (props) => <FullScreenLoader contained {...props} />,
  strings: {
    defaults: ['Abriendo Trastienda…'],
    replaced: <FullScreenLoader brand="Bodega" message="Un momento" />,
  },
});
