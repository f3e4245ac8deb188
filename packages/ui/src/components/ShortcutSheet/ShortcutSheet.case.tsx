import { conformanceCase } from '../../testing/conformance.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

export default conformanceCase({
  name: 'ShortcutSheet',
  component: ShortcutSheet,
  render: (props) => <ShortcutSheet {...props} />,
  strings: {
    defaults: ['Atajos del teclado', 'En todas partes', 'Cerrar', '>o<', '>Ctrl<'],
    replaced: (
      <ShortcutSheet
        isOpen
        title="Keys"
        closeLabel="Close"
        orLabel="or"
        modifier="⌘"
        groups={[{ id: 'all', label: 'Everywhere', items: [{ keys: [['Ctrl', 'K'], ['/']], does: 'Find' }] }]}
      />
    ),
  },
  overlay: true,
});
