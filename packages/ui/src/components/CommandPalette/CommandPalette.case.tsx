import { conformanceCase } from '../../testing/conformance.ts';
import { CommandPalette } from './CommandPalette.tsx';

export default conformanceCase({
  name: 'CommandPalette',
  component: CommandPalette,
  render: (props) => <CommandPalette {...props} />,
  strings: {
    defaults: [
      'Buscar y hacer',
      'Pedido, guía, SKU, página o acción',
      ' recorrer',
      ' abrir',
      ' cerrar',
      'Cerrar',
    ],
    replaced: (
      <CommandPalette
        isOpen
        labels={{
          title: 'Find and do',
          placeholder: 'Order, label, SKU or page',
          results: 'Results',
          walk: 'walk',
          choose: 'open',
          close: 'close',
          dismiss: 'Close',
        }}
      />
    ),
  },
  overlay: true,
});
