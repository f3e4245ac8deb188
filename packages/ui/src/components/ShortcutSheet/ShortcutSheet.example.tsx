import { Button } from '@trastienda/ui/Button';
import { ShortcutSheet, type ShortcutGroup } from '@trastienda/ui/ShortcutSheet';
import { useState } from 'react';

// Give those of your application: without `groups` the keys are Trastienda's.
const groups: ShortcutGroup[] = [
  {
    id: 'todo',
    label: 'En todas partes',
    items: [
      { keys: [['?']], does: 'Ver estos atajos' },
      { keys: [['Esc']], does: 'Cerrar, quitar la selección o dejar de editar' },
    ],
  },
  {
    id: 'listas',
    label: 'En una lista',
    items: [
      { keys: [['J'], ['↓']], does: 'Siguiente' },
      { keys: [['Shift', 'X']], does: 'Extender la selección' },
    ],
  },
];

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Atajos del teclado</Button>
      <ShortcutSheet groups={groups} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
